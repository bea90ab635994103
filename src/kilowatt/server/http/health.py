"""Health checks and metrics, for those who run the server."""

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import PlainTextResponse

from kilowatt.server.http.caller import Caller
from kilowatt.server.http.routing import Routes
from kilowatt.server.problems import Code, Problem

routes = Routes(tag="operation")


@routes.get("/healthz")
async def healthz() -> PlainTextResponse:
    """The process is running."""
    return PlainTextResponse("ok\n")


@routes.get("/readyz")
async def readyz(caller: Caller) -> PlainTextResponse:
    """The server can do its work. The problem names what cannot: database, notifications, queue, workers."""
    services = caller.services
    failing = await services.health.failing() if services.is_ready else ["server"]
    if failing:
        raise Problem(Code.UNAVAILABLE, failing=" ".join(failing))
    return PlainTextResponse("ready\n")


@routes.get("/metrics")
async def metrics(caller: Caller) -> PlainTextResponse:
    """Metrics for Prometheus. Block this path in the reverse proxy, or switch it off."""
    services = caller.services
    if not services.settings.metrics:
        raise Problem(Code.NOT_FOUND)
    return PlainTextResponse(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
