"""Batches of whole games on several threads."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from kilowatt.core import codes
from kilowatt.core.simulator import Rules


class BatchResult(NamedTuple):
    """The result of one game: the place of each seat (1 for the winners), and its length."""

    seed: int
    places: tuple[int, ...]
    rounds: int
    moves: int


def play_many(rules: Rules, policies: Sequence[int], games: int, seed: int = 0, threads: int = 1) -> list[BatchResult]:
    """Play games from consecutive seeds, each seat by its own policy; the results do not depend on the threads."""
    if len(policies) != rules.players:
        raise ValueError(f"{len(policies)} policies for {rules.players} players")
    if not all(0 <= policy < codes.POLICIES for policy in policies):
        raise ValueError(f"policies {tuple(policies)}: they are numbered from 0 to {codes.POLICIES - 1}")
    shares = [(games * part // threads, games * (part + 1) // threads) for part in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        parts = [pool.submit(rules.play_batch, policies, seed + first, last - first) for first, last in shares]
        numbers = [number for part in parts for number in part.result()]
    return [_result(numbers, seed, game, rules.players) for game in range(games)]


def _result(numbers: Sequence[int], seed: int, game: int, players: int) -> BatchResult:
    row = numbers[game * codes.RESULT : (game + 1) * codes.RESULT]
    return BatchResult(seed + game, tuple(row[:players]), row[codes.SEATS], row[codes.SEATS + 1])
