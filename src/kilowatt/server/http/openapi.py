"""The OpenAPI schema, generated from the typed routes and msgspec's JSON Schema of their types."""

import inspect
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from starlette.responses import Response

from kilowatt.server.http.responses import JSON
from kilowatt.server.http.routing import Operation, Parameter
from kilowatt.server.problems import ErrorBody

Schema = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"


def describe(title: str, version: str, description: str, operations: Iterable[Operation]) -> Schema:
    shown = [operation for operation in operations if operation.in_schema]
    types = list(dict.fromkeys(kind for operation in shown for kind in types_of(operation)))
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    known = dict(zip(types, schemas, strict=True))
    paths: dict[str, Schema] = {}
    for operation in shown:
        paths.setdefault(operation.path, {})[operation.method.lower()] = described(operation, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version, "description": description},
        "paths": paths,
        "components": {"schemas": components},
    }


def types_of(operation: Operation) -> Iterator[Any]:
    """Every type that an operation names."""
    yield from (parameter.kind for parameter in operation.parameters)
    yield from request_types(operation)
    yield from response_types(operation)


def request_types(operation: Operation) -> tuple[Any, ...]:
    return () if operation.body is None else (operation.body,)


def response_types(operation: Operation) -> tuple[Any, ...]:
    """The types of a JSON response, and of a problem."""
    returns = operation.returns
    if returns is None or is_response(returns):
        return (ErrorBody,)
    return (*(returns if isinstance(returns, tuple) else (returns,)), ErrorBody)


def is_response(kind: Any) -> bool:
    """Whether the handler returns a finished response, which is plain text."""
    return isinstance(kind, type) and issubclass(kind, Response)


def described(operation: Operation, known: dict[Any, Schema]) -> Schema:
    text = inspect.getdoc(operation.handler) or ""
    found: Schema = {
        "tags": [operation.tag],
        "summary": text.partition("\n")[0],
        "operationId": f"{operation.tag}_{operation.handler.__name__}",
        "responses": {
            str(operation.status): success(operation, known),
            "default": {"description": "A problem", "content": json_content(known[ErrorBody])},
        },
    }
    if operation.parameters:
        found["parameters"] = [parameter_schema(parameter, known) for parameter in operation.parameters]
    if operation.body is not None:
        found["requestBody"] = {"required": True, "content": json_content(known[operation.body])}
    return found


def success(operation: Operation, known: dict[Any, Schema]) -> Schema:
    if operation.returns is None:
        return {"description": "Done"}
    if is_response(operation.returns):
        return {"description": "As text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    *kinds, _ = response_types(operation)
    schemas = [known[kind] for kind in kinds]
    return {
        "description": "As requested",
        "content": json_content(schemas[0] if len(schemas) == 1 else {"anyOf": schemas}),
    }


def parameter_schema(parameter: Parameter, known: dict[Any, Schema]) -> Schema:
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.is_required,
        "schema": known[parameter.kind],
    }


def json_content(schema: Schema) -> Schema:
    return {JSON: {"schema": schema}}
