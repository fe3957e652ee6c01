# What the pages of POW say themselves. What the game says comes from the server.

## At the table

pow-figure = { $letter } { $name }, { $life } of { $full } life, { $pow } POW
pow-piece = { $name }, size { $size }, { $height } high, structure { $structure } of { $full }
pow-objective = { $name }{ $holder ->
    [none] {""}
   *[other] , held by { $holder } for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}
pow-ko = KO
pow-down = knocked down
pow-gone = out of the game
pow-up-high = { $height } up
pow-life = { $life } of { $full } life
pow-life-word = Life
pow-amount = { $pow } POW
pow-first = { $side } goes first
pow-you-first = You go first
pow-turn = Turn { $turn }
pow-turn-of = Turn { $turn } of { $turns }
pow-turns-in-all = { $turns } turns in all
pow-deployment = Deployment

## On the pages around it

ask-it-why = Ask it why
why-question = Why can’t I attack { $target }?
why-out-of-range = Out of range by { $inches }″.
why-reaches = { $target } is { $inches }″ away. { $weapon } reaches { $range }″.
why-chart = Totals of two dice. { $shooter } hits { $target } with { $chance }.
why-odds = In range, { $shooter } hits with { $needed } or more on two dice: Attack { $attack } against { $defence }, { $chance }. Exact, before you roll.
why-general = The odds before you roll, the rule that refused you, the distance to the hair. From the same engine that plays.
diagram-declare = declare the attack
diagram-target = a target in reach
diagram-pay = pay the POW
diagram-roll = 2D8 + Attack, more than the defence
diagram-damage = deal the damage
diagram-range = range, base to base
diagram-sight = a line of sight
diagram-cover = scenery gives cover
try-it = Try it
try-exact = exact, not sampled
try-attack = Attack
try-defence = Defence
try-less = { $name }: one less
try-more = { $name }: one more
try-chart = Two dice, in %
try-chart-label = Totals of two eight-sided dice. { $needed } or more hits: { $hits }.
try-hits = hits, { $needed } or more
try-never = hits never
try-always = hits always
try-criticals = critical: a double that hits
glance-title = Mean damage against defence
glance-text = Exact: printed damage, without boosts and criticals.
