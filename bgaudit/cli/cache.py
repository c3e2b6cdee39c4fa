"""``bgaudit cache``: what is kept of audits, and how to be rid of it."""

from __future__ import annotations

import typer

from bgaudit.cli.running_options import CacheDirOption

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Look at the audits that are kept for the next run, or delete them.",
)


@app.command()
def info(cache_dir: CacheDirOption = None) -> None:
    """Say where the cache is, and how much is in it."""
    import sqlite3

    from bgaudit.cache.place import directory, file_in
    from bgaudit.cache.shelf import Shelf
    from bgaudit.cli import output
    from bgaudit.cli.refusal import RefusalError, refusals
    from bgaudit.report.wording import counted

    with refusals():
        file = file_in(directory(cache_dir))
        if not file.exists():
            output.write([f"{file.as_posix()}: nothing is kept\n"], for_machines=False)
            return
        try:
            shelf = Shelf(file)
            told = f"{counted(len(shelf), 'audit')}, {shelf.bytes_used():,} bytes"
            shelf.close()
        except sqlite3.Error as error:
            raise RefusalError(f"{file}: {error}; 'bgaudit cache clear' deletes it") from error
        output.write([f"{file.as_posix()}: {told}\n"], for_machines=False)


@app.command()
def clear(cache_dir: CacheDirOption = None) -> None:
    """Delete all that is kept, of whatever version."""
    from bgaudit.cache.place import directory, files_in
    from bgaudit.cli.refusal import RefusalError, refusals, tell
    from bgaudit.inputs.input import reason
    from bgaudit.report.wording import counted

    with refusals():
        folder = directory(cache_dir)
        files = list(files_in(folder))
        for file in files:
            try:
                file.unlink()
            except OSError as error:
                raise RefusalError(f"{file}: {reason(error)}") from error
        tell(f"{folder.as_posix()}: {counted(len(files), 'file')} deleted")
