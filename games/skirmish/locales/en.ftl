# The skirmish, the tutorial game.

skirmish-answer-attack = { $fighter } attacks { $target }
skirmish-answer-move = { $fighter } moves to ({ $x }, { $y })
skirmish-answer-pass = Pass
skirmish-ask-act = { $side }, what do you do? Actions left: { $left }
skirmish-blurb = Three fighters a side on a board of 36 cells: the game that shows how a game is built here.
skirmish-bot-random = Random
skirmish-bot-random-blurb = Does anything that is allowed.
skirmish-ending-drawn = The game is drawn.
skirmish-ending-won = { $side } wins.
skirmish-event-hurt = { $target } takes damage: { $damage }
skirmish-event-moved = { $fighter } moves to ({ $x }, { $y }).
skirmish-event-scored = { $side } holds an objective. Points: { $points }
skirmish-fighter = Fighter { $number }
skirmish-name = Skirmish
skirmish-side = Side { $letter }
skirmish-standing = Round { $round } of { $rounds }, { $a } to { $b }
skirmish-text-dead = { $fighter } ({ $side }): dead
skirmish-text-fighter = { $fighter } ({ $side }): at ({ $x }, { $y }), health { $health }
skirmish-text-fighters = Fighters

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

skirmish-why-attack_enemy = You can only attack a living enemy.
skirmish-why-attack_range = The target is too far away: it must be within distance 3.
skirmish-why-move_board = The board has no such cell.
skirmish-why-move_empty = The cell is taken.
skirmish-why-move_reach = The cell is too far away: a fighter moves 1 or 2 cells.
skirmish-why-turn_living-fighter = A dead fighter does not act.
skirmish-why-turn_own-fighter = That fighter is not yours.
skirmish-why-turn_pass = You can only pass when you can do nothing else.
