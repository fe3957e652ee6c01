# Das Scharmützel, das Lehrspiel.

skirmish-answer-attack = { $fighter } greift { $target } an
skirmish-answer-move = { $fighter } geht nach ({ $x }, { $y })
skirmish-answer-pass = Passen
skirmish-ask-act = { $side }, was tust du? Aktionen übrig: { $left }
skirmish-blurb = Drei Kämpfer pro Seite auf einem Brett mit 36 Feldern: das Spiel, das zeigt, wie man hier ein Spiel baut.
skirmish-bot-random = Zufall
skirmish-bot-random-blurb = Tut irgendetwas Erlaubtes.
skirmish-ending-drawn = Das Spiel endet unentschieden.
skirmish-ending-won = { $side } gewinnt.
skirmish-event-hurt = { $target } nimmt Schaden: { $damage }
skirmish-event-moved = { $fighter } geht nach ({ $x }, { $y }).
skirmish-event-scored = { $side } hält einen Zielpunkt. Punkte: { $points }
skirmish-fighter = Kämpfer { $number }
skirmish-name = Scharmützel
skirmish-side = Seite { $letter }
skirmish-standing = Runde { $round } von { $rounds }, { $a } zu { $b }
skirmish-text-dead = { $fighter } ({ $side }): tot
skirmish-text-fighter = { $fighter } ({ $side }): auf ({ $x }, { $y }), Gesundheit { $health }
skirmish-text-fighters = Kämpfer

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

skirmish-why-attack_enemy = Man greift nur lebende Gegner an.
skirmish-why-attack_range = Das Ziel ist zu weit weg: Die Entfernung darf höchstens 3 sein.
skirmish-why-move_board = Dieses Feld hat das Brett nicht.
skirmish-why-move_empty = Das Feld ist besetzt.
skirmish-why-move_reach = Das Feld ist zu weit weg: Ein Kämpfer geht 1 oder 2 Felder.
skirmish-why-turn_living-fighter = Ein toter Kämpfer handelt nicht.
skirmish-why-turn_own-fighter = Dieser Kämpfer gehört dir nicht.
skirmish-why-turn_pass = Man passt nur, wenn sonst nichts geht.
