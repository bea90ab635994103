"""A folder with a dataset: four Parquet tables in parts, the plan, and the games of unfinished parts.

    dataset.json               the plan, the run's id, the versions
    games/part-00000.parquet   one row for each game
    seats/part-00000.parquet   one row for each seat
    plants/part-00000.parquet  one row for each plant bought
    moves/part-00000.parquet   one row for each move
    unfinished/00001.jsonl     games of a part that is not complete yet

A part is complete once its `games` table exists, which is written last.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

import kilowatt
from kilowatt.arena.play.jobs import Limits, Reply
from kilowatt.arena.play.schedule import Schedule
from kilowatt.arena.store.games_file import BadResults, replaced
from kilowatt.arena.store.parquet import DatasetRun, game_table, move_table, plant_table, seat_table, write_table
from kilowatt.bots.registry import parse_spec
from kilowatt.engine.value import Value

SCHEMA: Final = 1
"""The version of the tables' columns."""
PART: Final = 1000
"""Games in a part."""
TABLES: Final = (("moves", move_table), ("plants", plant_table), ("seats", seat_table), ("games", game_table))
"""In the order in which the tables of a part are written."""


class DatasetPlan(Value, frozen=True, gc=False):
    """Everything that decides the content of a dataset."""

    schedule: Schedule
    limits: Limits = Limits()
    part: int = PART

    def parts(self) -> range:
        return range(-(-self.schedule.total // self.part))

    def games(self, part: int) -> range:
        """The games of a part; the last one may have fewer."""
        return range(part * self.part, min((part + 1) * self.part, self.schedule.total))


class DatasetManifest(Value, frozen=True, gc=False):
    """The content of `dataset.json`."""

    run: str
    plan: DatasetPlan
    kilowatt: str = kilowatt.__version__
    schema: int = SCHEMA


def manifest_of(plan: DatasetPlan) -> DatasetManifest:
    """Its run id depends on all that decides the games: equal ids mean equal games, different games different ids."""
    plan = msgspec.json.decode(msgspec.json.encode(plan), type=DatasetPlan)
    digest = sha256(msgspec.json.encode([kilowatt.__version__, SCHEMA, plan]))
    for spec in plan.schedule.entrants:
        path = parse_spec(spec).path
        if path:
            digest.update(Path(path).expanduser().read_bytes())
    return DatasetManifest(digest.hexdigest()[:16], plan)


class DatasetFolder:
    """The files of a dataset while it is written."""

    def __init__(self, folder: Path, plan: DatasetPlan) -> None:
        self.folder = folder
        self.manifest = manifest_of(plan)
        self._unfinished: dict[int, dict[int, Reply]] = {}
        """The games of each incomplete part, by index."""
        self._begin()
        self.complete = {part for part in plan.parts() if self._path("games", part).exists()}
        """The parts that are written."""
        for part in set(plan.parts()) - self.complete:
            self._unfinished[part] = {reply.result.index: reply for reply in self._journalled(part)}

    @property
    def done(self) -> int:
        """The number of games that need not be played any more."""
        plan = self.manifest.plan
        return sum(len(plan.games(part)) for part in self.complete) + sum(map(len, self._unfinished.values()))

    def has(self, index: int) -> bool:
        part = self._part_of(index)
        return part in self.complete or index in self._unfinished[part]

    def add(self, reply: Reply) -> None:
        """Keep a game; it survives an interruption at once, and its part is written with its last game."""
        part = self._part_of(reply.result.index)
        with self._journal(part).open("ab") as journal:
            journal.write(msgspec.json.encode(reply) + b"\n")
        self._unfinished[part][reply.result.index] = reply
        self.write_if_complete(part)

    def write_complete_parts(self) -> None:
        """Write parts whose last game was kept before an interruption."""
        for part in sorted(self._unfinished):
            self.write_if_complete(part)

    def write_if_complete(self, part: int) -> None:
        games = self.manifest.plan.games(part)
        if len(self._unfinished[part]) < len(games):
            return
        replies = [self._unfinished[part][index] for index in games]
        run = DatasetRun(self.manifest.run, self.manifest.kilowatt, self.manifest.schema)
        for name, table in TABLES:
            path = self._path(name, part)
            path.parent.mkdir(exist_ok=True)
            with replaced(path) as unfinished:
                write_table(unfinished, table(run, replies), run)
        self.complete.add(part)
        del self._unfinished[part]
        self._journal(part).unlink(missing_ok=True)
        if not self._unfinished:
            self._journal(part).parent.rmdir()

    # --- the manifest

    def _begin(self) -> None:
        """Write the manifest, or check that the folder has the same one."""
        path = self.folder / "dataset.json"
        if path.exists():
            self._check(path)
            return
        if self.folder.exists() and any(self.folder.iterdir()):
            raise BadResults(f"{self.folder} holds other files: choose an empty or a new folder")
        (self.folder / "unfinished").mkdir(parents=True, exist_ok=True)
        with replaced(path) as part:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(self.manifest), indent=2) + b"\n")

    def _check(self, path: Path) -> None:
        try:
            found = msgspec.json.decode(path.read_bytes(), type=DatasetManifest)
        except msgspec.DecodeError as error:
            raise BadResults(f"{path}: not the plan of a dataset: {error}") from error
        if found.plan != self.manifest.plan:
            raise BadResults(f"{self.folder} holds another dataset: resume that one, or choose another folder")
        if found != self.manifest:
            raise BadResults(
                f"{self.folder} was begun by Kilowatt {found.kilowatt}, or with another version of a bot's file: "
                "choose another folder"
            )

    # --- the parts

    def _part_of(self, index: int) -> int:
        return index // self.manifest.plan.part

    def _path(self, table: str, part: int) -> Path:
        return self.folder / table / f"part-{part:05}.parquet"

    def _journal(self, part: int) -> Path:
        return self.folder / "unfinished" / f"{part:05}.jsonl"

    def _journalled(self, part: int) -> Iterator[Reply]:
        """The games in the journal of a part. A last line that was cut off is removed."""
        path = self._journal(part)
        if not path.exists():
            return
        lines = path.read_bytes().split(b"\n")[:-1]
        path.write_bytes(b"".join(line + b"\n" for line in lines))
        for line in lines:
            yield msgspec.json.decode(line, type=Reply)
