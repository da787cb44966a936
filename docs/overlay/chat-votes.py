#!/usr/bin/env python3
"""Sends votes from a chat to the overlay of Kessel; needs Python 3.8 and nothing else. A message that is a number alone votes.

    chat-votes.py --port 4100                                      reads lines "name: 1" from standard input
    chat-votes.py --port 4100 --irc irc.example.org 6667 '#table'  reads an IRC chat that needs no password"""
import argparse, base64, json, os, re, socket, struct, sys, threading

HELLO = ("GET /socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n\r\n")

class Overlay:
    """The WebSocket of the program (RFC 6455), and the number of the open vote; 0 for none."""
    def __init__(self, port):
        self.wire, self.vote = socket.create_connection(("127.0.0.1", port)), 0
        self.wire.sendall((HELLO % (port, base64.b64encode(os.urandom(16)).decode())).encode())
        self.heard = self.wire.makefile("rb")
        if b" 101 " not in self.heard.readline():
            sys.exit("The program does not serve an overlay on port %d." % port)
        while self.heard.readline().strip():
            pass

    def listen(self):
        while len(head := self.heard.read(2)) == 2:
            size = head[1]
            if size > 125:
                size = struct.unpack("!H" if size == 126 else "!Q", self.heard.read(2 if size == 126 else 8))[0]
            data = self.heard.read(size)
            event = json.loads(data) if head[0] & 15 == 1 else {}
            if event.get("kind") == "vote":
                self.vote = event["vote"] if event["open"] else 0
        os._exit(0)  # The program has closed the socket.

    def cast(self, voter, words):
        if self.vote and re.fullmatch("[1-9]", words.strip()):
            vote = {"vote": self.vote, "choice": int(words), "voter": voter.strip()[:64]}
            data, mask = json.dumps(vote).encode(), os.urandom(4)
            size = [128 | len(data)] if len(data) < 126 else [254, *struct.pack("!H", len(data))]
            self.wire.sendall(bytes([129, *size, *mask, *(byte ^ mask[n % 4] for n, byte in enumerate(data))]))

def chat(host, port, channel):
    """The messages of an IRC chat, each with its speaker."""
    wire, name = socket.create_connection((host, int(port))), "kessel%d" % os.getpid()
    wire.sendall(("NICK %s\r\nUSER %s 0 * :Kessel\r\n" % (name, name)).encode())
    for line in wire.makefile(encoding="utf-8", errors="replace"):
        if line.startswith("PING"):
            wire.sendall(("PONG" + line.rstrip()[4:] + "\r\n").encode())
        elif re.match(r":\S+ 001 ", line):
            wire.sendall(("JOIN %s\r\n" % channel).encode())
        elif said := re.match(r":([^!\s]+)\S* PRIVMSG \S+ :(.*)", line):
            yield said.groups()

options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
options.add_argument("--port", type=int, default=4100)
options.add_argument("--irc", nargs=3, metavar=("HOST", "PORT", "CHANNEL"))
asked = options.parse_args()
overlay = Overlay(asked.port)
threading.Thread(target=overlay.listen, daemon=True).start()
for message in chat(*asked.irc) if asked.irc else (line.rpartition(":")[::2] for line in sys.stdin):
    overlay.cast(*message)
