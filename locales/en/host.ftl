# What a table in the browser says beside the game's own words. Sections are in the order of the alphabet.

## any game

host-inches = { $inches }″
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.

## champions: bots

host-champions-bot-greedy = Greedy
host-champions-bot-greedy-blurb = Tries every option of its turn out to the end of the round and takes the best. A partner who pulls along.
host-champions-bot-random = Random
host-champions-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## champions: bursts on the board

host-champions-burst-defeated = Defeated

## champions: cards

host-champions-card-kind = { CAPITAL($kind) }
host-champions-card-line = { $kind } · { $traits }
host-champions-class-basic = Basic
host-champions-deck-line = { $cards } cards, with { $allies }
host-champions-per-player = { $number } for each player
host-champions-scenario-line = { $stages } { $stages ->
    [one] stage
   *[other] stages
} of the scheme · { $modular }
host-champions-set-line = { $cards } { $cards ->
    [one] card
   *[other] cards
}
host-champions-side-stage = { $name } { $stage }
host-champions-value-acceleration = Threat each round
host-champions-value-boost = Boost icons
host-champions-value-class = Class
host-champions-value-copies = Copies
host-champions-value-cost = Cost
host-champions-value-resource = Resources
host-champions-value-stage = Stage
host-champions-value-starting-threat = Starting threat
host-champions-value-target-threat = Target threat

## champions: log and standing

host-champions-chapter-setup = Setup
host-champions-chapter-round = Round { $round }
host-champions-chapter-turn = { $player }
host-champions-ending-completed = { $scenario } wins in round { $round }: the scheme is completed
host-champions-ending-defeated = { $scenario } wins in round { $round }: every hero is defeated
host-champions-ending-lost = { $scenario } wins in round { $round }
host-champions-ending-won = { $scenario } is defeated in round { $round }
host-champions-standing = { $scenario }, round { $round }, { $left } hit points left

## champions: odds and previews

host-champions-odds-damage = damage
host-champions-odds-defeated = defeated
host-champions-odds-hurt = takes damage
host-champions-odds-unseen = { $cards } unseen encounter cards; what stars do is not counted
host-champions-preview-damage = { $card } takes { $amount } damage: { $then } left
host-champions-preview-gone = { $card } leaves play
host-champions-preview-heal = { $card } heals { $amount }: { $then } left
host-champions-preview-status = { $card } becomes { $status }
host-champions-preview-status-lost = { $card } loses { $status }
host-champions-preview-threat = { $amount } threat on { $card }: { $then } then
host-champions-preview-thwart = { $amount } threat off { $card }: { $then } left
host-champions-threshold-defeated = { $amount } or more: { $card } is defeated

## champions: pasted decks

host-champions-paste-json = This is no decklist in JSON.
host-champions-paste-no-hero = This names no hero that is here{ $known ->
    [some] {""}. Did you mean { $nearest }?
   *[none] {""}.
}
host-champions-paste-unknown = { $line ->
    [0] {""}
   *[other] Line { $line }:{" "}
}{ $copies } × “{ $card }” is no card that is here{ $known ->
    [some] {""}. Did you mean { $nearest }?
   *[none] {""}.
}

## champions: questions and payments

host-champions-because-discard = You hold { $cards }, your hand size is { $size }: { $over ->
    [0] discard as many as you like
   *[other] discard at least { $over }
}. Then you draw up to { $size }.
host-champions-claim = { $player } takes a turn. Do you want to use an action?
host-champions-claim-act = I act
host-champions-plan = { $sources }{ $surplus ->
    [0] {""}
   *[other] {" "}({ $surplus } lost)
}
host-champions-plan-done = Enough is paid

## champions: the lobby

