#!/usr/bin/env python3
"""Plays a game of a Kessel club by chance, over HTTP. It needs Python 3.8 and nothing else; docs/bots.md describes it.

    python3 bot.py http://127.0.0.1:4480 --invite INVITATION --name Robo     makes an account, and prints its token
    python3 bot.py http://127.0.0.1:4480 --token TOKEN --game 7kq2m9x4      plays the game to its end
"""
import argparse, json, random, sys, time, urllib.error, urllib.request, uuid


class Club:
    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/"), token

    def open(self, path, message=None):
        """Asks, or sends a message; waits a second and asks again if that was too often or too early."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        body = json.dumps(message).encode() if message else None
        while True:
            try:
                return urllib.request.urlopen(urllib.request.Request(self.address + path, body, headers))
            except urllib.error.HTTPError as error:
                if error.code not in (409, 429):
                    sys.exit(f"{path}: {error.read().decode().strip()}")
                time.sleep(1)

    def ask(self, path, message=None):
        with self.open(path, message) as answer:
            return json.load(answer)


def give_order(club, game, hurry):
    """Gives one of the legal orders; returns whether there is nothing more to do until the stream goes on."""
    legal = club.ask(f"/api/games/{game}/legal")
    orders = legal["orders"]
    if not orders and not legal["shapes"]:
        return True  # The other side has become the one to play.
    # An order without fields, such as "EndPhase", ends something: with hurry it comes before all others.
    short = [order for order in orders if isinstance(order, str)]
    message = {"game": game, "key": uuid.uuid4().hex, "after": legal["n"]}
    if not orders:
        message.update(t="ask", what="resign")  # This bot makes no orders of its own from shapes.
    else:
        message.update(t="order", order=random.choice(short if short and random.random() < hurry else orders))
    answers = club.ask(f"/api/games/{game}/messages", message)
    return any(answer["t"] == "done" for answer in answers)


def play(club, game, hurry):
    """Follows the stream of the game, and gives an order whenever this seat is waited for."""
    seat = None
    club.ask(f"/api/games/{game}/legal")  # Waits for the game to begin: first the dice are agreed on.
    for line in club.open(f"/api/games/{game}/stream"):
        message = json.loads(line) if line.strip() else {}
        seat = message.get("seat", seat)
        if "due" not in message:
            continue
        if not message["due"]:
            return print("The game is over.")
        while seat in message["due"] and not give_order(club, game, hurry):
            time.sleep(0.2)


asked = argparse.ArgumentParser(description="Plays a game of a Kessel club by chance.")
asked.add_argument("address")
for word in ("--token", "--game", "--invite", "--name"):
    asked.add_argument(word)
asked.add_argument("--hurry", type=float, default=0.1, help="from 0 to 1: how often it ends a phase at once")
asked = asked.parse_args()
if asked.invite:
    print(Club(asked.address, None).ask("/api/messages", {"t": "join", "invite": asked.invite, "name": asked.name}))
else:
    play(Club(asked.address, asked.token), asked.game, asked.hurry)
