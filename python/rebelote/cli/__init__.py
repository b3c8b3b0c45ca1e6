"""The `rebelote` command: solve a deal, a table of trumps and leaders, a file of deals.

It needs the extra `cli` (click and rich). This file alone does without them, to say so when they are missing;
`commands` holds the commands, `dealfile` reads deals, `pictures` draws, `rows` writes for other programs.
"""

import io
import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")  # suit symbols, whatever the code page
    try:
        from rebelote.cli.commands import rebelote  # noqa: PLC0415 (the extra may be missing)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in {"click", "rich"}:
            raise
        sys.exit("rebelote: the command line needs click and rich: pip install 'rebelote[cli]'")
    rebelote(prog_name="rebelote")
