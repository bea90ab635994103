"""Finds bots by name, in files and in installed packages.

A bot is named by a spec:

    planner                          one of ours, or the name of an entry point in the group `kilowatt.bots`
    search:simulations=200,depth=3   with options, which become keyword arguments
    path/to/file.py:MyBot            a class in a file
    path/to/file.py:MyBot:depth=3

The class or function is called as `MyBot(game, seed, **options)`.
"""

import ast
import inspect
import re
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import Final
from zlib import crc32

from kilowatt.bots.base import Bot
from kilowatt.bots.simple import SimpleBot
from kilowatt.engine import Game, KilowattError
from kilowatt.engine.notation.tokens import suggestion
from kilowatt.engine.value import Value

Option = bool | int | float | str
Factory = Callable[..., Bot]

GROUP: Final = "kilowatt.bots"
"""The group of entry points of packages that contain bots."""

BUILT_IN: Final[dict[str, str]] = {
    "random": "kilowatt.bots.random_bot:RandomBot",
    "greedy": "kilowatt.bots.greedy:GreedyBot",
    "simple": "kilowatt.bots.registry:simple_bot",
    "planner": "kilowatt.bots.planner_bot:PlannerBot",
    "search": "kilowatt.bots.search:SearchBot",
    "easy": "kilowatt.bots.levels:easy",
    "normal": "kilowatt.bots.levels:normal",
    "hard": "kilowatt.bots.levels:hard",
    "expert": "kilowatt.bots.levels:expert",
}
"""The bots of Kilowatt, by name; each is imported when it is first used."""

IN_A_FILE: Final = re.compile(r"(?P<path>.+\.py):(?P<name>[A-Za-z_]\w*)(?::(?P<options>.*))?")


class NoSuchBot(KilowattError, ValueError):
    """A spec that names no bot or has wrong options, or an object that is not a bot."""


class Spec(Value, frozen=True, gc=False):
    """A parsed spec: a name, the path of its file if there is one, and options."""

    name: str
    path: str = ""
    options: tuple[tuple[str, Option], ...] = ()


def simple_bot(game: Game, seed: int) -> SimpleBot:
    """The simple bot needs only the rulebook."""
    return SimpleBot(game.book, seed)


def known_bots() -> tuple[str, ...]:
    """The names of all bots: those of Kilowatt, then those of installed packages."""
    return (*BUILT_IN, *sorted(entry.name for entry in offered() if entry.name not in BUILT_IN))


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """A new bot for one seat of one game.

    >>> from kilowatt.content import game_for
    >>> from kilowatt.engine import Config
    >>> make_bot("rendom", game_for(Config("usa", players=2)), seed=1)
    Traceback (most recent call last):
    kilowatt.bots.registry.NoSuchBot: there is no bot 'rendom': did you mean 'random'?
    """
    parsed = parse_spec(spec)
    return bot_from(find_factory(parsed), spec, game, seed, **dict(parsed.options))


def bot_from(factory: Factory, name: str, game: Game, seed: int, /, **options: Option) -> Bot:
    """The bot that a factory makes, if it is one."""
    bot = factory(game, seed, **options)
    check_interface(name, bot)
    return bot


def check_bot(spec: str) -> None:
    """Refuse a spec that cannot name a bot, without running code from outside Kilowatt."""
    parsed = parse_spec(spec)
    if parsed.path:
        check_file(parsed)
    elif parsed.name in BUILT_IN:
        check_options(parsed, find_factory(parsed))
    else:
        find_entry(parsed.name)


def is_ours(spec: str) -> bool:
    """Whether a bot is part of Kilowatt: then it needs no time limit."""
    return spec.partition(":")[0] in BUILT_IN


def anchored(spec: str) -> str:
    """The spec with the absolute path of its file, for processes with another working directory."""
    parsed = IN_A_FILE.fullmatch(spec)
    if parsed is None:
        return spec
    return str(Path(parsed["path"]).expanduser().resolve()) + spec[parsed.end("path") :]


# --- reading a spec


