# The table and the replay. Sentences about the state of a game come from the server; these are the page's own.

table-title = Table
table-none = No table here
table-home = To the start page
table-moment = One moment.
table-awaits = Waiting for { $name }.
table-waiting = Waiting
table-right-own = Your call
table-right-scenario = You decide for the scenario
table-right-order = You choose the order
table-call = Your call: { $question } { $count ->
    [one] One answer.
   *[other] { $count } answers.
}
table-question = Question
table-several = Questions
table-why-not = Why not …?
table-all-places = { $count ->
    [one] One place to choose
   *[other] { $count } places to choose from
}
table-all-answers = { $count } answers
table-filter = Filter the answers
table-filter-none = No answer has these words.
table-back = Back
table-place-hint = Point at a place on the table.
table-place-confirm = Point there again or press Enter to confirm.
table-some-hint = { $least } to { $most } in all.
table-cards-hint = Pick on the cards themselves, or from the list.
table-things-hint = Pick on the board or on a sheet, or from the list.
table-some-any = Any number.

table-board = Battlefield: { $name }
table-tools = Table tools
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-whole = Whole table
table-frame = Frame the action
table-ruler = Measure
table-ruler-from = Measure from …
table-ruler-to = … to
table-sight = Show range and sight
table-layers = Heights and sizes
table-as-text = Table as text
table-as-board = Back to the board
table-minimap = The whole table, small
table-tray = Whose place?

table-figure = { $letter } { $name }, { $life } of { $full } life, { $pow } POW
table-figure-now = Values now
table-piece = { $name }, size { $size }, { $height } high, structure { $structure } of { $full }
table-objective = { $name }{ $holder ->
    [none] {""}
   *[other] , held by { $holder } for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}
table-ko = KO
table-down = knocked down
table-done = done
table-ready = ready
table-acts = acts
table-may = choose
table-waits = waits
table-gone = out of the game
table-up-high = { $height } up
table-life = { $life } of { $full } life
table-life-word = Life
table-pow = { $pow } POW
table-speed = Speed
table-card-whole = The whole card

table-squads = Teams
table-score = Score
table-goal = First to { $goal }
table-points = { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
table-first = { $side } goes first
table-you-first = You go first
table-turn = Turn { $turn }
table-turns-in-all = { $turns } turns in all
table-turn-of = Turn { $turn } of { $turns }
table-deployment = Deployment
table-parts = Parts of the table
table-side = Log and chat
table-now = At hand
table-attacker = Attacker
table-defender = Defender
table-rolls = Rolls
table-rolling = The dice roll.
table-total = Total
table-needed = must beat { $needed }
table-needed-test = { $needed } or less
table-well = success
table-ill = failure
table-point-at = Point at a figure to see its values.
table-odds-title = Exact odds: { $unit }, in %
table-odds-said = { $label }: { $list }
table-mean = mean { $mean }
table-exact = Exact, not sampled: every outcome is counted.

table-log = Log
table-log-folded = { $count } more
table-log-more = Earlier lines
table-log-empty = The log begins with the first answer.
table-look-back = Look back
table-look-back-to = Look back to entry { $entry }
table-looking-back = Looking back at entry { $entry }.
table-open-replay = Open in the replay
table-back-to-game = Back to the game
table-chat = Chat
table-chat-empty = Nobody has said anything.
table-say = Say something
table-send = Send
table-mute = Mute { $name }
table-unmute = Hear { $count ->
    [one] the muted one
   *[other] all { $count } muted
} again
table-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
}

table-you = You
table-away = away
table-bot-plays = a bot plays
table-thinks = is asked
table-seat-free = free
table-seat = Seat { $letter }
table-stand-in = Let a bot play on
table-stand-in-for-you = A bot answers for you.
table-return = Play again myself
table-undo = Undo
table-undo-ask = Ask the others to undo
table-undo-ends = Undo ends here: dice were rolled.
table-undo-asked-already = Somebody has asked already.
table-undo-waits = Asked. The others must agree.
table-undo-asks-title = Take it back?
table-undo-asks = { $name } asks to take back the last answer.
table-undo-agree = Agree
table-undo-decline = Decline
table-concede = Concede
table-concede-sure = The game ends at once, and the others win.
table-concede-yes = Concede
table-concede-shared = The others play on, and a bot plays for you.
table-concede-lost = The game ends at once, and is lost.
table-concede-no = Play on
table-ending-conceded = Conceded.
table-ending-time = Out of time.
table-over-won = You win
table-over-lost = You lose
table-over-drawn = A draw
table-rematch = Play it again
table-again-game = Another game

