"""Bots that break the rules of the house, each in its own way, at their fifth question."""

import ctypes
import os
import signal
import time
from typing import Any

from kilowatt.engine import Action, Bid, Build, CityId, Game, Observation


class Sound:
    """Takes the first legal action."""

    wants_prices = False

    def __init__(self, game: Game, seed: int) -> None:
        self.asked = 0

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        self.asked += 1
        answer: tuple[Action, ...] = self.misbehave(observation) if self.asked == 5 else (observation.legal_actions[0],)
        return answer

    def misbehave(self, observation: Observation) -> Any:
        return (observation.legal_actions[0],)


class Leisurely(Sound):
    """Plays legally but slowly, for the time set from outside. Its games do not depend on that time."""

    def misbehave(self, observation: Observation) -> Any:
        time.sleep(float(os.environ.get("LEISURE_SECONDS", "0")))
        return (observation.legal_actions[0],)


class Raises(Sound):
    def misbehave(self, observation: Observation) -> Any:
        raise KeyError(f"no plan for {self}")


class Unprintable(Sound):
    def misbehave(self, observation: Observation) -> Any:
        class Mute(Exception):
            def __str__(self) -> str:
                raise RuntimeError

        raise Mute


class Exits(Sound):
    def misbehave(self, observation: Observation) -> Any:
        raise SystemExit(2)


class Illegal(Sound):
    def misbehave(self, observation: Observation) -> Any:
        return (Build(CityId("atlantis")),)


class Malformed(Sound):
    def misbehave(self, observation: Observation) -> Any:
        return (Bid([1, 2]),)  # type: ignore[arg-type] # that is the point


class NotAnAction(Sound):
    def misbehave(self, observation: Observation) -> Any:
        return "build essen"


class Slow(Sound):
    def misbehave(self, observation: Observation) -> Any:
        while True:
            time.sleep(0.01)


class Late(Sound):
    """Catches the alarm, and answers all the same."""

    def misbehave(self, observation: Observation) -> Any:
        try:
            time.sleep(30)
        except BaseException:
            return (observation.legal_actions[0],)


class Deaf(Sound):
    """Hears no alarm, as a bot does that is stuck in C."""

    def misbehave(self, observation: Observation) -> Any:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        while True:
            time.sleep(1)


class Dies(Sound):
    def misbehave(self, observation: Observation) -> Any:
        os._exit(3)


class Crashes(Sound):
    def misbehave(self, observation: Observation) -> Any:
        return ctypes.string_at(0)


class NotMade(Sound):
    def __init__(self, game: Game, seed: int) -> None:
        raise FileNotFoundError("weights.bin")


class SlowToMake(Sound):
    def __init__(self, game: Game, seed: int) -> None:
        time.sleep(30)


class DiesAtOnce(Sound):
    def __init__(self, game: Game, seed: int) -> None:
        os._exit(3)


class Talks(Sound):
    """Prints, reads, and leaves a process of its own behind; all that is allowed."""

    def misbehave(self, observation: Observation) -> Any:
        print("hello from a bot")  # noqa: T201 - that is the point
        assert os.read(0, 1) == b""
        return (observation.legal_actions[0],)


class DiesOnce(Sound):
    """A process may end for a reason that has nothing to do with the bot."""

    def misbehave(self, observation: Observation) -> Any:
        try:
            os.close(os.open(os.environ["DIED_ONCE"], os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return (observation.legal_actions[0],)
        os._exit(3)
