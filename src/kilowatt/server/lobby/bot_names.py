"""Names for bots: unique within a match."""

import random
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from kilowatt.server.matches.models import Place

NAMES = (
    "Agnieszka", "Akira", "Alma", "Amara", "Andrei", "Bruna", "Carmen", "Chiara", "Daria", "Dieter", "Elif", "Emeka",
    "Enzo", "Felix", "Freya", "Giulia", "Greta", "Hana", "Henrik", "Ilona", "Ines", "Jasper", "Kaja", "Kenji", "Lech",
    "Linh", "Luca", "Magda", "Mihai", "Nadia", "Noor", "Olga", "Omar", "Paola", "Petra", "Radu", "Rosa", "Sakura",
    "Sanjay", "Stefan", "Tadeusz", "Tess", "Uma", "Viktor", "Wanda", "Yara", "Yuki", "Zofia",
)  # fmt: skip


def with_names(places: Sequence[Place], match: str) -> tuple[Place, ...]:
    """Give each unnamed bot a free name; a match always gives the same names."""
    names = free_names({place.name.casefold() for place in places}, match)
    return tuple(
        replace(place, name=names.pop()) if place.kind == "bot" and not place.name else place for place in places
    )


def free_names(taken: Collection[str], match: str) -> list[str]:
    names = [name for name in NAMES if name.casefold() not in taken]
    random.Random(match).shuffle(names)
    return names
