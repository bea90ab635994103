"""Many whole games at once, on several threads that do not wait for each other."""

from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from kilowatt.core import codes
from kilowatt.core.simulator import Rules


class GameResult(NamedTuple):
    """How one game ended: the place of each seat (1 for the winners), and how long it took."""

    seed: int
    places: tuple[int, ...]
    rounds: int
    moves: int


def play_many(rules: Rules, policies: Sequence[int], games: int, seed: int = 0, threads: int = 1) -> list[GameResult]:
    """Games from consecutive seeds, each seat by its own policy; the same results on any number of threads."""
    players = rules.game.config.players
    if len(policies) != players:
        raise ValueError(f"{len(policies)} policies for {players} players")
    if not all(0 <= policy < codes.POLICIES for policy in policies):
        raise ValueError(f"policies {tuple(policies)}: they are numbered 0 to {codes.POLICIES - 1}")
    by_seat = array("b", [*policies, *[0] * (codes.SEATS - players)])
    results = array("i", [0] * (games * codes.RESULT))
    shares = [(games * part // threads, games * (part + 1) // threads) for part in range(threads)]
    with memoryview(results) as view, ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(rules.play_batch, by_seat, seed + first, last - first, view[first * codes.RESULT :])
            for first, last in shares
            if last > first
        ]
        for part in parts:
            part.result()
    return [_result(results, seed, game, players) for game in range(games)]


def _result(results: "array[int]", seed: int, game: int, players: int) -> GameResult:
    row = results[game * codes.RESULT : (game + 1) * codes.RESULT]
    return GameResult(seed + game, tuple(row[:players]), row[codes.SEATS], row[codes.SEATS + 1])
