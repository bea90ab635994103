"""Typed routes: a handler's signature says what a request carries and what the response holds.

    @routes.post("/matches/{match}/moves")
    async def play(match: MatchIdParam, body: Play, caller: Caller) -> Played: ...

A parameter named in the path is read from there, `body` from the JSON body, `caller` and `request` from the request,
and any other from the query. The returned value is the JSON response; None is 204 No Content. The same declaration
gives the OpenAPI schema (`kilowatt.server.http.openapi`).
"""

import inspect
import re
from collections.abc import Awaitable, Callable
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kilowatt.server.http.caller import Caller
from kilowatt.server.http.responses import json_body, json_response
from kilowatt.server.problems import Code, Problem
from kilowatt.server.services import services_of
from kilowatt.server.wire import decode

Handler = Callable[..., Awaitable[Any]]
H = TypeVar("H", bound=Handler)
PATH_PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")


class Parameter(msgspec.Struct, frozen=True):
    """A parameter in the path or in the query."""

    name: str
    place: Literal["path", "query"]
    kind: Any
    default: Any = msgspec.UNSET

    @property
    def is_required(self) -> bool:
        return self.default is msgspec.UNSET

    def read(self, request: Request) -> Any:
        values = request.path_params if self.place == "path" else request.query_params
        if self.name not in values and not self.is_required:
            return self.default
        try:
            return msgspec.convert(values.get(self.name), self.kind, strict=False)
        except msgspec.ValidationError as error:
            raise Problem(Code.BAD_REQUEST, fault=f"{self.place}.{self.name}: {error}"[:300]) from error


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """One method of one path."""

    method: str
    path: str
    tag: str
    handler: Handler
    status: int
    parameters: tuple[Parameter, ...]
    body: Any = None
    """The type of the JSON body."""
    returns: Any = None
    """The type of the JSON response, or a tuple of alternatives."""
    in_schema: bool = True


class Routes:
    """The operations of one feature."""

    def __init__(self, prefix: str = "", tag: str = "", in_schema: bool = True) -> None:
        self.prefix = prefix
        self.tag = tag
        self.in_schema = in_schema
        self.operations: list[Operation] = []

    def get(self, path: str, **options: Any) -> Callable[[H], H]:
        return self._add("GET", path, **options)

    def post(self, path: str, **options: Any) -> Callable[[H], H]:
        return self._add("POST", path, **options)

    def put(self, path: str, **options: Any) -> Callable[[H], H]:
        return self._add("PUT", path, **options)

    def delete(self, path: str, **options: Any) -> Callable[[H], H]:
        return self._add("DELETE", path, **options)

    def _add(self, method: str, path: str, **options: Any) -> Callable[[H], H]:
        def register(handler: H) -> H:
            self.operations.append(operation(method, self.prefix + path, handler, self, **options))
            return handler

        return register

    def endpoints(self) -> list[Route]:
        return [Route(each.path, endpoint(each), methods=[each.method]) for each in self.operations]


def operation(
    method: str, path: str, handler: Handler, routes: Routes, status: int = 200, body: Any = None, returns: Any = None
) -> Operation:
    """Read a handler's signature. `body` and `returns` declare what a handler reads or writes by itself."""
    hints = get_type_hints(handler, include_extras=True)
    result = hints.pop("return")
    parameters = inspect.signature(handler).parameters
    in_path = PATH_PARAMETER.findall(path)
    return Operation(
        method=method,
        path=path,
        tag=routes.tag,
        handler=handler,
        status=204 if result is NoneType else status,
        parameters=tuple(
            Parameter(name, "path" if name in in_path else "query", without_none(hints[name]), default_of(parameter))
            for name, parameter in parameters.items()
            if name != "body" and hints[name] not in (Caller, Request)
        ),
        body=hints.get("body", body),
        returns=returns or (None if result is NoneType else result),
        in_schema=routes.in_schema,
    )


def default_of(parameter: inspect.Parameter) -> Any:
    return msgspec.UNSET if parameter.default is inspect.Parameter.empty else parameter.default


def without_none(kind: Any) -> Any:
    """The type of an optional parameter that is there; the text `null` must not be read as None.

    >>> without_none(int | None)
    <class 'int'>
    """
    kinds = [one for one in get_args(kind) if one is not NoneType]
    return kinds[0] if get_origin(kind) in (Union, UnionType) and len(kinds) == 1 else kind


def endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """The Starlette endpoint of an operation."""
    wanted = inspect.signature(operation.handler).parameters
    decodes_body = "body" in wanted

    async def respond(request: Request) -> Response:
        request.scope["route"] = operation.path  # for the access log
        arguments = {parameter.name: parameter.read(request) for parameter in operation.parameters}
        if decodes_body:
            arguments["body"] = decode(await json_body(request), operation.body)
        if "caller" in wanted:
            arguments["caller"] = Caller(request, services_of(request.app))
        if "request" in wanted:
            arguments["request"] = request
        result = await operation.handler(**arguments)
        if isinstance(result, Response):
            return result
        return Response(status_code=204) if result is None else json_response(result, operation.status)

    return respond
