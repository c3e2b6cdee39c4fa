"""How fast and how large bgaudit is, as ratios within one run: ``python tests/benchmarks``.

``python tests/benchmarks scale`` draws an archive of 100,000 matches, which takes some gigabytes of
disk and half an hour, and audits it. ``slips`` measures instead how well it finds what slip was
made, on 400 records with one each, and how long it takes in long matches. ``--against REVISION``
measures a revision of git in turn with the project as it is. The records are those of the shared
corpus where it stands beside the project, else the project's few fixtures. Nothing here passes or
fails.
"""

from __future__ import annotations

import argparse

from archives import again, many_processes
from long_runs import scale, slips
from one_process import (
    against,
    cold_start,
    memory,
    other_parser,
    shares,
    store,
    throughput,
)

MEASURES = {
    "audits": (
        throughput,
        other_parser,
        shares,
        store,
        cold_start,
        memory,
        many_processes,
        again,
    ),
    "scale": (scale,),
    "slips": (slips,),
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=MEASURES, default="audits")
    parser.add_argument("--against", metavar="REVISION", help="compare with this revision only")
    asked = parser.parse_args()
    if asked.against is not None:
        against(asked.against)
    else:
        for measure in MEASURES[asked.what]:
            measure()
