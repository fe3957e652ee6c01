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
table-more-answers = { $count } more
table-risky = This reaches none but your own. Press again to do it.
table-gathered = { $count } picked.
table-gathered-go = Go on with { $count }
table-gathered-none = Pick none
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

table-figure-now = Values now
table-done = done
table-ready = ready
table-acts = acts
table-may = choose
table-waits = waits
table-speed = Speed
table-card-whole = The whole card

table-squads = Teams
table-score = Score
table-goal = First to { $goal }
table-points = { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
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
table-log-unasked = { $count ->
    [one] · 1 answered for you
   *[other] · { $count } answered for you
}
table-log-more = Earlier lines
table-log-empty = The log begins with the first answer.
table-unasked-only = There was only one answer.
table-unasked-spent = Nothing was left but to end it.
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
table-set-up = Set up for me
table-set-for-you = We set the table for you:
table-other-team = another team
table-other-place = another place
table-set-up-myself = let me set up
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
table-pace = What happens
table-pace-slow = slow
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
table-verify-seed = The seed is the one that was promised.
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

## Dice with symbols

table-successes = Successes
die-critical = critical
die-wild = wild
die-hit = hit
die-block = block
die-blank = blank
die-failure = failure

# Deeds, told one after the other.

beats-now = Now
beats-list = What happened
beats-away = While you were away
beats-away-none = Nothing has happened since your last answer.
beats-moment = Look at it
