"""A bot for Crossover in thirty lines: it plays what it likes by the words of the answers.

    crossover play GAME --bot "python3 docs/bot.py"
    crossover ladder GAME --bot "python3 docs/bot.py" --games 10

docs/protocol.md says what the lines are. This one prefers to attack and dislikes to pass; else it picks by chance.
"""

import json
import random
import sys

LIKED = ("attack", "shoot", "play", "thwart")
DISLIKED = ("pass", "done", "end", "stay")


def worth(option):
    """How much an answer is liked: its text is all that is looked at here."""
    text = json.dumps(option).lower()
    return sum(word in text for word in LIKED) - sum(word in text for word in DISLIKED)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["game"])
    elif message["type"] == "question":
        options = message["options"]
        best = max(map(worth, options))
        choice = chance.choice([place for place, option in enumerate(options) if worth(option) == best])
        print(json.dumps({"number": message["number"], "option": choice}), flush=True)