@lru_cache(maxsize=256)
def parse_spec(text: str) -> Spec:
    """
    >>> parse_spec("search:simulations=200,deep=true")
    Spec(name='search', path='', options=(('simulations', 200), ('deep', True)))
    """
    in_a_file = IN_A_FILE.fullmatch(text)
    if in_a_file:
        return Spec(in_a_file["name"], in_a_file["path"], parse_options(text, in_a_file["options"] or ""))
    if ".py" in text:
        raise NoSuchBot(f"'{text}' names no bot: the class is missing, as in my_bot.py:MyBot")
    name, _, options = text.partition(":")
    return Spec(name, "", parse_options(text, options))


def parse_options(spec: str, text: str) -> tuple[tuple[str, Option], ...]:
    return tuple(parse_option(spec, part) for part in text.split(",")) if text else ()


def parse_option(spec: str, text: str) -> tuple[str, Option]:
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise NoSuchBot(f"'{spec}': '{text}' is no option: options are written name=value, with commas between")
    return name, parse_value(value)


def parse_value(text: str) -> Option:
    """The boolean or number that the text stands for, else the text."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


# --- finding


def find_factory(spec: Spec) -> Factory:
    """The class or function that makes the bot; imports its file or package."""
    if spec.path:
        return find_in_file(spec)
    if spec.name in BUILT_IN:
        return built_in(spec.name)
    return find_entry(spec.name).load()  # type: ignore[no-any-return]


@cache
def built_in(name: str) -> Factory:
    return resolve_name(BUILT_IN[name])  # type: ignore[no-any-return]


def offered() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def find_entry(name: str) -> EntryPoint:
    for entry in offered():
        if entry.name == name:
            return entry
    raise NoSuchBot(f"there is no bot '{name}': {suggestion(name, known_bots())}")


def find_in_file(spec: Spec) -> Factory:
    found = getattr(load_file(Path(spec.path)), spec.name, None)
    if found is None:
        raise NoSuchBot(f"{spec.path}: there is no '{spec.name}' in it")
    return found  # type: ignore[no-any-return]


def load_file(path: Path) -> ModuleType:
    """The module in a file, executed once in a process. It can import modules from its own folder."""
    whole = path.expanduser().resolve()
    name = f"kilowatt_bot_{whole.stem}_{crc32(str(whole).encode()):08x}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, whole)
    if spec is None or spec.loader is None or not whole.is_file():
        raise NoSuchBot(f"{path}: there is no such file")
    if str(whole.parent) not in sys.path:
        sys.path.append(str(whole.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


# --- checking


def check_file(spec: Spec) -> None:
    """The file exists, is Python, and defines the name at its top level."""
    try:
        tree = ast.parse(Path(spec.path).expanduser().read_bytes(), spec.path)
    except OSError as error:
        raise NoSuchBot(f"{spec.path}: {error.strerror}") from error
    except (SyntaxError, ValueError) as error:
        raise NoSuchBot(f"{spec.path}: not Python: {error}") from error
    names = top_names(tree)
    if spec.name not in names and "*" not in names:
        classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
        hint = f": {suggestion(spec.name, classes)}" if classes else ""
        raise NoSuchBot(f"{spec.path}: there is no '{spec.name}' in it{hint}")


def top_names(tree: ast.Module) -> set[str]:
    """The names that a module defines, roughly: enough to find a typing error."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.alias(name=name, asname=asname):
                names.add(asname or name)
            case _:
                continue
    return names


def check_options(spec: Spec, factory: Factory) -> None:
    """Refuse an option that the bot does not have."""
    parameters = inspect.signature(factory).parameters
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters.values()):
        return
    has = [name for name in parameters if name not in ("game", "seed")]
    for name, _ in spec.options:
        if name not in has:
            hint = suggestion(name, has) if has else "it has none"
            raise NoSuchBot(f"the bot '{spec.name}' has no option '{name}': {hint}")


def check_interface(spec: str, bot: object) -> None:
    """Refuse an object that does not have the attributes of `Bot`."""
    if not callable(getattr(bot, "plan", None)):
        old = callable(getattr(bot, "choose", None))
        hint = ": bots now have it instead of `choose`. Rename that and return a tuple of actions" if old else ""
        raise NoSuchBot(f"'{spec}' has no method `plan(observation)`{hint}")
    if not isinstance(getattr(bot, "wants_prices", None), bool):
        raise NoSuchBot(
            f"'{spec}' has no `wants_prices`: set it to True in its class, or to False if it uses no prices"
        )
