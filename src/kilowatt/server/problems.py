"""Problems: errors as a code and facts. Sentences are in i18n, stack traces in the log."""

from enum import StrEnum

import msgspec

from kilowatt.engine import Fact, Refusal


class Code(StrEnum):
    """Every problem code."""

    # the request itself
    BAD_REQUEST = "bad_request"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    TOO_MANY_MATCHES = "too_many_matches"
    NOT_JSON = "not_json"
    NOT_FOUND = "not_found"
    NOT_ALLOWED = "not_allowed"
    CROSS_SITE = "cross_site"
    UNSUPPORTED = "unsupported"
    BROKEN = "broken"
    UNAVAILABLE = "unavailable"
    # the caller
    NO_SESSION = "no_session"
    WRONG_PASSWORD = "wrong_password"
    NAME_TAKEN = "name_taken"
    BAD_NAME = "bad_name"
    BAD_PASSWORD = "bad_password"
    COMMON_PASSWORD = "common_password"
    BANNED = "banned"
    WRONG_RESET_CODE = "wrong_reset_code"
    WRONG_CODE = "wrong_code"
    # at the table
    BAD_OPTIONS = "bad_options"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    SEAT_TAKEN = "seat_taken"
    ALREADY_SEATED = "already_seated"
    NO_FREE_SEAT = "no_free_seat"
    NOT_IDLE = "not_idle"
    WRONG_STATUS = "wrong_status"
    NO_SPECTATORS = "no_spectators"
    NO_HINTS = "no_hints"
    # moves
    REFUSED = "refused"
    WRONG_SEQ = "wrong_seq"
    KEY_REUSED = "key_reused"
    NO_UNDO = "no_undo"
    NO_AUCTION = "no_auction"
    ORDER_TOO_LOW = "order_too_low"
    ORDER_ABOVE_MONEY = "order_above_money"
    NO_PROPOSAL = "no_proposal"
    # history
    NO_SUCH_NUMBER = "no_such_number"
    BROKEN_RECORD = "broken_record"


STATUS: dict[Code, int] = {
    Code.BAD_REQUEST: 400,
    Code.NOT_JSON: 400,
    Code.TOO_LARGE: 413,
    Code.TOO_MANY: 429,
    Code.TOO_MANY_MATCHES: 429,
    Code.NOT_FOUND: 404,
    Code.NOT_ALLOWED: 405,
    Code.CROSS_SITE: 403,
    Code.UNSUPPORTED: 415,
    Code.BROKEN: 500,
    Code.UNAVAILABLE: 503,
    Code.NO_SESSION: 401,
    Code.WRONG_PASSWORD: 401,
    Code.WRONG_CODE: 403,
    Code.NAME_TAKEN: 409,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_SEATED: 403,
    Code.NOT_HOST: 403,
    Code.NO_SPECTATORS: 403,
    Code.NO_HINTS: 403,
    Code.REFUSED: 422,
    Code.BAD_OPTIONS: 422,
    Code.BAD_NAME: 422,
    Code.BAD_PASSWORD: 422,
    Code.COMMON_PASSWORD: 422,
    Code.BANNED: 403,
    Code.WRONG_RESET_CODE: 403,
    Code.ORDER_TOO_LOW: 422,
    Code.ORDER_ABOVE_MONEY: 422,
    Code.BROKEN_RECORD: 422,
    Code.NO_SUCH_NUMBER: 404,
}
"""The HTTP status of each code; all others are conflicts (409)."""


class ProblemView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem on the wire. `refusal` is the engine's, with its rule and facts; `index` is its place in the batch."""

    code: Code
    facts: dict[str, Fact] = {}
    refusal: Refusal | None = None
    index: int | None = None


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every error response; `request` is the request id in the logs."""

    error: ProblemView
    request: str


class Problem(Exception):
    """Raised by services and answered to the client; nothing was changed."""

    def __init__(self, code: Code, /, refusal: Refusal | None = None, index: int | None = None, **facts: Fact) -> None:
        super().__init__(f"{code} {facts or ''} {refusal or ''}".strip())
        self.view = ProblemView(code, facts, refusal, index)

    @property
    def code(self) -> Code:
        return self.view.code

    @property
    def status(self) -> int:
        return STATUS.get(self.view.code, 409)
