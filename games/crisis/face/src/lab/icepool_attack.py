"""The bare attack of the benchmark, 12 dice against 8 with two attack rerolls, worked out by icepool.

    python3 -m venv /tmp/icepool && /tmp/icepool/bin/pip install icepool
    /tmp/icepool/bin/python crates/crossover/benches/icepool_attack.py

The rules are followed in order, as an engine must whose effects look at the whole pool: roll, extra dice for criticals,
rerolls, then compare. Prints a line of JSON: the mean damage, which must be the engine's, and the milliseconds of processor
time that one call takes, the median of fifteen. `crossover bench --icepool PYTHON` runs it beside the engine.
"""

import functools
import importlib.metadata
import json
import time

import icepool

ATTACK = icepool.Die({"critical": 1, "success": 3, "miss": 3, "failure": 1})
DEFENCE = icepool.Die({"critical": 1, "success": 2, "miss": 4, "failure": 1})


class Count(icepool.MultisetEvaluator):
    """How many dice show each kind: criticals, successes, misses."""

    def next_state(self, state, order, outcome, count):
        critical, success, miss = state or (0, 0, 0)
        return (
            critical + count * (outcome == "critical"),
            success + count * (outcome == "success"),
            miss + count * (outcome == "miss"),
        )

    def final_outcome(self, final_state, *rest):
        return final_state


count = Count()


@functools.cache
def pool(die, dice):
    return icepool.Die([(0, 0, 0)]) if dice == 0 else count(die.pool(dice))


def explode(die, critical, success, miss):
    """Adds a die for each critical; from here on only successes and misses matter."""
    return pool(die, critical).map(lambda c, s, m: (critical + success + c + s, miss + m), star=True)


def reroll(die, success, miss, most):
    return pool(die, min(most, miss)).map(lambda c, s, m: success + c + s, star=True)


def attack(dice, defence, rerolls):
    hits = pool(ATTACK, dice).map(lambda c, s, m: explode(ATTACK, c, s, m), star=True)
    hits = hits.map(lambda success, miss: reroll(ATTACK, success, miss, rerolls), star=True)
    blocks = pool(DEFENCE, defence).map(lambda c, s, m: explode(DEFENCE, c, s, m), star=True)
    blocks = blocks.map(lambda success, miss: success, star=True)
    return (hits - blocks).map(lambda difference: max(0, difference))


if __name__ == "__main__":
    damage = attack(12, 8, 2)
    times = []
    for _ in range(15):
        pool.cache_clear()
        began = time.process_time()
        attack(12, 8, 2)
        times.append(time.process_time() - began)
    told = {
        "library": "icepool " + importlib.metadata.version("icepool"),
        "mean": float(damage.mean()),
        "milliseconds": 1000 * sorted(times)[7],
    }
    print(json.dumps(told))
