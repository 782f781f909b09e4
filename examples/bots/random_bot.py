"""Answers at random: the whole protocol in a few lines (docs/protocol.md).

npx smashup simulate --games 10 --bots "cmd:python3 examples/bots/random_bot.py",normal
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "random, in Python"})
    elif message["type"] == "question":
        count = random.randint(message["min"], message["max"])
        picks = random.sample(range(len(message["options"])), count)
        say({"type": "answer", "question": message["question"], "picks": picks})
