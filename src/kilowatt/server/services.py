"""The services of a running server, wired together in one place."""

from collections.abc import Callable
from functools import partial

import msgspec
from starlette.applications import Starlette

from kilowatt.server.accounts.service import Accounts
from kilowatt.server.analysis.service import Analysis
from kilowatt.server.history.service import History
from kilowatt.server.http.origins import Origins
from kilowatt.server.limits import PAGE_BURST, PAGE_RATE, Limiter
from kilowatt.server.live.chat import ChatRoom
from kilowatt.server.live.hub import Hub
from kilowatt.server.lobby.match_lists import Lists
from kilowatt.server.lobby.service import Lobby
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.tables import Tables
from kilowatt.server.matches.votes import Votes
from kilowatt.server.metrics import Metrics
from kilowatt.server.readiness import Health
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import Database
from kilowatt.server.store.sqlite import Sqlite
from kilowatt.server.work.background_jobs import Jobs
from kilowatt.server.work.bot_runner import BotLevels
from kilowatt.server.work.compute_pool import ComputePool
from kilowatt.server.work.schedulers import LocalScheduler, Scheduler


class Services(msgspec.Struct, kw_only=True):
    """Every service of one app. Routes and sockets receive it; there are no globals."""

    settings: Settings
    metrics: Metrics
    database: Database
    matches: Matches
    votes: Votes
    lobby: Lobby
    lists: Lists
    accounts: Accounts
    history: History
    analysis: Analysis
    hub: Hub
    chat: ChatRoom
    pool: ComputePool
    levels: BotLevels
    jobs: Jobs
    scheduler: Scheduler
    origins: Origins
    attempts: Limiter
    creations: Limiter
    requests: Limiter
    pages: Limiter
    log_pages: Limiter
    sockets: dict[str, int] = msgspec.field(default_factory=dict)
    """Open sockets by address."""
    health: Health = msgspec.field(default_factory=Health)
    is_ready: bool = False
    """Whether requests are served: after the start and before the shutdown."""


class Outside(msgspec.Struct, frozen=True):
    """What a process uses outside itself. The simulation of `tests/simulation` brings its own."""

    database: Database
    pool: ComputePool
    scheduler: Callable[[Jobs], Scheduler]


def real_outside(settings: Settings) -> Outside:
    return Outside(open_database(settings), ComputePool(settings.bot_workers), partial(build_scheduler, settings))


def build_services(settings: Settings, outside: Outside | None = None) -> Services:
    outside = outside or real_outside(settings)
    metrics, hub, database, pool = Metrics(), Hub(), outside.database, outside.pool
    tables = Tables(database, metrics, settings.cached_tables, settings.snapshot_every)
    matches = Matches(tables, database)
    matches.online, tables.on_news = hub.online, hub.on_change
    levels = BotLevels(settings.bots)
    idle_ms, most_matches = int(settings.idle_seconds * 1000), settings.matches_per_person
    lobby = Lobby(matches, database, levels.is_level, levels.default, idle_ms, most_matches)
    analysis = Analysis(matches, database, pool, settings.analysis)
    jobs = Jobs(matches, database, pool, metrics, levels, analysis.study)
    scheduler = outside.scheduler(jobs)
    matches.listeners += [hub, scheduler]
    matches.on_doubt += [hub.wake, scheduler.on_doubt]
    metrics.sockets.set_function(lambda: hub.count)
    accounts = Accounts(database, settings.session_days)
    accounts.on_sessions_ended = lambda sessions: hub.disconnect("logged_out", sessions)
    attempts = settings.attempts_per_minute
    return Services(
        settings=settings,
        metrics=metrics,
        database=database,
        matches=matches,
        votes=Votes(matches, database),
        lobby=lobby,
        lists=Lists(database, hub.online),
        accounts=accounts,
        history=History(matches, database, lobby, pool),
        analysis=analysis,
        hub=hub,
        chat=ChatRoom(matches, database, hub, settings.chat_length, settings.chat_per_minute),
        pool=pool,
        levels=levels,
        jobs=jobs,
        scheduler=scheduler,
        origins=Origins(settings.base_url),
        attempts=Limiter(attempts / 60, attempts),
        creations=Limiter(settings.tables_per_minute / 60, settings.tables_per_minute),
        requests=Limiter(settings.requests_per_second, settings.request_burst),
        log_pages=Limiter(settings.requests_per_second / 3, settings.request_burst),
        pages=Limiter(PAGE_RATE * settings.requests_per_second, PAGE_BURST * settings.request_burst),
    )


def open_database(settings: Settings) -> Database:
    if not settings.is_postgres:
        return Sqlite(settings.sqlalchemy_url)
    from kilowatt.server.store.postgres import Postgres  # noqa: PLC0415 - SQLite needs no driver

    return Postgres(settings)


def build_scheduler(settings: Settings, jobs: Jobs) -> Scheduler:
    if not settings.is_postgres:
        return LocalScheduler(jobs)
    from kilowatt.server.work.queue import QueueScheduler, queue_app  # noqa: PLC0415 - only PostgreSQL has a queue

    return QueueScheduler(jobs, queue_app(settings))


def services_of(app: Starlette) -> Services:
    services: Services = app.state.services
    return services
