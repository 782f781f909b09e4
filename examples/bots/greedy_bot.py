"""Tries every option in a world that fits what it knows, and takes the one after which things look best.

npx smashup simulate --games 10 --bots "cmd:python3 examples/bots/greedy_bot.py",easy
"""

import json
import sys

seed = 0


def say(message):
    print(json.dumps(message), flush=True)


def ask(request):
    say(request)
    return json.loads(sys.stdin.readline())


def prospects(view, seat):
    """VP, plus what the bases would pay if they scored now; the closer a base is to scoring, the more it counts."""
    points = view["players"][seat]["vp"]
    for base in view["bases"]:
        ripe = min(1, base["total"] / max(1, base["breakpoint"] or base["total"]))
        points += base["standings"][seat]["vp"] * ripe + base["standings"][seat]["total"] / 50
    return points


def lead(view, seat):
    others = [prospects(view, other) for other in range(len(view["players"])) if other != seat]
    return prospects(view, seat) - max(others)


def decide(question):
    global seed
    seed += 1
    options, least = question["options"], question["min"]
    world = ask({"type": "determinize", "id": 0, "seed": seed})["world"]
    worths = []
    for number, option in enumerate(options):
        picks = [number] + [other for other in range(len(options)) if other != number][: max(0, least - 1)]
        tried = ask({"type": "apply", "id": number, "world": world, "picks": picks})
        worth = lead(tried["view"], question["seat"]) if tried["type"] == "world" else -100
        worths.append((worth - (0.1 if option["kind"] == "pass" else 0), picks))
    return max(worths)[1]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "greedy, in Python"})
    elif message["type"] == "question":
        say({"type": "answer", "question": message["question"], "picks": decide(message)})
