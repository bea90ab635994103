"""The parts of a running server, put together in one place."""

import msgspec
from fastapi import FastAPI

from kilowatt.server.accounts.service import Accounts
from kilowatt.server.history.service import History
from kilowatt.server.limits import Limiter
from kilowatt.server.live.chat import ChatRoom
from kilowatt.server.live.hub import Hub
from kilowatt.server.lobby.lists import Lists
from kilowatt.server.lobby.service import Lobby
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.store import Tables
from kilowatt.server.matches.votes import Votes
from kilowatt.server.metrics import Metrics
from kilowatt.server.origins import Origins
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import Database
from kilowatt.server.store.postgres import Postgres
from kilowatt.server.store.sqlite import Sqlite
from kilowatt.server.work.jobs import Jobs, LocalJobs, Work
from kilowatt.server.work.minds import Levels
from kilowatt.server.work.pool import Pool
from kilowatt.server.work.queue import QueuedJobs


class Parts(msgspec.Struct, kw_only=True):
    """Every service of one app. Routes and sockets are given this, and nothing is global."""

    settings: Settings
    metrics: Metrics
    database: Database
    matches: Matches
    votes: Votes
    lobby: Lobby
    lists: Lists
    accounts: Accounts
    history: History
    hub: Hub
    chat: ChatRoom
    pool: Pool
    levels: Levels
    jobs: Jobs
    work: Work
    origins: Origins
    attempts: Limiter
    creations: Limiter
    requests: Limiter
    sockets: dict[str, int] = msgspec.field(default_factory=dict)
    """Open sockets by address."""
    is_ready: bool = False


def make_parts(settings: Settings) -> Parts:
    metrics, database, hub, pool = Metrics(), open_database(settings), Hub(), Pool(settings.bot_workers)
    tables = Tables(database, metrics, settings.cached_tables, settings.snapshot_every)
    matches = Matches(tables)
    matches.online = hub.online
    levels = Levels(settings.bots)
    lobby = Lobby(matches, levels.is_level, levels.default, int(settings.idle_seconds * 1000))
    history = History(matches, lobby, pool, settings.analysis)
    work = Work(matches, pool, metrics, levels, history.study)
    jobs = make_jobs(settings, work)
    matches.onlookers += [hub, jobs]
    metrics.sockets.set_function(lambda: hub.count)
    accounts = Accounts(database, settings.session_days)
    accounts.ended = lambda sessions: hub.say_goodbye("logged_out", sessions)
    attempts = settings.attempts_per_minute
    return Parts(
        settings=settings,
        metrics=metrics,
        database=database,
        matches=matches,
        votes=Votes(matches),
        lobby=lobby,
        lists=Lists(matches),
        accounts=accounts,
        history=history,
        hub=hub,
        chat=ChatRoom(matches, hub, settings.chat_length, settings.chat_per_minute),
        pool=pool,
        levels=levels,
        jobs=jobs,
        work=work,
        origins=Origins(settings.base_url),
        attempts=Limiter(attempts / 60, attempts),
        creations=Limiter(settings.tables_per_minute / 60, settings.tables_per_minute),
        requests=Limiter(settings.requests_per_second, settings.request_burst),
    )


def open_database(settings: Settings) -> Database:
    return Postgres(settings) if settings.is_postgres else Sqlite(settings.sqlalchemy_url)


def make_jobs(settings: Settings, work: Work) -> Jobs:
    if not settings.is_postgres:
        return LocalJobs(work)
    return QueuedJobs(work, settings)


def parts_of(app: FastAPI) -> Parts:
    parts: Parts = app.state.parts
    return parts
