"""The page and Python fill messages with the same arguments: app/i18n.js and kilowatt/i18n/arguments.py."""

import msgspec

from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.i18n.samples import ACTIONS, EVENTS, NAMES, refusals
from tests.page.node import HERE, run_node


def messages_in(language: Language) -> list[str]:
    say = Translator.for_language(language)
    return [
        *(say.event(event, NAMES) for event in EVENTS),
        *(say.action(action, NAMES) for action in ACTIONS),
        *(say.refusal(refusal, NAMES) for refusal in refusals()),
    ]


def test_the_page_and_python_say_the_same_in_every_language() -> None:
    samples = {"names": NAMES, "events": EVENTS, "actions": ACTIONS, "refusals": refusals(), "languages": LANGUAGES}
    printed = run_node(str(HERE / "messages.js"), data=msgspec.json.encode(samples))
    assert msgspec.json.decode(printed) == {language: messages_in(language) for language in LANGUAGES}
