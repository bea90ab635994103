"""Print the table of docs/performance.md."""

import argparse
import platform
import sys

from benchmarks import catanatron_peer, kilowatt_engine
from benchmarks.timing import Peer, best_rates, microseconds
from kilowatt.content import board_ids

BOARDS = tuple(str(board) for board in board_ids())


def main() -> None:
    arguments = parser().parse_args()
    print(f"Python {platform.python_version()} on {platform.machine()}, best of {arguments.rounds} rounds\n")
    moves_a_second(arguments.rounds, arguments.games)
    costs(arguments.rounds, arguments.games)
    growth(arguments.rounds, arguments.games)


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    options.add_argument("--rounds", type=int, default=7, help="how often each workload runs; the best counts")
    options.add_argument("--games", type=int, default=30, help="how many games a workload plays")
    return options


def moves_a_second(rounds: int, games: int) -> None:
    """Whole games, four players, beside the peer."""
    ours = Peer("Kilowatt engine", kilowatt_engine.random_games("germany", 4, games))
    peers = [ours]
    if catanatron_peer.is_installed():
        peers.append(Peer("Catanatron", catanatron_peer.random_games(max(1, games // 4))))
    else:
        print("Catanatron is not installed (pip install 'kilowatt[bench]'): no ratio.", file=sys.stderr)
    rates = best_rates(peers, rounds)
    print("Uniformly random whole games, 4 players, moves a second")
    for name, rate in rates.items():
        print(f"  {name:<18}{rate:>12,.0f}   {rates[ours.name] / rate:5.1f} x")
    print()


def costs(rounds: int, games: int) -> None:
    """One move taken apart."""
    peers = [
        Peer("apply", kilowatt_engine.applying("germany", 4, games)),
        Peer("legal_actions", kilowatt_engine.listing("germany", 4, games)),
        Peer("observe", kilowatt_engine.observing("germany", 4, games)),
        Peer("copy", kilowatt_engine.copying("germany", 4, games)),
    ]
    if catanatron_peer.is_installed():
        peers.append(Peer("Catanatron copy", catanatron_peer.copying(200)))
    print("Costs in microseconds (Germany, 4 players)")
    for name, rate in best_rates(peers, rounds).items():
        print(f"  {name:<18}{microseconds(rate):>12,.2f}")
    print()


def growth(rounds: int, games: int) -> None:
    """How the cost grows with players and maps."""
    print("Moves a second by players and map")
    print("  players   " + "".join(f"{board:>12}" for board in BOARDS))
    for players in range(2, 7):
        peers = [Peer(board, kilowatt_engine.random_games(board, players, games)) for board in BOARDS]
        rates = best_rates(peers, max(1, rounds // 2))
        print(f"  {players:<10}" + "".join(f"{rates[board]:>12,.0f}" for board in BOARDS))


if __name__ == "__main__":
    main()
