# Copyright 2026 the Gossamer authors
# SPDX-License-Identifier: Apache-2.0
"""Serves pictures of 150 by 150 pixels, each another one, 20 ms after it was asked: the server of `images/`.

Prints its port, and ends with its standard input. /count answers how many pictures were sent whole."""

import http.server
import struct
import sys
import threading
import time
import zlib

SIDE = 150
sent = 0


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(number):
    """A PNG with slopes, so that there is something to decode."""
    rows = bytearray()
    for y in range(SIDE):
        rows.append(0)
        for x in range(SIDE):
            rows += bytes(((x + number) % 256, (y * 2) % 256, (number * 7) % 256))
    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 1))
            + chunk(b"IEND", b""))


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        global sent
        if self.path == "/count":
            return self.answer("text/plain", str(sent).encode())
        number = int(self.path.strip("/").split(".")[0])
        time.sleep(0.02)
        self.answer("image/png", PICTURES[number % len(PICTURES)])
        sent += 1

    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


PICTURES = [picture(number) for number in range(16)]
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
