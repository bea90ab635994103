"""The head of the table: where the game stands, and what is to be done in one sentence."""

from rich.cells import cell_len
from rich.text import Text

from kilowatt.cli.asking import Question, default_action, example_action, question
from kilowatt.cli.view.look import TYPED, Look, clipped
from kilowatt.engine import DONE, PASS, Observation, Phase
from kilowatt.engine.notation.action import print_action

ENTER = "Enter"
PHASES = (Phase.ORDER, Phase.AUCTION, Phase.RESOURCES, Phase.BUILDING, Phase.BUREAUCRACY)

SENTENCES = {
    Question.DRAFT: "terminal-todo-draft",
    Question.OPEN: "terminal-todo-open",
    Question.BUY_ALONE: "terminal-todo-buy-alone",
    Question.FIRST_BID: "terminal-todo-first-bid",
    Question.RAISE: "terminal-todo-raise",
    Question.SCRAP: "terminal-todo-scrap",
    Question.LEAVE_FUEL: "terminal-todo-leave-fuel",
    Question.MUST_LEAVE_FUEL: "terminal-todo-must-leave-fuel",
    Question.BUY_FUEL: "terminal-todo-buy-fuel",
    Question.BUILD: "terminal-todo-build",
    Question.POWER: "terminal-todo-power",
    Question.FORCED: "terminal-todo-forced",
}


def bar(look: Look, seen: Observation) -> Text:
    """One line: the board, the round, the step, the phase; on the right what the leader is running for."""
    words = standing(look, seen)
    goals = look.t("terminal-goals", step=look.book.numbers.step2_cities, end=look.book.numbers.end_cities)
    left, right = f" {' · '.join(words)} ", f"{goals} "
    if cell_len(left) + cell_len(right) > look.width:
        left = f" {' · '.join(words[1:])} "
    left = clipped(left, look.width - cell_len(right))
    return Text(left + " " * (look.width - cell_len(left) - cell_len(right)) + right, "reverse", no_wrap=True)


def standing(look: Look, seen: Observation) -> list[str]:
    """Where the game stands, in words."""
    words = [look.t.board(look.book.board)]
    if seen.round:
        words += [look.t("round-number", round=seen.round), look.t("step-number", step=seen.step)]
    phase = look.t.phase(seen.phase)
    return [*words, f"{PHASES.index(seen.phase) + 1}/5 {phase}" if seen.phase in PHASES else phase]


def task(look: Look, seen: Observation) -> Text:
    """Whose turn it is, and for them the sentence that says what to type."""
    if seen.active is None:
        return Text(look.t.phase(Phase.OVER), "bold")
    if seen.seat != seen.active:
        return Text.assemble("► ", Text(look.t("turn-of", player=look.signed(seen.active))))
    who = Text(look.t("label-your-turn"), "bold") if look.humans == {seen.active} else look.player(seen.active)
    return Text.assemble("► ", who, ": ", instruction(look, seen))


def instruction(look: Look, seen: Observation) -> Text:
    """What to type, as a sentence; what can be typed as it stands is set off."""
    asked, example = question(seen), print_action(example_action(seen))
    sentences = [look.t(SENTENCES[asked], example=example, plant=seen.auction.plant or seen.auction.scrapped)]
    if PASS in seen.legal_actions and asked is not Question.FORCED:
        sentences.append(look.t("terminal-or", move=print_action(PASS)))
    if DONE in seen.legal_actions and asked is not Question.FORCED:
        sentences.append(look.t("terminal-then", move=print_action(DONE)))
    default = default_action(seen)
    if default is not None:
        sentences.append(look.t("terminal-enter", key=ENTER))
    text = Text(" ".join(sentences).replace("。 ", "。"))
    text.highlight_words([example, print_action(PASS), print_action(DONE)], TYPED)
    return text