host-champions-blurb = One to four heroes against a villain that nobody plays: thwart the scheme, beat the villain, stay on your feet.
host-champions-hands-closed = Closed
host-champions-hands-closed-blurb = Each player sees only their hand.
host-champions-hands-open = Open
host-champions-hands-open-blurb = All players see all hands; whoever watches sees none.
host-champions-mode-expert-blurb = Later stages of the villain, and the Expert set on top.
host-champions-mode-standard-blurb = As the scenario comes.
host-champions-modular-random = At random
host-champions-modular-random-blurb = One that nobody knows beforehand.
host-champions-modular-recommended = Recommended
host-champions-modular-recommended-blurb = The modular set that goes with the scenario.
host-champions-name = Marvel Champions
host-champions-option-hands = Hands
host-champions-option-mode = Mode
host-champions-option-modular = Modular set
host-champions-option-scenario = Scenario
host-champions-option-team = Hero and deck
host-champions-total-cards = Cards

## champions: the table

host-champions-deed-boost = Boost card
host-champions-deed-damage = Damage
host-champions-deed-defend = Defender
host-champions-deed-kind-attack = Attack
host-champions-deed-kind-enemy-attack = Enemy attack
host-champions-deed-kind-enemy-scheme = Enemy scheme
host-champions-deed-kind-thwart = Thwart
host-champions-deed-threat = Threat
host-champions-deed-turn-up = Turn up the boost
host-champions-phase-players = Player phase
host-champions-phase-villain = Villain phase
host-champions-step-activate = Enemies activate
host-champions-step-deal = Deal encounter cards
host-champions-step-end = Pass first player
host-champions-step-reveal = Reveal them
host-champions-step-threat = Place threat

## crisis: bots

host-crisis-bot-greedy = Greedy
host-crisis-bot-greedy-blurb = Weighs moves, attacks and objectives of its activation and takes the best. A fair match.
host-crisis-bot-random = Random
host-crisis-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## crisis: bursts on the board

host-crisis-burst-dazed = Dazed
host-crisis-burst-destroyed = Crash
host-crisis-burst-ko = K.O.

## crisis: cards

host-crisis-affiliation-line = { $members } { $members ->
    [one] member
   *[other] members
} among the cards here
host-crisis-battlefield-blurb = { $pieces } { $pieces ->
    [one] terrain feature
   *[other] terrain features
}
host-crisis-character-line = Threat { $threat } · stamina { $stamina } · size { $size }
host-crisis-crisis-line = Threat { $threat } · { $scoring }
host-crisis-gem-line = Threat +{ $threat }
host-crisis-side-of-form = { $form }, { $side }
host-crisis-value-area = Area
host-crisis-value-beam = Beam
host-crisis-value-cost = Power
host-crisis-value-kind = Kind
host-crisis-value-nature = Type
host-crisis-value-pieces = Terrain
host-crisis-value-range = Range
host-crisis-value-size = Size
host-crisis-value-speed = Speed
host-crisis-value-stamina = Stamina
host-crisis-value-strength = Strength
host-crisis-value-threat = Threat

## crisis: checks before a roll

host-crisis-check-area = { $gap }″ away, within area { $number } ({ $range }″)
host-crisis-check-beam = { $gap }″ away, beam { $number } ({ $range }″)
host-crisis-check-beam-allies = Friends in the way: { $things }
host-crisis-check-beam-enemies = Attacks { $things }
host-crisis-check-cover = Cover: one die becomes a block
host-crisis-check-dice = { $attack } dice against { $defence } ({ $nature })
host-crisis-check-hits = Hits { $things }
host-crisis-check-hits-nothing = Hits nothing
host-crisis-check-no-cover = No cover
host-crisis-check-no-sight = Not in sight
host-crisis-check-range = { $gap }″ away, range { $number } ({ $range }″)
host-crisis-check-sight = In sight
host-crisis-check-stopped-by = Stopped by { $things }
host-crisis-check-trigger = { $icons }: { $rule }

## crisis: endings

host-crisis-chapter-round = Round { $round }
host-crisis-ending-drawn = Drawn, { $a } to { $b }
host-crisis-ending-won = { $team } wins, { $a } to { $b }
host-crisis-standing = Round { $round }, { $a } to { $b }
host-crisis-step-choose = Choose an attack

## crisis: measures

