"""The status bar, and the sentence that says what to do."""

from rich.cells import cell_len
from rich.text import Text

from kilowatt.cli.decisions import Decision, current_decision, default_action, example_action
from kilowatt.cli.view.context import TYPED, ViewContext, clipped
from kilowatt.engine import DONE, PASS, Observation, Phase
from kilowatt.engine.notation.action_text import print_action

ENTER = "Enter"
PHASES = (Phase.ORDER, Phase.AUCTION, Phase.RESOURCES, Phase.BUILDING, Phase.BUREAUCRACY)

SENTENCES = {
    Decision.DRAFT: "terminal-todo-draft",
    Decision.OPEN: "terminal-todo-open",
    Decision.BUY_ALONE: "terminal-todo-buy-alone",
    Decision.FIRST_BID: "terminal-todo-first-bid",
    Decision.RAISE: "terminal-todo-raise",
    Decision.SCRAP: "terminal-todo-scrap",
    Decision.LEAVE_FUEL: "terminal-todo-leave-fuel",
    Decision.MUST_LEAVE_FUEL: "terminal-todo-must-leave-fuel",
    Decision.BUY_FUEL: "terminal-todo-buy-fuel",
    Decision.BUILD: "terminal-todo-build",
    Decision.POWER: "terminal-todo-power",
    Decision.FORCED: "terminal-todo-forced",
}


def status_bar(context: ViewContext, observation: Observation) -> Text:
    """One line: board, round, step and phase; on the right the city counts for Step 2 and the end."""
    words = status_words(context, observation)
    goals = context.t("terminal-goals", step=context.book.numbers.step2_cities, end=context.book.numbers.end_cities)
    left, right = f" {' · '.join(words)} ", f"{goals} "
    if cell_len(left) + cell_len(right) > context.width:
        left = f" {' · '.join(words[1:])} "
    left = clipped(left, context.width - cell_len(right))
    return Text(left + " " * (context.width - cell_len(left) - cell_len(right)) + right, "reverse", no_wrap=True)


def status_words(context: ViewContext, observation: Observation) -> list[str]:
    """Board, round, step and phase as words."""
    words = [context.t.board(context.book.board)]
    if observation.round:
        words += [context.t("round-number", round=observation.round), context.t("step-number", step=observation.step)]
    phase = context.t.phase(observation.phase)
    return [*words, f"{PHASES.index(observation.phase) + 1}/5 {phase}" if observation.phase in PHASES else phase]


def task_line(context: ViewContext, observation: Observation) -> Text:
    """The active player and, if that is the observer, the sentence that says what to type."""
    if observation.active is None:
        return Text(context.t.phase(Phase.OVER), "bold")
    if observation.seat != observation.active:
        return Text.assemble("► ", Text(context.t("turn-of", player=context.player_label(observation.active))))
    who = (
        Text(context.t("label-your-turn"), "bold")
        if context.humans == {observation.active}
        else context.player(observation.active)
    )
    return Text.assemble("► ", who, ": ", instruction(context, observation))


def instruction(context: ViewContext, observation: Observation) -> Text:
    """The sentence that says what to type; literal input is highlighted."""
    asked, example = current_decision(observation), print_action(example_action(observation))
    sentences = [
        context.t(SENTENCES[asked], example=example, plant=observation.auction.plant or observation.auction.scrapped)
    ]
    if PASS in observation.legal_actions and asked is not Decision.FORCED:
        sentences.append(context.t("terminal-or", move=print_action(PASS)))
    if DONE in observation.legal_actions and asked is not Decision.FORCED:
        sentences.append(context.t("terminal-then", move=print_action(DONE)))
    default = default_action(observation)
    if default is not None:
        sentences.append(context.t("terminal-enter", key=ENTER))
    text = Text(" ".join(sentences).replace("。 ", "。"))
    text.highlight_words([example, print_action(PASS), print_action(DONE)], TYPED)
    return text
