"""Measuring: the best of several rounds, peers taking turns, so that a busy moment hits nobody alone."""

import gc
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

Workload = Callable[[], int]
"""Does some work and says how many units it was."""


class Peer(NamedTuple):
    name: str
    work: Workload


def rate(work: Workload) -> float:
    """Units a second of the processor, once: what else the machine does is not counted."""
    gc.collect()
    start = time.process_time()
    units = work()
    return units / (time.process_time() - start)


def best_rates(peers: Iterable[Peer], rounds: int) -> dict[str, float]:
    """The best rate of each peer over so many rounds, in which they take turns."""
    everyone = list(peers)
    best = dict.fromkeys((peer.name for peer in everyone), 0.0)
    for peer in everyone:
        peer.work()  # warm caches: first games build boards and tables
    for _ in range(rounds):
        for peer in everyone:
            best[peer.name] = max(best[peer.name], rate(peer.work))
    return best


def microseconds(rate_: float) -> float:
    return 1e6 / rate_
