# L'escarmouche, le jeu d'apprentissage.

skirmish-answer-attack = { $fighter } attaque { $target }
skirmish-answer-move = { $fighter } se déplace en ({ $x }, { $y })
skirmish-answer-pass = Passer
skirmish-ask-act = { $side }, que faites-vous ? Actions restantes : { $left }
skirmish-blurb = Trois combattants par camp sur un plateau de 36 cases : le jeu qui montre comment on construit un jeu ici.
skirmish-bot-random = Hasard
skirmish-bot-random-blurb = Fait n'importe quoi de permis.
skirmish-ending-drawn = Match nul.
skirmish-ending-won = { $side } gagne.
skirmish-event-hurt = { $target } subit des dégâts : { $damage }
skirmish-event-moved = { $fighter } se déplace en ({ $x }, { $y }).
skirmish-event-scored = { $side } tient un objectif. Points : { $points }
skirmish-fighter = Combattant { $number }
skirmish-name = Escarmouche
skirmish-side = Camp { $letter }
skirmish-standing = Manche { $round } sur { $rounds }, { $a } à { $b }
skirmish-text-dead = { $fighter } ({ $side }) : mort
skirmish-text-fighter = { $fighter } ({ $side }) : en ({ $x }, { $y }), santé { $health }
skirmish-text-fighters = Combattants

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

skirmish-why-attack_enemy = On n'attaque qu'un ennemi vivant.
skirmish-why-attack_range = La cible est trop loin : il faut une distance de 3 ou moins.
skirmish-why-move_board = Le plateau n'a pas cette case.
skirmish-why-move_empty = La case est occupée.
skirmish-why-move_reach = La case est trop loin : un combattant se déplace de 1 ou 2 cases.
skirmish-why-turn_living-fighter = Un combattant mort n'agit pas.
skirmish-why-turn_own-fighter = Ce combattant n'est pas à vous.
skirmish-why-turn_pass = On ne passe que si rien d'autre n'est possible.
