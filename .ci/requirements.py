"""Print, one a line, the requirements that pyproject.toml lists in the groups named.

`build-system` means what builds the package. Older versions of pip don't know dependency groups; this does.
"""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
groups = {"build-system": project["build-system"]["requires"], **project["dependency-groups"]}
for name in sys.argv[1:]:
    print(*groups[name], sep="\n")
