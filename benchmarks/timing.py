"""Measures rates: the best of several rounds in which the peers alternate, so that load affects all of them."""

import gc
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

Workload = Callable[[], int]
"""Does some work and returns the number of units done."""


class Peer(NamedTuple):
    name: str
    work: Workload


def rate(work: Workload) -> float:
    """Units per second of CPU time of this process, measured once."""
    gc.collect()
    start = time.process_time()
    units = work()
    return units / (time.process_time() - start)


def best_rates(peers: Iterable[Peer], rounds: int) -> dict[str, float]:
    """The best rate of each peer over several rounds in which they alternate."""
    workloads = list(peers)
    best = dict.fromkeys((peer.name for peer in workloads), 0.0)
    for peer in workloads:
        peer.work()  # warm up: the first games load boards and tables
    for _ in range(rounds):
        for peer in workloads:
            best[peer.name] = max(best[peer.name], rate(peer.work))
    return best


def microseconds(rate_: float) -> float:
    return 1e6 / rate_