host-crisis-measure-covered = { $from } to { $to }: { $inches }″, { $range ->
    [0] beyond range 5
   *[other] within range { $range }
}, in sight, in cover
host-crisis-measure-seen = { $from } to { $to }: { $inches }″, { $range ->
    [0] beyond range 5
   *[other] within range { $range }
}, in sight
host-crisis-measure-unseen = { $from } to { $to }: { $inches }″, { $range ->
    [0] beyond range 5
   *[other] within range { $range }
}, not in sight

## crisis: odds

host-crisis-attack-at = { $attack } at { $target }
host-crisis-odds-damage = damage
host-crisis-odds-dazed = dazed
host-crisis-odds-hurt = hurt
host-crisis-odds-ko = K.O.
host-crisis-price = { $power } power
host-crisis-threshold-dazed = { $amount } or more: { $figure } is dazed
host-crisis-threshold-ko = { $amount } or more: { $figure } is K.O.
host-crisis-variant-attacker = If you pay for what helps
host-crisis-variant-both = If both sides pay for what helps
host-crisis-variant-defender = If the defender pays for what helps
host-crisis-variant-plain = Without spending more power

## crisis: the lobby

host-crisis-blurb = Two squads, two crises, six rounds: hold the ground, carry what counts, throw cars at each other.
host-crisis-drawn = Drawn
host-crisis-drawn-blurb = From the rosters, as the book has it.
host-crisis-name = Crisis Protocol
host-crisis-option-battlefield = Battlefield
host-crisis-option-extraction = Extraction crisis
host-crisis-option-secure = Secure crisis
host-crisis-option-team = Roster
host-crisis-roster-of = { $name } and company
host-crisis-roster-twin = { $roster } ({ $letter })
host-crisis-roster-wrong = The roster “{ $roster }” can't be played: { $problems }.
host-crisis-total-characters = Characters
host-crisis-total-extraction = Extraction crises
host-crisis-total-secure = Secure crises
host-crisis-total-tactics = Team tactics

## gotham: bots

host-gotham-bot-greedy = Greedy
host-gotham-bot-greedy-blurb = Tries every action out to the end of its turn and takes the best. A fair match on either side.
host-gotham-bot-random = Random
host-gotham-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## gotham: bursts on the board

host-gotham-burst-explosion = Boom
host-gotham-burst-neutralised = Down
host-gotham-burst-parried = Parried

## gotham: cards

host-gotham-hero-line = { $energy } cubes, back: { $active } active, { $rest } at rest
host-gotham-kind-card = Material
host-gotham-kind-gadget = Bat-gadget
host-gotham-kind-hero = Hero
host-gotham-kind-mission = Mission
host-gotham-kind-skill = Skill
host-gotham-kind-tile = Tile
host-gotham-mission-line = { $board }: { $heroes } { $heroes ->
    [one] hero
   *[other] heroes
}, { $turns } turns
host-gotham-tile-line = { $level } ({ $camp }), { $figures } { $figures ->
    [one] figure
   *[other] figures
}
host-gotham-value-active = Back when active
host-gotham-value-belt = Bat-belt
host-gotham-value-cubes = Villain's cubes
host-gotham-value-defence = Automatic defence
host-gotham-value-energy = Energy
host-gotham-value-figures = Figures
host-gotham-value-heroes = Heroes
host-gotham-value-life = Life
host-gotham-value-load = Encumbrance
host-gotham-value-movement = First movement
host-gotham-value-rest = Back at rest
host-gotham-value-size = Size
host-gotham-value-threat = Threat
host-gotham-value-turns = Turns

## gotham: checks before an answer

host-gotham-check-danger = { $dice } { $dice ->
    [one] die
   *[other] dice
} of danger in “{ $zone }”
host-gotham-check-hindrance = Hindrance to { $figure }: { $count }
host-gotham-check-smoke = Smoke in front of { $figure }: { $count }
host-gotham-detail-automatic = Automatic
host-gotham-detail-cubes = { $count } { $count ->
    [one] cube
   *[other] cubes
}
host-gotham-detail-difficulty = Difficulty { $difficulty }
host-gotham-detail-move = { $points } { $points ->
    [one] point
   *[other] points
}{ $cubes ->
    [0] {""}
   *[other] , cubes: { $cubes }
}
host-gotham-detail-points = { $points } { $points ->
    [one] point
   *[other] points
}
host-gotham-part-climb = Climb: { $points }
host-gotham-part-difficult = Difficult terrain: { $points }
host-gotham-part-flight = Flight: { $points }
host-gotham-part-hindrance = Enemies in the way: { $points }
host-gotham-part-horror = Horror: { $points }
host-gotham-part-jump = Jump: { $points }
host-gotham-part-mission = The mission says so: { $points }
host-gotham-part-move = The move itself: { $points }
host-gotham-part-wall = Through the wall: { $points }

