# What the pages of Marvel Champions say themselves. What the game says comes from the server.

## At the table

champions-round = Round { $round }
champions-round-panel = The round
champions-then-villain = Then the villain phase
champions-schemes = Schemes
champions-environment = Elsewhere in play
champions-stage = Stage { $stage }
champions-stages-left = { $count } more { $count ->
    [one] stage
   *[other] stages
}
champions-sign-acceleration = acceleration
champions-sign-boost = boost
champions-sign-crisis = crisis
champions-sign-hazard = hazard
champions-sign-star = star
champions-boosts = { $count } face down
champions-of = of { $most }
champions-life = { $left } of { $full } hit points
champions-threat = { $threat } threat
champions-threat-of = { $threat } of { $target } threat
champions-threat-soon = { $threat } more in the next villain phase
champions-soon = +{ $threat } next
champions-tokens = { $count } { $count ->
    [one] token
   *[other] tokens
}
champions-locked = No threat comes off
champions-value-dash = { $name } none
champions-value-changed = { $name } { $value }, printed { $printed }
champions-exhausted = exhausted
champions-counters = { $count } { $name } { $count ->
    [one] counter
   *[other] counters
}
champions-under = cards under it: { $count }
champions-on = on { $name }
champions-damage-word = damage
champions-threat-word = threat
champions-thwart-word = thwart
champions-attack-word = attack
champions-scheme-word = scheme
champions-boost-word = boost
champions-defence-word = defence
champions-sum = Value { $value }, boost { $boost }, defence { $defence }: from { $least } to { $most }
champions-cost = Cost
champions-costs = costs { $cost }
champions-boost-icons = boost icons: { $count }
champions-encounter-deck = Encounter deck
champions-encounter-discard = Encounter discard pile
champions-deck-word = Deck
champions-deck = Deck { $count }
champions-discard = Discard { $count }
champions-cards-of = { $name }, { $hero }
champions-looked-at = Being looked at
champions-discard-pile = Discard pile
champions-encounter-cards = Encounter cards
champions-removed = Out of the game
champions-player = { $letter } { $name } as { $hero }
champions-first = First
champions-turn = Turn
champions-dealt = encounter cards face down: { $count }
champions-hand = cards in hand: { $count }
champions-hand-cards = In hand
champions-choose-player = Choose { $name }
champions-eliminated = eliminated
champions-engaged = Engaged minions
champions-area = In play
champions-revealed = Revealed
champions-played = Played: { $name }
champions-your-hand = Your hand
champions-your-hand-shown = Your hand, shown to the others
champions-show-hand = Show my hand
champions-hide-hand = Hide my hand
champions-hand-shown = shown to the others
champions-your-discard = Your discard pile
champions-pick-to-pay = Pick cards to pay with
champions-draws-to = Hand size { $count }
champions-hand-empty = No card in hand.
champions-pays = pays
champions-can = can be chosen
champions-window-before = Before this happens
champions-window-after = After this
champions-peril = { $name } resolves this alone: no advice.
champions-lasting = For the time being

## On the pages around it

build-shelf-identity = Heroes
build-shelf-aggression = Aggression
build-shelf-justice = Justice
build-shelf-leadership = Leadership
build-shelf-protection = Protection
build-shelf-basic = Basic
cards-kind-deck = Decks
cards-kind-scenario = Scenarios
cards-kind-set = Sets
card-kind-deck = Deck
card-kind-scenario = Scenario
card-kind-set = Set
champions-new-build-team = Build a deck of your own
champions-build-name = Name of the deck
champions-build-unnamed = Unnamed deck
champions-build-play = Play it
