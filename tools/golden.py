"""The golden files: playthroughs as text, and counts of action sequences from fixed positions.

`make golden` rewrites them. Review the diff: a changed line is a changed rule.
"""

from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import msgspec

from kilowatt.content import board_ids, game_for
from kilowatt.engine import NO_AUCTION, Action, Bid, BoardId, Chance, Config, Event, Game, Phase, State
from kilowatt.engine.notation.action_text import print_action
from kilowatt.engine.notation.position_text import print_position
from tests.play import plausible, states, turns

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
SEED = 2004
DEEPEST = 3
MOST_NODES = 40_000


def main() -> None:
    for name, text in golden_files():
        path = FOLDER / name
        changed = not path.exists() or path.read_text("utf-8") != text
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"{'written' if changed else 'same   '}  {path.relative_to(Path.cwd())}")


def golden_files() -> Iterator[tuple[str, str]]:
    """The golden files: name and expected content."""
    for board in board_ids():
        for players in range(2, 7):
            yield f"playthroughs/{board}-{players}p.txt", playthrough(board, players)
    yield "positions.txt", positions()


# --- playthroughs


def playthrough(board: BoardId, players: int) -> str:
    """One game: every action, every event, and the position at the beginning of every round."""
    game, chance = game_for(Config(board, players)), Chance(seed=SEED + players)
    start = game.start(chance)
    lines = [f"# {board}, {players} players, seed {chance.seed}, plausible play", *map(event_line, start.events)]
    lines.append(print_position(game.config, start.state))
    for number, turn in enumerate(turns(game, chance, plausible), 1):
        lines.append(f"{number} seat {turn.before.active}: {print_action(turn.action)}")
        lines += map(event_line, turn.after.events)
        if turn.after.state.round != turn.before.round or turn.after.state.active is None:
            lines.append(print_position(game.config, turn.after.state))
    return "\n".join(lines) + "\n"


def event_line(event: Event) -> str:
    return f"    {msgspec.json.encode(event).decode()}"


# --- positions


def positions() -> str:
    """Fixed positions with their ordered legal actions and the number of action sequences."""
    return "\n".join(block(name, game, state) for name, game, state in fixed_positions())


def block(name: str, game: Game, state: State) -> str:
    counts = ", ".join(f"{depth}: {count}" for depth, count in ways(game, state))
    legal = "; ".join(legal_words(game.legal_actions(state)))
    return f"# {name}\n{print_position(game.config, state)}\nways {counts}\nlegal {legal}\n"


def ways(game: Game, state: State) -> Iterator[tuple[int, int]]:
    """The number of action sequences by length, as far as they can be counted quickly."""
    count = 1
    for depth in range(1, DEEPEST + 1):
        if count * len(game.legal_actions(state)) > MOST_NODES:
            return
        count = perft(game, state, depth)
        yield depth, count


def perft(game: Game, state: State, depth: int) -> int:
    """The number of action sequences of a length; a game that ends earlier counts once (perft)."""
    if depth == 0 or state.active is None:
        return 1
    legal = game.legal_actions(state)
    if depth == 1:
        return len(legal)
    return sum(perft(game, game.apply(state, action).state, depth - 1) for action in legal)


def legal_words(legal: tuple[Action, ...]) -> Iterator[str]:
    """The actions in order; a run of bids is shortened to its ends."""
    for is_bid, run in groupby(legal, lambda action: isinstance(action, Bid)):
        actions = list(run)
        if is_bid:
            yield f"{print_action(actions[0])} to {print_action(actions[-1])}"
        else:
            yield from map(print_action, actions)


def fixed_positions() -> Iterator[tuple[str, Game, State]]:
    """The first state of each kind in a simulated game, on each board with different player counts."""
    for board in board_ids():
        for players in range(2, 7):
            game = game_for(Config(board, players))
            yield f"{board}, {players} players: the start", game, game.start(Chance(seed=SEED)).state
        draft = game_for(Config(board, 3, regions="draft"))
        yield f"{board}, 3 players: the draft", draft, draft.start(Chance(seed=SEED)).state
    for board, players in zip(board_ids() * 3, (2, 3, 4, 5, 6, 4), strict=True):
        game = game_for(Config(board, players))
        played = [state for seed in range(3) for state in states(game, Chance(seed=SEED + seed), plausible)]
        for name, fits in KINDS.items():
            found = next((state for state in played if state.active is not None and fits(state)), None)
            if found is not None:
                yield f"{board}, {players} players: {name}", game, found


KINDS: dict[str, Callable[[State], bool]] = {
    "an opening bid": lambda state: state.auction.plant > 0 and state.auction.bid == 0 and state.round > 1,
    "a raise": lambda state: state.auction.bid > 0,
    "a later opener": lambda state: state.phase is Phase.AUCTION and state.round == 4 and state.auction == NO_AUCTION,
    "one plant too many": lambda state: state.auction.bought > 0 and not state.auction.scrapped,
    "markers to leave behind": lambda state: state.auction.scrapped > 0,
    "buying resources": lambda state: state.phase is Phase.RESOURCES and state.round == 3,
    "buying resources in Step 3": lambda state: state.phase is Phase.RESOURCES and state.step == 3,
    "building in Step 1": lambda state: state.phase is Phase.BUILDING and state.round == 2,
    "building in Step 2": lambda state: state.phase is Phase.BUILDING and state.step == 2,
    "building in Step 3": lambda state: state.phase is Phase.BUILDING and state.step == 3,
    "powering": lambda state: state.phase is Phase.BUREAUCRACY and state.round == 3,
    "powering in Step 3": lambda state: state.phase is Phase.BUREAUCRACY and state.step == 3,
}


if __name__ == "__main__":
    main()