## gotham: conditions of a figure

host-gotham-condition-dazed = Dazed
host-gotham-condition-dazed-text = Has no skills until the turn pawn moves.
host-gotham-condition-friend = Imaginary friend
host-gotham-condition-friend-text = An imaginary friend goes along.
host-gotham-condition-lying = On the ground
host-gotham-condition-lying-text = Must stand up first, and gets no points of a first movement then.
host-gotham-condition-shackled = Shackled
host-gotham-condition-shackled-text = { $count } fewer { $count ->
    [one] success
   *[other] successes
} in every result.

## gotham: log and standing

host-gotham-chapter-camp = { CAPITAL($camp) }
host-gotham-chapter-turn = Turn { $turn }
host-gotham-ending-heroes = The heroes win “{ $mission }” in turn { $turn }
host-gotham-ending-villain = The villain wins “{ $mission }” in turn { $turn }
host-gotham-standing = { $mission }, turn { $turn } of { $last }

## gotham: odds and previews

host-gotham-because-attack = { $successes ->
    [0] { $attacker } attacks { $target }
   *[other] { $attacker } attacks { $target }, successes: { $successes }
}
host-gotham-because-lead = You have the lead: act, hand over or pass.
host-gotham-field-available = available energy
host-gotham-field-fatigue = fatigue
host-gotham-field-wounds = wounds
host-gotham-odds-assumes = Whoever rolls takes free rerolls of dice that show nothing useful, and spends no more cubes.
host-gotham-odds-assumes-defence = The defender has not chosen yet: both ends are counted, no cube and all { $count } that can be spent. Whoever rolls takes free rerolls of dice that show nothing useful, and spends no more cubes.
host-gotham-odds-done = done
host-gotham-odds-if-defended = if { $count } { $count ->
    [one] cube defends
   *[other] cubes defend
}
host-gotham-odds-neutralised = neutralised
host-gotham-odds-shackled = shackled
host-gotham-odds-successes = successes
host-gotham-odds-tokens = shackle tokens
host-gotham-odds-wounded = wounded
host-gotham-odds-wounds = wounds
host-gotham-preview-cubes = { $who }: { $field } { $now } → { $then }
host-gotham-stands-attack = As the dice lie, { $attacker } has { $successes } { $successes ->
    [one] success
   *[other] successes
} against { $target }.
host-gotham-stands-deed = As the dice lie: { $successes } of { $difficulty } needed.
host-gotham-stands-defence = As the dice lie: { $defence } against { $attack }; { $wounds ->
    [0] nothing gets through
    [one] 1 wound gets through
   *[other] { $wounds } wounds get through
}.
host-gotham-stands-hazard = As the dice lie: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}. Successes hurt here.
host-gotham-threshold-done = { $amount } or more: it is done
host-gotham-threshold-neutralised = { $amount } or more: { $figure } is neutralised
host-gotham-variant-defended = If the defender spends all that can be spent: { $count }
host-gotham-variant-plain = If the defender spends nothing

## gotham: sight

host-gotham-measure = { $from } to { $to }: { $moves ->
    [-1] no way leads there
    [0] the same zone
    [one] { $moves } move
   *[other] { $moves } moves
}. { CAPITAL($why) }.
host-gotham-sight-broken-wall = in sight through the broken wall
host-gotham-sight-higher = out of sight: “{ $zone }” is too high
host-gotham-sight-letter = in sight by the letter { $letter }
host-gotham-sight-line = in sight along a clear line
host-gotham-sight-none = out of sight: there are no markers to look from
host-gotham-sight-orange = in sight over the orange limit
host-gotham-sight-own = in sight: it is one zone
host-gotham-sight-promontory = out of sight: “{ $zone }” stands in between
host-gotham-sight-wall = out of sight: the wall between “{ $one }” and “{ $other }”

