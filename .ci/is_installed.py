"""Fail unless rebelote is imported from where this Python installs packages, not from a source tree."""

import sys
import sysconfig
from pathlib import Path

import rebelote

if not Path(rebelote.__file__).is_relative_to(sysconfig.get_path("platlib")):
    sys.exit(f"rebelote is imported from {rebelote.__file__}, not from the wheel")
print(f"rebelote is imported from {rebelote.__file__}")
