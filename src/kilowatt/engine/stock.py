"""Numbers of markers by kind."""

from kilowatt.engine.ids import Fuel
from kilowatt.engine.value import Value


class Stock(Value, frozen=True, gc=False):
    """Markers by kind: in the market, in the supply, or with a player (R0.3)."""

    coal: int = 0
    oil: int = 0
    garbage: int = 0
    uranium: int = 0

    @classmethod
    def of(cls, fuel: Fuel, count: int = 1) -> "Stock":
        """`count` markers of one kind.

        >>> Stock.of(Fuel.OIL, 2)
        Stock(coal=0, oil=2, garbage=0, uranium=0)
        """
        return cls(**{fuel.value: count})

    def __getitem__(self, fuel: Fuel) -> int:
        count: int = getattr(self, fuel._value_)  # getattr with a plain str is twice as fast as with a StrEnum
        return count

    def __add__(self, other: "Stock") -> "Stock":
        return Stock(
            self.coal + other.coal,
            self.oil + other.oil,
            self.garbage + other.garbage,
            self.uranium + other.uranium,
        )

    def __sub__(self, other: "Stock") -> "Stock":
        return Stock(
            self.coal - other.coal,
            self.oil - other.oil,
            self.garbage - other.garbage,
            self.uranium - other.uranium,
        )

    def __le__(self, other: "Stock") -> bool:
        return (
            self.coal <= other.coal
            and self.oil <= other.oil
            and self.garbage <= other.garbage
            and self.uranium <= other.uranium
        )

    def __bool__(self) -> bool:
        return self != NOTHING

    @property
    def total(self) -> int:
        return self.coal + self.oil + self.garbage + self.uranium


NOTHING = Stock()
ONE = {fuel: Stock.of(fuel) for fuel in Fuel}