table-menu = Menu
table-leave = Leave the table
table-report = Report this position
table-save = Download the game
table-replay = Replay
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off
table-pace = Dice and figures
table-pace-normal = as usual
table-pace-fast = fast
table-pace-off = at once
table-keys = Keys as shortcuts

table-lost = The line is lost. You hold entry { $entry }.
table-lost-kept = Your answer is kept and will be sent.
table-lost-try = Try now

table-join-title = A seat is free
table-join-text = You have been invited. Choose what you play and sit down; no account is needed.
table-join-name = Your name
table-join-fair = About the dice
table-join-fair-text = Your device adds its own random text to every roll, so that nobody can have chosen the dice before you came.
table-nonce = Your text for the dice
table-sit = Sit down
table-waiting-title = Seats are free
table-waiting-invite = Send the link to whom you want to play with. The game begins when all sit.
table-waiting-text = The game begins when all sit.
table-link = Link to this seat
table-copy = Copy link
table-copied = Copied. Send it to your opponent.
table-share = Share
table-fair-promise = The dice are fixed by a seed whose SHA-256 is already public:

table-verify = Verify this game
table-verify-short = Verify the dice
table-verify-text = Before the first seat was taken, the server published the hash of its seed. Every roll follows from that seed, the players' own texts and the number of the entry.
table-commitment = Hash of the seed, published first
table-nonce-of = Text of seat { $letter }
table-seed = Seed
table-seed-later = shown when the game is over
table-verify-busy = Computing every roll again on this device …
table-verify-good = { $rolls ->
    [one] One roll
   *[other] All { $rolls } rolls
} with { $dice } dice computed again here: all as told.
table-verify-wrong-seed = The seed is not the one that was promised.
table-verify-fault = Entry { $entry } was told as { $told }, but the seed says { $computed }.
table-verify-server = The server's own check of rules and draws: { $entries } entries fit.
table-verify-how = Anyone can check with standard tools: SHA-256 of seed, texts, entry number and block, numbers as eight little-endian bytes. A byte below 256 − 256 mod 8 gives a die: byte mod 8 + 1.
table-again = Try again

table-text-at = { $x } from the left, { $y } from the south edge{ $z ->
    [none] {""}
   *[other] , { $z } up
}
table-text-scenery = Scenery and objectives
table-text-x = From the left, inches
table-text-y = From the south, inches
table-text-try = Try this place

replay-title = Replay
replay-sub = Replay · { $entries } entries
replay-first = To the start
replay-last = To the end
replay-back = Back
replay-forward = Forward
replay-play = Play
replay-pause = Pause
replay-of = of { $entries }
replay-step = Step by
replay-step-entry = Entry
replay-step-phase = Phase
replay-step-turn = Turn
replay-speed = Speed
replay-timeline = Timeline
replay-ahead = { $side } ahead
replay-moment = This moment
replay-asked = { $side } is asked: { $title }
replay-answered = Answer: { $answered }
replay-continue = Continue from here
replay-continue-text = A new table starts from this moment with new dice. This game stays as it is.
replay-continue-you = You
replay-continue-bot = Bot: { $bot }
replay-continue-anyone = Whoever gets the link
replay-continue-go = Open the table
replay-link = Link
replay-linked = Link to this moment copied.
replay-report = Report position
replay-frozen = This game can't be continued: { $why }
replay-curve = Score over time
replay-none = No replay here
replay-export = Download the game
replay-live = To the table

table-pass-ahead = Pass everything
table-pass-only = Nothing of yours fits. You are asked all the same, so that nobody learns it.
table-pass-phase = until the end of the phase
table-pass-round = until the end of the round
table-passing-phase = You pass until the end of the phase.
table-passing-round = You pass until the end of the round.
table-passing-stop = Ask me again
table-pay-cost = Pay { $count }
table-pay-for = Pay { $count } for { $name }
table-pay-of = of { $count } paid
table-pay-lost = { $count } lost
table-pay-idle = not needed
table-pay-with = What may pay
table-pay-discard = discard
table-pay-ability = use
table-pay-plans = Or like this
table-pay-go = Pay
table-pay-back = Take it back
table-res-energy = energy
table-res-mental = mental
table-res-physical = physical
table-res-wild = wild
table-res-any = any

# Crisis Protocol

