"""A bot that fails does not stop a match: the built-in bot plays its turns."""

from pathlib import Path

import pytest

from tests.bots import failing_bots
from tests.server.support import local_server, run, settings_for, wait_for


@pytest.mark.parametrize("name", ["Illegal", "Unpicklable", "NotMade"])
def test_a_match_goes_on_after_a_bot_has_failed(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, bots=f"bad={failing_bots.spec(name)}")) as server:
            person = await server.person()
            match = (await person.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "bad"}]))["match"]

            async def is_my_turn() -> bool:
                view = await person.look(match)
                return bool(view["table"]["active"] in view["mine"])

            for _ in range(3):
                await wait_for(is_my_turn)
                await person.move(match)
            await wait_for(is_my_turn)
            failures = server.services.metrics.registry.get_sample_value("kilowatt_bot_failures_total")
            assert failures is not None
            assert failures >= 2

    run(scenario)
    logged = capsys.readouterr().err
    assert logged.count("failed in match") == 1, "the first failure in a match is logged, and no other"
    assert f"{name}' failed in match" in logged
