# What the pages of Crisis Protocol say themselves. What the game says comes from the server.

## At the table

crisis-figure = { $letter } { $name }, { $health ->
    [injured] injured
   *[other] healthy
}, { $left } of { $full } stamina left, { $power } power
crisis-piece = { $name }, size { $size }
crisis-ko = KO
crisis-dazed = dazed
crisis-healthy = healthy
crisis-injured = injured
crisis-injured-mark = Injured
crisis-leader = Leader
crisis-leader-mark = Leader
crisis-in-use = in use
crisis-holds = holds { $names }
crisis-held-by = held by { $name }
crisis-controlled-by = controlled by { $side }
crisis-secured-by = { $side } would secure it
crisis-contested = contested by both
crisis-action-of = Action { $now } of { $total }
crisis-round = Round { $round }
crisis-round-of = Round { $round } of { $rounds }
crisis-priority = { $side } has priority
crisis-you-priority = You have priority
crisis-scores-now = Would score now
crisis-threat-of = threat { $threat }
crisis-kind-secure = Secure
crisis-kind-extraction = Extraction
crisis-mission = Mission
crisis-mission-none = The two crises are drawn when priority is settled.
crisis-roster = Roster
crisis-squad = Your squad
crisis-squad-ready = squad chosen, still secret
crisis-squad-secret = chooses in secret
crisis-of-threat = of { $most } threat
crisis-tactics = Team tactics
crisis-play-card = Play this card
crisis-stamina = Stamina
crisis-stamina-left = { $left } of { $full } stamina left
crisis-power = Power
crisis-power-of = { $power } power
crisis-size = Size
crisis-range = Range
crisis-reach-range = Range
crisis-reach-beam = Beam
crisis-reach-area = Area
crisis-strength = Strength
crisis-cost = Power cost
crisis-cover = Cover
crisis-met = rolled
crisis-step = Step { $step } of { $steps }
crisis-roll-attack = Attack
crisis-roll-defence = Defence
crisis-roll-dodge = Dodge
crisis-dice-to-roll = { $count ->
    [one] one die
   *[other] { $count } dice
} to roll
crisis-successes = { $count ->
    [one] one success
   *[other] { $count } successes
}
crisis-damage = { $damage } damage
crisis-dodges = { $name } dodges
crisis-left-to-activate = Left to activate this round
crisis-ready = ready
crisis-their-turn = their turn

## On the pages around it

crisis-card-group-power = Superpowers
card-kind-tactic = Team tactic
card-kind-crisis = Crisis
card-kind-affiliation = Affiliation
card-kind-gem = Infinity Gem
cards-kind-tactic = Team tactics
cards-kind-crisis = Crises
cards-kind-affiliation = Affiliations
cards-kind-gem = Infinity Gems
crisis-new-build-team = Build a roster of your own
crisis-build-name = Name of the roster
crisis-build-unnamed = Unnamed roster
