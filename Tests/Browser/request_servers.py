"""Servers that the tests of requests start: one of the page, and one of another origin."""

import contextlib
import http.server
import socket
import threading


@contextlib.contextmanager
def running(handler, receive_buffer=None):
    """A server on a free port, until the block ends; `receive_buffer` is the size of the buffer of what it gets, in bytes."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    if receive_buffer:
        server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    server.requests, server.tasks, server.origins, server.seconds = [], "", "", 0
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def address(server):
    return f"http://127.0.0.1:{server.server_port}"
