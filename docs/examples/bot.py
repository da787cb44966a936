#!/usr/bin/env python3
"""Plays a game of a Kessel club by chance, over HTTP. It needs Python 3.8 and nothing else; docs/bots.md describes it.

    python3 bot.py http://127.0.0.1:4480 --invite INVITATION --name Robo     makes an account, and prints its token
    python3 bot.py http://127.0.0.1:4480 --token TOKEN --game 7kq2m9x4      plays the game to its end
"""
import argparse, json, random, sys, time, urllib.error, urllib.request, uuid

words = argparse.ArgumentParser(description="Plays a game of a Kessel club by chance.")
words.add_argument("address")
for word in ("--token", "--game", "--invite", "--name"):
    words.add_argument(word)
words.add_argument("--hurry", type=float, default=0.1, help="from 0 to 1: how often it ends a phase at once")
asked = words.parse_args()

def request(path, message=None):
    """Asks, or sends a message; waits a second and asks again if that was too early, too often or not possible."""
    headers = {"Authorization": f"Bearer {asked.token}"} if asked.token else {}
    body = json.dumps(message).encode() if message else None
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(asked.address.rstrip("/") + path, body, headers))
        except urllib.error.HTTPError as error:
            if error.code not in (409, 429, 503):
                sys.exit(f"{path}: {error.read().decode().strip()}")
            time.sleep(1)

def choose(legal):
    """Returns one of the legal orders. Of the shapes it uses one: an attack by a single unit."""
    orders = list(legal["orders"])
    for shape in legal["shapes"]:
        for unit in shape["able"] if shape["order"] == "attack" else []:
            if not unit["leader"]:
                orders.append({"Attack": {"units": [unit["unit"]], "targets": [random.choice(unit["targets"])]}})
    # An order without fields, such as "EndPhase", ends something: with hurry it comes before all others.
    short = [order for order in orders if isinstance(order, str)]
    return random.choice(short if short and random.random() < asked.hurry else orders)

def give_order(path):
    """Gives an order; returns whether there is nothing more to do until the stream goes on."""
    legal = json.load(request(f"{path}/legal"))
    if not legal["orders"]:
        return True  # The other side has become the one to play.
    message = {"t": "order", "game": asked.game, "key": uuid.uuid4().hex, "after": legal["n"], "order": choose(legal)}
    return any(answer["t"] == "done" for answer in json.load(request(f"{path}/messages", message)))

if asked.invite:
    sys.exit(print(request("/api/messages", {"t": "join", "invite": asked.invite, "name": asked.name}).read().decode()))
path, seat = f"/api/games/{asked.game}", None
request(f"{path}/legal")  # Waits for the game to begin: first the dice are agreed on.
for line in request(f"{path}/stream"):
    message = json.loads(line) if line.strip() else {}
    seat = message.get("seat", seat)
    if message.get("due") == []:
        sys.exit(print("The game is over."))
    while seat in message.get("due", []) and not give_order(path):
        time.sleep(0.2)
sys.exit("The stream has ended before the game.")
