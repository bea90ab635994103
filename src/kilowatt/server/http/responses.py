"""Responses, and reading request bodies."""

import asyncio
import gzip

from starlette.requests import Request
from starlette.responses import Response

from kilowatt.server.problems import Code, ErrorBody, Problem
from kilowatt.server.wire import encode

JSON = "application/json"
GZIP_LEVEL = 5


def json_response(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type=JSON)


async def compressed_response(request: Request, value: object) -> Response:
    """JSON with much repetition: compressed if the client accepts gzip, beside the event loop."""
    response = json_response(value)
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = await asyncio.to_thread(gzip.compress, bytes(response.body), GZIP_LEVEL, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def problem_response(problem: Problem, request_id: str) -> Response:
    response = json_response(ErrorBody(problem.view, request_id), problem.status)
    retry = problem.view.facts.get("retry_after")
    if retry is not None:
        response.headers["retry-after"] = str(retry)
    return response


async def json_body(request: Request) -> bytes:
    """The request's body; `unsupported` if it is not declared as JSON."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != JSON:
        raise Problem(Code.UNSUPPORTED, wanted=JSON)
    return await request.body()
