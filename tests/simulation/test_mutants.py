"""Simulations find faults that were put into the server on purpose, within a bounded number of seeds."""

import pytest

from tests.simulation.mutants import MUTANTS, first_found
from tests.simulation.run import laboratory, simulate

BOUND = 300
"""Seeds within which every fault must be found."""


@pytest.mark.parametrize("name", MUTANTS)
def test_a_fault_is_found(name: str) -> None:
    mutant = MUTANTS[name]
    with laboratory():
        found = first_found(mutant, range(mutant.first, mutant.first + BOUND), simulate)
    assert found is not None, f"{name} was not found within {BOUND} seeds"
    assert found[1] in mutant.laws, found
