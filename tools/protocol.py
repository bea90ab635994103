"""Generates the page's TypeScript types from those of the engine and the server.

`python -m tools.protocol` writes web/types/protocol.d.ts; a test fails if the file is out of date. The types of
requests and responses are read from the routes.
"""

import ast
import enum
import inspect
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from kilowatt.engine import Action, Event, Fact, Observation
from kilowatt.engine.events import Step3Shuffle
from kilowatt.engine.record import Record
from kilowatt.server.app import FEATURES
from kilowatt.server.http.openapi import request_types, response_types
from kilowatt.server.http.routing import Operation
from kilowatt.server.live.protocol import FromClient, FromServer
from kilowatt.server.matches.models import By, Entry, EntryKind, SeatKind, Status
from kilowatt.server.pages import Content

FILE = Path(__file__).parent.parent / "src" / "kilowatt" / "server" / "web" / "types" / "protocol.d.ts"
HEAD = "// Written by tools/protocol.py from the types of the engine and of the server.\n"

NAMED: dict[str, Any] = {
    "Action": Action,
    "By": By,
    "EntryKind": EntryKind,
    "Event": Event,
    "Fact": Fact,
    "Step3Shuffle": Step3Shuffle,
    "FromClient": FromClient,
    "FromServer": FromServer,
    "SeatKind": SeatKind,
    "Status": Status,
}
"""The names of unions, which Python does not know at run time."""

RAW = {
    ("Entries", "moves"): tuple[Entry, ...],
    ("Update", "moves"): tuple[Entry, ...],
    ("Update", "observation"): Observation,
}
"""The types of fields that are encoded once and sent as raw JSON."""

PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}


def main() -> None:
    FILE.write_text(declarations(), "utf-8")


def declarations() -> str:
    """The whole file."""
    asked, answered = reached(requests()), reached(answers())
    structs = {
        name_of(kind): declared(kind, asked=kind in asked, answered=kind in answered)
        for kind in asked | answered
        if is_struct(kind)
    }
    named = {kind.__name__: alias(kind) for kind in asked | answered if not is_struct(kind)}
    unions = {name: f"export type {name} = {rendered(kind, aliased=False)};\n" for name, kind in NAMED.items()}
    return HEAD + "".join(f"\n{text}" for _, text in sorted((structs | named | unions).items()))


# --- finding the types


def requests() -> Iterator[Any]:
    yield FromClient
    for operation in operations():
        yield from request_types(operation)


def answers() -> Iterator[Any]:
    yield from (FromServer, Content, Record)
    for operation in operations():
        yield from response_types(operation)


def operations() -> Iterator[Operation]:
    for feature in FEATURES:
        yield from (operation for operation in feature.operations if operation.in_schema)


def reached(roots: Iterator[Any]) -> set[Any]:
    """The roots and every type they contain: structs, enumerations and new types."""
    found: set[Any] = set()
    waiting = list(roots)
    while waiting:
        kind = waiting.pop()
        if is_struct(kind) or is_enum(kind) or isinstance(kind, NewType):
            if kind in found:
                continue
            found.add(kind)
        waiting += fields(kind).values() if is_struct(kind) else get_args(kind)
    return found


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, enum.Enum)


def fields(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: RAW.get((kind.__name__, name), hints[name]) for name in kind.__struct_fields__}


# --- writing them


def name_of(kind: Any) -> str:
    return str(kind.__name__)


def declared(kind: Any, *, asked: bool, answered: bool) -> str:
    """An interface. Fields with a default are optional in requests, and present in responses.

    In a type that is used in both, only fields whose default is null are optional.
    """
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    optional = not answered or kind.__struct_config__.omit_defaults
    comments = field_comments(kind)
    lines = [comment(inspect.cleandoc(kind.__dict__.get("__doc__") or "")), f"export interface {name_of(kind)} {{\n"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";\n')
    for field, (name, hint) in zip(info.fields, fields(kind).items(), strict=True):
        may_lack = not field.required and (optional or (asked and field.default is None))
        lines.append(comment(comments.get(name, ""), "  "))
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {rendered(hint)};\n")
    return "".join(lines) + "}\n"


def alias(kind: Any) -> str:
    base = " | ".join(f'"{one.value}"' for one in kind) if is_enum(kind) else rendered(kind.__supertype__)
    return f"export type {kind.__name__} = {base};\n"


def rendered(kind: Any, *, aliased: bool = True) -> str:
    """A type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_struct(kind):
        return name_of(kind)
    if is_enum(kind) or isinstance(kind, NewType):
        return str(kind.__name__)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType, Literal):
        return union(kind, aliased=aliased)
    if origin is Annotated:
        return rendered(arguments[0])
    if origin is dict:
        return f"Record<{rendered(arguments[0])}, {rendered(arguments[1])}>"
    if origin is tuple and arguments[-1] is Ellipsis:
        inner = rendered(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(rendered, arguments))}]"
    raise TypeError(f"{kind!r} cannot be written in TypeScript")


def union(kind: Any, *, aliased: bool) -> str:
    """A union by its name, if it has one; a union with None is the named one and null."""
    cases = dict.fromkeys(get_args(kind))
    if aliased:
        for name, other in NAMED.items():
            named = dict.fromkeys(get_args(other))
            if named.keys() <= cases.keys():
                rest = [case for case in cases if case not in named]
                return " | ".join([name, *map(rendered, rest)])
    return " | ".join(msgspec.json.encode(case).decode() if is_literal(case) else rendered(case) for case in cases)


def is_literal(case: Any) -> bool:
    return isinstance(case, str | int)


def comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    lines = textwrap.dedent(text).strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def field_comments(kind: Any) -> dict[str, str]:
    """The docstrings under fields, from the source; Python does not keep them."""
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    comments: dict[str, str] = {}
    for line, following in zip(definition.body, definition.body[1:], strict=False):
        match line, following:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                comments[name] = inspect.cleandoc(text)
    return comments


if __name__ == "__main__":
    main()
