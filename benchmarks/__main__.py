"""Print the tables of docs/performance.md."""

import argparse
import platform
import sys

from benchmarks import c_game, catanatron_peer, kilowatt_bots, kilowatt_core, kilowatt_engine, kilowatt_env
from benchmarks.timing import Peer, best_rates, microseconds, rate
from kilowatt.content import board_ids
from kilowatt.core import IS_COMPILED

BOARDS = tuple(str(board) for board in board_ids())


def main() -> None:
    arguments = parser().parse_args()
    print(f"Python {platform.python_version()} on {platform.machine()}, best of {arguments.rounds} rounds\n")
    compare_with_peer(arguments.rounds, arguments.games)
    costs(arguments.rounds, arguments.games)
    core(arguments.rounds)
    environments(arguments.rounds)
    bots(arguments.rounds)
    growth(arguments.rounds, arguments.games)


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    options.add_argument("--rounds", type=int, default=7, help="runs of each workload; the best one counts")
    options.add_argument("--games", type=int, default=30, help="games per workload")
    return options


def compare_with_peer(rounds: int, games: int) -> None:
    """Random games with four players, compared with Catanatron."""
    ours = Peer("Kilowatt engine", kilowatt_engine.random_games("germany", 4, games))
    peers = [ours]
    if catanatron_peer.is_installed():
        peers.append(Peer("Catanatron", catanatron_peer.random_games(max(1, games // 4))))
    else:
        print("Catanatron is not installed, so there is no ratio: pip install 'kilowatt[bench]'", file=sys.stderr)
    rates = best_rates(peers, rounds)
    print("Random games, 4 players, moves per second")
    for name, found in rates.items():
        print(f"  {name:<18}{found:>12,.0f}   {rates[ours.name] / found:5.1f} x")
    print()


def costs(rounds: int, games: int) -> None:
    """The cost of the operations of a move."""
    peers = [
        Peer("apply", kilowatt_engine.applying("germany", 4, games)),
        Peer("legal_actions", kilowatt_engine.listing("germany", 4, games)),
        Peer("observe", kilowatt_engine.observing("germany", 4, games)),
        Peer("copy", kilowatt_engine.copying("germany", 4, games)),
    ]
    if catanatron_peer.is_installed():
        peers.append(Peer("Catanatron copy", catanatron_peer.copying(200)))
    print("Costs in microseconds (Germany, 4 players)")
    for name, found in best_rates(peers, rounds).items():
        print(f"  {name:<18}{microseconds(found):>12,.2f}")
    print()


def core(rounds: int) -> None:
    """The core, compared with the same game written in C, and called from Python."""
    rates = best_rates(
        [
            Peer("stepping", kilowatt_core.stepping(100)),
            Peer("copy", kilowatt_core.copying(20_000)),
            Peer("new game", kilowatt_core.starting(20_000)),
        ],
        rounds,
    )
    print(f"The core ({'compiled' if IS_COMPILED else 'plain Python'}; Germany, 4 players)")
    ours, in_c = playouts(rounds)
    print(f"  random playouts        {ours / 1e6:8.2f} M moves per second")
    if in_c:
        print(f"  ratio to C             {ours / in_c:8.2f} ({in_c / 1e6:.1f} M moves per second)")
    print(f"  stepping from Python   {rates['stepping'] / 1e6:8.2f} M moves per second")
    print(f"  copy                   {microseconds(rates['copy']):8.2f} microseconds")
    print(f"  new game               {microseconds(rates['new game']):8.2f} microseconds")
    print(f"  two threads            {kilowatt_core.thread_gain(4000):8.2f} x one")
    print()


def playouts(rounds: int) -> tuple[float, float]:
    """The best rates of random games in the core and in C, in turns; the second is 0 without a C compiler."""
    work = kilowatt_core.playouts("germany", 4, 2000)
    ours = in_c = 0.0
    with c_game.compiled() as program:
        for _ in range(rounds):
            ours = max(ours, rate(work))
            if program is not None:
                in_c = max(in_c, c_game.best_run(program, "germany", 4, 2000, rounds=1).rate)
    return ours, in_c


def environments(rounds: int) -> None:
    """Steps of the environments; PettingZoo's connect_four plays in the same run."""
    peers = [
        Peer("vector", kilowatt_env.vector_steps(1024, 200)),
        Peer("AEC", kilowatt_env.kilowatt_aec(10_000)),
    ]
    if kilowatt_env.has_connect_four():
        peers.append(Peer("connect_four", kilowatt_env.connect_four_aec(2_000)))
    rates = best_rates(peers, rounds)
    print("Environments: random steps per second, with observation and mask (Germany, 4 players)")
    print(f"  vector, one thread     {rates['vector'] / 1e6:8.2f} M")
    print(f"  vector, two threads    {kilowatt_env.thread_gain(4096, 50, rounds):8.2f} x one")
    print(f"  PettingZoo             {rates['AEC']:8,.0f}")
    if "connect_four" in rates:
        print(f"  ratio to connect_four  {rates['AEC'] / rates['connect_four']:8.2f}")
    print()


def bots(rounds: int) -> None:
    """Arena games in one process, and the same games with all moves on the engine."""
    print("Bots in the arena, 4 players, one process: games per second, on the engine, ratio, milliseconds per move")
    for board in BOARDS:
        for bot in ("random", "greedy", "simple", "planner"):
            games = 8 if bot == "simple" else 40
            peers = [
                Peer("arena", kilowatt_bots.games_between(bot, board, 4, games)),
                Peer("engine", kilowatt_bots.games_on_the_engine(bot, board, 4, 8)),
            ]
            rates = best_rates(peers, rounds)
            thinking = 1000 * kilowatt_bots.seconds_a_move(bot, board, 4, 8)
            arena, engine = rates["arena"], rates["engine"]
            print(f"  {bot:<10}{board:<10}{arena:>10.1f}{engine:>8.1f}{arena / engine:>8.1f}{thinking:>10.4f}")
    print()


def growth(rounds: int, games: int) -> None:
    """Moves per second by number of players and map."""
    print("Moves per second by players and map")
    columns = [f"{kind} {board}" for kind in ("engine", "core") for board in BOARDS]
    print("  players" + "".join(f"{column:>18}" for column in columns))
    for players in range(2, 7):
        engine = [Peer(f"engine {board}", kilowatt_engine.random_games(board, players, games)) for board in BOARDS]
        compiled = [Peer(f"core {board}", kilowatt_core.playouts(board, players, 20 * games)) for board in BOARDS]
        rates = best_rates([*engine, *compiled], max(1, rounds // 2))
        print(f"  {players:<7}" + "".join(f"{rates[column]:>18,.0f}" for column in columns))


if __name__ == "__main__":
    main()
