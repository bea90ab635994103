"""The chance and the bots of a match cannot be computed from public data."""

from pathlib import Path

import msgspec

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Rng, Seat, codec
from kilowatt.engine.record import Record
from kilowatt.server.lobby.chance import SystemRng, drawn_chance
from kilowatt.server.lobby.changes import new_facts
from kilowatt.server.matches.models import Terms
from kilowatt.server.wire_types import MatchId
from kilowatt.server.work.background_jobs import bot_seed
from tests.server.support import LocalServer, local_server, run, settings_for

CONFIG = Config(BoardId("germany"), 4)


def test_drawn_chance_does_not_follow_from_its_seed() -> None:
    """Order, deck and regions are explicit; only the Step 3 shuffle uses the seed, which nothing public depends on."""
    chances = [drawn_chance(CONFIG) for _ in range(40)]
    assert len({chance.deck for chance in chances}) == 40
    assert len({chance.regions for chance in chances}) > 1
    assert len({chance.order for chance in chances}) > 1
    assert len({chance.seed >> 53 for chance in chances}) > 1
    for chance in chances:
        seeded = Chance(chance.seed)
        game = game_for(CONFIG)
        assert game.start(chance).events != game.start(seeded).events
        other = msgspec.structs.replace(chance, seed=chance.seed ^ 1)
        shown = [game.observe(game.start(each).state, None) for each in (chance, other)]
        assert shown[0] == shown[1]


def test_the_generator_of_the_system_has_no_state() -> None:
    rng = SystemRng(0)
    numbers = [rng.next() for _ in range(20)]
    assert len({number for number, _ in numbers}) == 20
    assert all(after == rng for _, after in numbers)
    assert rng.next()[0] != Rng(0).next()[0]


def test_a_record_stores_what_was_drawn() -> None:
    for config in (CONFIG, Config(BoardId("usa"), 2, "draft"), Config(BoardId("germany"), 3, hidden_money=True)):
        game = game_for(config)
        record = Record.begin(game, drawn_chance(config))
        again = Record.from_json(codec.encode(record))
        again.verify(game)
        assert again == record


def test_unseeded_matches_draw_and_seeded_ones_say_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            plain, seeded = await ada.hot_seat(), await ada.hot_seat(seed=5)
            tables = [await server.services.matches.get(match) for match in (plain, seeded)]
            assert tables[0].facts.chance.deck is not None
            assert tables[1].facts.chance == Chance(5)
            shown = [(await eve.look(match))["table"]["terms"]["seeded"] for match in (plain, seeded)]
            assert shown == [False, True]
            secrets = {table.facts.bot_secret for table in tables}
            assert len(secrets) == 2
            await hides(server, plain, *secrets, str(tables[0].facts.chance.seed))

    run(scenario)


def test_a_bots_seed_follows_from_the_secret_alone() -> None:
    facts = new_facts(Terms(config=CONFIG), Chance(1))
    public = msgspec.structs.replace(facts, id=MatchId("other"), chance=Chance(2), seq=9)
    assert bot_seed(public, Seat(0)) == bot_seed(facts, Seat(0)) != bot_seed(facts, Seat(1))
    assert bot_seed(msgspec.structs.replace(facts, bot_secret="other"), Seat(0)) != bot_seed(facts, Seat(0))


async def hides(server: LocalServer, match: str, *secrets: str) -> None:
    ada = await server.person("Ada")
    for path in ("", "/record", "/moves", "/states/0"):
        text = msgspec.json.encode(await ada.get(f"/api/matches/{match}{path}")).decode()
        assert not [secret for secret in secrets if secret in text]