## gotham: the lobby

host-gotham-blurb = One to three heroes' players against a villain: cubes to spend, a river of henchmen, a mission against the clock.
host-gotham-name = Gotham City Chronicles
host-gotham-missions-heroes = The mission's heroes
host-gotham-missions-heroes-blurb = As the mission has them, shared among the heroes' players.
host-gotham-option-mission = Mission
host-gotham-option-team = Hero
host-gotham-setup-no-hero = There is no hero “{ $hero }”.
host-gotham-setup-no-place = The mission has no place for { $hero } beside the others.
host-gotham-setup-nobodys = { $thing } belongs to no hero: name the hero first.
host-gotham-setup-players = The mission has { $heroes } { $heroes ->
    [one] hero
   *[other] heroes
}, too few for { $players } players.
host-gotham-setup-villain = The last seat is the villain: the mission names the tiles.
host-gotham-total-heroes = Heroes
host-gotham-villain = Villain

## gotham: the table

host-gotham-attack-answer = In answer
host-gotham-attack-combo = Combo
host-gotham-attack-deferred = With what was left over
host-gotham-attack-melee = Melee attack
host-gotham-attack-ranged = Ranged attack
host-gotham-claim = { $player } has the lead. Do you want to act next?
host-gotham-claim-go = I go
host-gotham-phase-check = Check
host-gotham-phase-heroes = Heroes' turn
host-gotham-phase-upkeep = Upkeep
host-gotham-phase-villain = Villain's turn
host-gotham-post-defence = A cube adds { $dice }
host-gotham-post-movement = A cube buys { $points } { $points ->
    [one] move point
   *[other] move points
}
host-gotham-post-reroll = A cube throws a die again
host-gotham-roll-attack = Attack
host-gotham-roll-defence = Defence
host-gotham-roll-hazard = Danger
host-gotham-roll-manipulation = Manipulation
host-gotham-roll-thought = Thought
host-gotham-stage-check = Check
host-gotham-stage-heroes-act = The heroes act
host-gotham-stage-heroes-begin = The heroes recover
host-gotham-stage-heroes-end = The heroes' turn ends
host-gotham-stage-upkeep = Upkeep
host-gotham-stage-villain-acts = The villain activates tiles
host-gotham-stage-villain-begins = The villain recovers
host-gotham-stage-villain-ends = The villain's turn ends

## levels of bots

host-level-1 = 1 · Paper Cape
host-level-1-blurb = Bought the cape yesterday. Swings first and reads the card later.
host-level-2 = 2 · Night Bus
host-level-2-blurb = Comes late and often to the wrong street. Now and then to the right one.
host-level-3 = 3 · Brass Button
host-level-3-blurb = Knows the drill and mostly keeps to it. Surprise her.
host-level-4 = 4 · Doorman
host-level-4-blurb = Takes what is best at a glance, and never gives away a door.
host-level-5 = 5 · Slide Rule
host-level-5-blurb = Works out every other question one round ahead. Guesses the rest.
host-level-6 = 6 · Lamplighter
host-level-6-blurb = Tries the best four ideas in every corner before she moves.
host-level-7 = 7 · Old Ferry
host-level-7-blurb = Has crossed this river often. Looks two rounds down it.
host-level-8 = 8 · The Long Count
host-level-8-blurb = Plays it all out in his head, world after world. Then he answers.

## pow: bots

host-pow-bot-greedy = Greedy
host-pow-bot-greedy-blurb = Weighs every blow of its activation and takes the best. A fair match.
host-pow-bot-random = Random
host-pow-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## pow: bursts on the board

host-pow-burst-destroyed = Crash
host-pow-burst-ko = KO
host-pow-burst-miss = Miss
host-pow-burst-removed = Out

## pow: what to know before an attack

