"""JSON in and out by msgspec, whose types also give the OpenAPI schema: one definition for all three."""

import gzip
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response

from kilowatt.engine import UnreadableData, codec
from kilowatt.server.problems import Code, ErrorBody, Problem

T = TypeVar("T")
JSON = "application/json"
REFERENCE = "#/components/schemas/{name}"


def encode(value: object) -> bytes:
    """Any of the server's values; unlike the engine's codec it does not look for numbers that are too long."""
    return msgspec.json.encode(value)


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type=JSON)


def long_answer(request: Request, value: object) -> Response:
    """One in which much is said again and again: compressed, where the client takes that."""
    response = answer(value)
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(bytes(response.body), 5, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def nothing() -> Response:
    return Response(status_code=204)


async def body(request: Request, kind: type[T]) -> T:
    """The request's body as a value; strict, as everything that the engine's codec reads."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != JSON:
        raise Problem(Code.UNSUPPORTED, wanted=JSON)
    return read(await request.body(), kind)


def read(data: bytes, kind: type[T]) -> T:
    """A value from the wire."""
    try:
        return codec.decode(data, kind, "a request", 1 << 24)
    except UnreadableData as error:
        raise Problem(Code.BAD_REQUEST, fault=str(error)[:300]) from error


# --- the schema


def takes(kind: Any) -> dict[str, Any]:
    """`openapi_extra` of a route whose body is this type."""
    return {"requestBody": {"required": True, "content": {JSON: {"schema": marker(kind)}}}}


def gives(kind: Any, status: int = 200, description: str = "As asked") -> dict[int | str, dict[str, Any]]:
    """`responses` of a route that answers with this type, or with a problem."""
    return {
        status: {"description": description, "content": {JSON: {"schema": marker(kind)}}},
        **problem_only(),
    }


def problem_only() -> dict[int | str, dict[str, Any]]:
    """`responses` of a route that answers with plain text."""
    return {"default": {"description": "A problem", "content": {JSON: {"schema": marker(ErrorBody)}}}}


def gives_nothing(description: str = "Done") -> dict[int | str, dict[str, Any]]:
    return {
        204: {"description": description},
        **problem_only(),
    }


_marked: dict[str, Any] = {}


def marker(kind: Any) -> dict[str, Any]:
    """Stands for a type, or for one of several, until the whole schema is put together."""
    if isinstance(kind, tuple):
        return {"anyOf": [marker(one) for one in kind]}
    name = repr(kind)
    _marked[name] = kind
    return {"x-kilowatt-type": name}


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI schema, with the types of the engine and the server filled in."""
    if app.openapi_schema:
        return app.openapi_schema
    schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    names = list(_marked)
    found, components = msgspec.json.schema_components([_marked[name] for name in names], ref_template=REFERENCE)
    filled: dict[str, Any] = _filled(schema, dict(zip(names, found, strict=True)))
    parts = filled.setdefault("components", {}).setdefault("schemas", {})
    parts.update(components)
    for unused in ("HTTPValidationError", "ValidationError"):
        parts.pop(unused, None)
    for path in filled["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    app.openapi_schema = filled
    return filled


def _filled(node: Any, types: dict[str, Any]) -> Any:
    if isinstance(node, dict):
        if "x-kilowatt-type" in node:
            return types[node["x-kilowatt-type"]]
        return {key: _filled(value, types) for key, value in node.items()}
    if isinstance(node, list):
        return [_filled(value, types) for value in node]
    return node
