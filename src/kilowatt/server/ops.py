"""For those who run the server: is it alive, is it ready, what does it do."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kilowatt.server.parts import parts_of
from kilowatt.server.problems import Code, Problem
from kilowatt.server.wire import problem_only

router = APIRouter(tags=["operation"])
PROBLEM = problem_only()


@router.get("/healthz", response_class=PlainTextResponse, responses=PROBLEM)
async def healthz() -> str:
    """The process runs."""
    return "ok\n"


@router.get("/readyz", response_class=PlainTextResponse, responses=PROBLEM)
async def readyz(request: Request) -> str:
    """It can serve: the database answers, and it is not shutting down."""
    parts = parts_of(request.app)
    if not parts.is_ready or not await parts.database.is_up():
        raise Problem(Code.UNAVAILABLE)
    return "ready\n"


@router.get("/metrics", response_class=PlainTextResponse, responses=PROBLEM)
async def metrics(request: Request) -> Response:
    """For Prometheus; keep it from the outside in the reverse proxy, or switch it off."""
    parts = parts_of(request.app)
    if not parts.settings.metrics:
        raise Problem(Code.NOT_FOUND)
    return Response(generate_latest(parts.metrics.registry), media_type=CONTENT_TYPE_LATEST)