host-pow-caution-friends-only = reaches friends, no enemy
host-pow-caution-friends-too = reaches friends too
host-pow-caution-scenery-only = no enemy in reach, only scenery

## pow: cards

host-pow-battlefield-blurb = { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
} of scenery
host-pow-character-line = Level { $level } · { $life } life
host-pow-kind-melee = Melee
host-pow-kind-ranged = Ranged
host-pow-kind-spray = Spray
host-pow-kind-wave = Wave
host-pow-mission-line = { $turns } { $turns ->
    [one] turn
   *[other] turns
}: { $scoring }
host-pow-value-active = Active
host-pow-value-agility = Agility
host-pow-value-attack = Attack
host-pow-value-cost = POW
host-pow-value-damage = Damage
host-pow-value-frequency = How often
host-pow-value-kind = Kind
host-pow-value-level = Level
host-pow-value-life = Life
host-pow-value-nature = Nature
host-pow-value-passive = Passive
host-pow-value-pieces = Scenery
host-pow-value-pow = POW
host-pow-value-range = Range in inches
host-pow-value-reactive = Reactive
host-pow-value-red = Red from
host-pow-value-size = Size
host-pow-value-speed = Speed
host-pow-value-stamina = Stamina
host-pow-value-strength = Strength
host-pow-value-turns = Turns
host-pow-value-when = When
host-pow-value-willpower = Willpower

## pow: checks before a roll

host-pow-check-bonus = { $bonus } to hit from abilities
host-pow-check-contact = In contact
host-pow-check-cover = Target in cover: 1 less to hit
host-pow-check-each = Everyone in the area is rolled for
host-pow-check-no-cover = No cover
host-pow-check-no-sight = Not in sight
host-pow-check-range = { $gap }″ away, range { $range }″
host-pow-check-roll = Attack { $attack } against defence { $defence }: { $needed } or more on the dice
host-pow-check-sight = In sight
host-pow-check-template = Under the template

## pow: conditions of a figure

host-pow-condition-clings = Holds on to a wall where it could not stand
host-pow-condition-down = Knocked down: every defence lowered by 1; cannot move or attack before it gets up
host-pow-condition-ko = KO: every defence lowered by 3; neither abilities nor POW
host-pow-condition-raised = +{ $x } on the { $defence } until the end of the turn
host-pow-condition-reaction = Reaction: +2 on the { $defence } until its next activation

## pow: endings

host-pow-chapter = Turn { $turn }, { $phase }
host-pow-ending-drawn = Drawn, { $a } to { $b }
host-pow-ending-won = { $team } wins, { $a } to { $b }
host-pow-standing = Turn { $turn } of { $turns }, { $a } to { $b }

## pow: measures

host-pow-measure-covered = { $from } to { $to }: { $inches }″, in sight, in cover
host-pow-measure-seen = { $from } to { $to }: { $inches }″, in sight
host-pow-measure-unseen = { $from } to { $to }: { $inches }″, not in sight
host-pow-reach = { $cost } POW · { $inches }″

## pow: odds

host-pow-attack-at = { $attack } at { $target }
host-pow-odds-critical = critical
host-pow-odds-damage = damage
host-pow-odds-hit = hit
host-pow-odds-hurt = hurt
host-pow-odds-ko = KO
host-pow-odds-pass = passed
host-pow-odds-removed = out of the game
host-pow-threshold-red = { $amount } or more: { $figure } is in the red and tests against KO
host-pow-threshold-removed = { $amount } or more: { $figure } is out of the game
host-pow-variant-plain = As it is
host-pow-variant-reacting = { $variant }, if the target reacts

## pow: the lobby

host-pow-blurb = Two teams of superheroes, 2D8 and a handful of POW: fists, rays, flying cars.
host-pow-name = POW
host-pow-option-battlefield = Battlefield
host-pow-option-mission = Mission
host-pow-option-team = Team
host-pow-setup-wrong = This can't be played: { $problems }.
host-pow-team-of = Team { $name }
host-pow-team-twin = { $team } ({ $letter })
host-pow-total-levels = Levels
host-pow-total-members = Members
