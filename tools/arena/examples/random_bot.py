"""Plays any of the games with `arena match --seats regular,"exec:python3 random_bot.py"`."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"ready": True}), flush=True)
    elif message["type"] == "decide":
        action = random.Random(message["seed"]).choice(message["actions"])
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