table-successes = Successes
die-critical = critical
die-wild = wild
die-hit = hit
die-block = block
die-blank = blank
die-failure = failure
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

# Marvel Champions

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

# Gotham at the table
gotham-turn = Turn { $turn } of { $last }
gotham-time-heroes = When time runs out the heroes win
gotham-time-villain = When time runs out the villain wins
gotham-wins-heroes = The heroes win
gotham-wins-villain = The villain wins
gotham-wins-neutral = Nobody wins
gotham-at-checks = looked at when a turn ends
gotham-at-once = at once
gotham-progress = { $now } of { $needed }
gotham-mission = Mission
gotham-tasks = What can be done
gotham-events = The villain's events
gotham-special-rules = Special rules
gotham-desk = Sheets and mission
gotham-heroes = Heroes
gotham-characters = Characters
gotham-villain = The villain
gotham-river = Command post and river
gotham-activated = { $count } of { $most } tiles used
gotham-available = Available
gotham-fatigue = Fatigue
gotham-fatigue-recovers = tired, { $count } come back each turn
gotham-wounds = Wounds
gotham-costs = costs { $cost }
gotham-event-points = An event, or { $points } for reinforcements
gotham-figures = { $board } on the board, { $reserve } in reserve
gotham-neutralised = neutralised
gotham-dazed = skills are off
gotham-recovers = Recovers
gotham-when-active = active
gotham-when-resting = resting
gotham-move-worth = { $points } a cube, first { $first }
gotham-load = Load { $load } of { $most }
gotham-gadget = gadget, size { $size }
gotham-weight = load { $weight }
gotham-single-use = used once
gotham-suspended = too much load
gotham-die-white = white die
gotham-die-yellow = yellow die
gotham-die-orange = orange die
gotham-die-red = red die
gotham-die-black = black die
gotham-die-reroll = with a free reroll
gotham-die-picked = to be thrown again
gotham-under-way = Under way
gotham-attack = Attack
gotham-defence = Defence
gotham-of-needed = of { $needed } needed
gotham-few = fewer is better
gotham-sight = Line of sight between two zones
gotham-sight-from = Pick the zone to look from.
gotham-sight-to = Pick the zone to look at. What stays bright is in sight.
gotham-legend = What the signs mean
gotham-limit-wall = wall: no sight, no way; its number breaks it
gotham-limit-orange = open: both zones always see each other
gotham-limit-special = ledge: sight, but only falls, jumps and climbs
gotham-limit-white = plain border: sight and way
gotham-legend-level = elevation
gotham-legend-letters = zones that share a letter see each other
gotham-legend-difficult = difficult: leaving costs more
gotham-legend-dangerous = dangerous: a die for each level
gotham-reinforcement-zone = reinforcements come in here
gotham-may = can be chosen
gotham-way-cubes = { $cost } { $cost ->
    [one] move point
   *[other] move points
}, { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}
gotham-way-free = { $cost } { $cost ->
    [one] move point
   *[other] move points
}, no cube
gotham-way-to = { $zone }: { $way }
gotham-way-risky = a die may wound on the way
gotham-way-here = within reach (points: { $cost }, cubes: { $cubes })
gotham-elevation = elevation { $level }
gotham-taken = { $taken } of { $most } size taken
gotham-difficult = difficult { $level }
gotham-dangerous = dangerous { $level }
gotham-promontory = promontory
gotham-closed = closed
gotham-camp-heroes = heroes' side
gotham-camp-villain = villain's side
gotham-camp-neutral = neutral
gotham-whereabouts-reserve = in reserve
gotham-whereabouts-gone = out of the game
gotham-whereabouts-board = on the board
gotham-life-of = { $life } of { $full } life
gotham-cubes-said = available: { $available }, tired: { $fatigue }, wounds: { $wounds }
gotham-hindered-moves = moves cost { $count } more
gotham-hindered-actions = actions lose { $count }
gotham-lead = Who goes
gotham-has-lead = has the lead
gotham-has-passed = has passed
gotham-i-go = I go
gotham-you-go = You go
gotham-wall-broken = broken wall
gotham-by-white = plain border
gotham-by-orange = open
gotham-by-special = ledge
gotham-by-wall = wall
gotham-special-fall = Fall to { $zone }, level { $level }
gotham-special-jump = Jump to { $zone }, level { $level }
gotham-special-climb = Climb to { $zone }, level { $level }
gotham-beside = Beside: { $list }
gotham-sees = In sight: { $list }.
gotham-acts = What { $name } can do
