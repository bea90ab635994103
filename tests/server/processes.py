"""Servers as separate processes, started by `kilowatt serve`, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.support import GENEROUS, NO_TLS

SOURCE = Path(__file__).parents[2] / "src"


class Process:
    """One server process on a free port."""

    def __init__(
        self, database_url: str, port: int | None = None, module: str = "kilowatt.cli", **settings: object
    ) -> None:
        self.module = module
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = GENEROUS | {"database_url": database_url} | settings
        variables = {f"KILOWATT_{name.upper()}": str(value).lower() for name, value in given.items()}
        variables["KILOWATT_DATABASE_URL"] = database_url
        self.environment = os.environ | variables | {"PYTHONPATH": str(SOURCE)}
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]
        self.running = subprocess.Popen(
            command, env=self.environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
        )
        for _ in range(600):
            if self.running.poll() is not None:
                raise RuntimeError(f"the server ended: {self.stderr()}")
            try:
                if httpx.get(f"{self.url}/readyz", timeout=1, verify=NO_TLS).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise RuntimeError("the server does not respond")

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it in order; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.running is None:
            return 0
        self.running.send_signal(how)
        code = self.running.wait(30)
        if self.running.stderr is not None:
            self.running.stderr.close()
        self.running = None
        return code

    def stderr(self) -> str:
        if self.running is None or self.running.stderr is None:
            return ""
        return self.running.stderr.read().decode(errors="replace")[-2000:]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
