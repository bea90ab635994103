"""The line editor, driven through prompt_toolkit's pipe input, and scripts."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from threading import Event, Thread

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from kilowatt.cli.game_loop import GameLoop
from kilowatt.cli.keyboard import Completions, Editor, Script, matching
from kilowatt.cli.view.suggestions import Suggestion
from tests.cli.support import ENGLISH, new_match, output_of, screen

OFFER = [
    Suggestion("build essen", "10 = 10+0"),
    Suggestion("build duisburg", "12 = 10+2"),
    Suggestion("done", "Done"),
    Suggestion("undo", "take back"),
]


@contextmanager
def typing(*steps: str) -> Iterator[Editor]:
    """Type keys (even arguments) and wait until the line has the expected text (odd arguments)."""
    with create_pipe_input() as source:
        editor = Editor(source, DummyOutput())
        hands = Thread(target=type_it, args=(editor, source, steps), daemon=True)
        hands.start()
        yield editor
        hands.join(timeout=20)


def type_it(editor: Editor, source: PipeInput, steps: Sequence[str]) -> None:
    for place, step in enumerate(steps):
        if place % 2 == 0:
            source.send_text(step)
        else:
            wait_for(editor, step)


def wait_for(editor: Editor, text: str) -> None:
    buffer, reached = editor.session.default_buffer, Event()

    def check(_: object = None) -> None:
        if buffer.text == text:
            reached.set()

    buffer.on_text_changed += check
    check()
    assert reached.wait(timeout=20), f"{buffer.text!r} instead of {text!r}"


def test_a_line_is_returned_without_surrounding_spaces() -> None:
    with typing("  build essen \r") as editor:
        assert editor.ask("> ", lambda: OFFER, "hint") == "build essen"


def test_tab_completes_the_only_matching_move() -> None:
    with typing("bu\x7fuild e\t", "build essen", "\r") as editor:
        assert editor.ask("> ", lambda: OFFER) == "build essen"


def test_tab_cycles_through_moves() -> None:
    with typing("build \t", "build ", "\t", "build essen", "\t", "build duisburg", "\r") as editor:
        assert editor.ask("> ", lambda: OFFER) == "build duisburg"


@pytest.mark.parametrize(("key", "error"), [("\x03", KeyboardInterrupt), ("\x04", EOFError)])
def test_ctrl_c_and_ctrl_d_leave(key: str, error: type[BaseException]) -> None:
    with typing(key) as editor, pytest.raises(error):
        editor.ask("> ")


def test_a_whole_session_at_the_line_editor() -> None:
    display = screen(terminal=True)
    with typing("nominate 4\t", "nominate 4", "\r\rundo\r?\rquit\r\r") as editor:
        session = GameLoop(new_match(humans=3), display, editor, ENGLISH)
        session.run()
    assert session.has_quit
    assert "takes back" in output_of(display)
    assert "Your moves" in output_of(display)


# --- completion


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ["build essen", "build duisburg", "done", "undo"]),
        ("b", ["build essen", "build duisburg"]),
        ("BUILD  D", ["build duisburg"]),
        ("ess", ["build essen"]),
        ("xyzzy", []),
        ("done ", []),
    ],
)
def test_completion_offers_only_suggestions(typed: str, found: list[str]) -> None:
    completions = list(Completions(OFFER).get_completions(Document(typed), CompleteEvent()))
    assert [completion.text for completion in completions] == found


def test_completions_show_prices_and_replace_the_line() -> None:
    [completion] = Completions(OFFER).get_completions(Document("build e"), CompleteEvent())
    assert completion.display_meta_text == "10 = 10+0"
    assert completion.start_position == -7


def test_matching_prefers_the_beginning_of_the_line() -> None:
    assert matching(OFFER, "do") == [OFFER[2]]


# --- scripts


def test_a_dumb_terminal_shows_the_prompt_and_echoes_itself() -> None:
    class Bare(StringIO):
        def isatty(self) -> bool:
            return True

    echo = StringIO()
    assert Script(Bare("done\n"), echo).ask("> ") == "done"
    assert echo.getvalue() == "> "


def test_a_script_is_read_line_by_line_and_echoed() -> None:
    echo = StringIO()
    script = Script(StringIO("done\n\n"), echo)
    assert [script.ask("> "), script.ask("> ")] == ["done", ""]
    assert echo.getvalue() == "> done\n> \n"
    with pytest.raises(EOFError):
        script.ask("")
