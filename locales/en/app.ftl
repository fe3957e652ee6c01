# Words of the program around the games. Sections are in the order of the alphabet.

## directions, seen from above with north on top

app-direction-east = east
app-direction-north = north
app-direction-north-east = north-east
app-direction-north-west = north-west
app-direction-south = south
app-direction-south-east = south-east
app-direction-south-west = south-west
app-direction-west = west

## lists: the last two parts of one

app-list-and = { $first } and { $last }
app-list-or = { $first } or { $last }
app-list-semicolon = { $first }; { $last }

## names that tell things apart

app-name-numbered = { $name } { $number }
app-name-of-team = { $name } ({ $team })
app-name-quoted = “{ $name }”
app-unknown = something that is not on the table

## places in inches from the south-west corner

app-place = ({ $x }, { $y })
app-place-up = ({ $x }, { $y }), { $z } { $z ->
    [one] inch
   *[other] inches
} up
app-where = { $inches } { $inches ->
    [one] inch
   *[other] inches
} to the { $direction }
app-where-here = on the spot

## refusals: why an answer is not allowed

app-refusal-at-least = { $why } Measured: { $value } { $value ->
    [one] inch
   *[other] inches
}, at least { $limit } needed.
app-refusal-at-most = { $why } Measured: { $value } { $value ->
    [one] inch
   *[other] inches
}, at most { $limit } allowed.
app-refusal-other = The rule { $rule } does not allow this.

## terminal: menus, prompts and errors of `crossover`

terminal-autosave-off = This game is not kept while you play: { $why }
terminal-menu-direction = { CAPITAL($direction) }
terminal-menu-here = Staying here
terminal-menu-more = { $count } more: type all to see them, or a place of your own, such as move 12.5 8
terminal-menu-more-deploy = { $count } more: type all to see them, or a place of your own, such as deploy NAME 12.5 4
terminal-menu-more-listed = { $count } more: type all to see them
terminal-misread-name = A name or a file is missing, such as card ironbrow or save game.json.
terminal-misread-near = There is no “{ $word }”. Did you mean { $near }?
terminal-misread-number = A number is missing, such as rule 12 or aim 90.
terminal-misread-place = A place is two numbers in inches, such as move 12.5 8, with a third for the height.
terminal-misread-unknown = There is no “{ $word }”. Type the number of a choice, or help.
terminal-odds-any-damage = any damage
terminal-odds-critical = critical
terminal-odds-damage = damage { $amount }
terminal-odds-falls = dazed or knocked out
terminal-odds-hit = hit
terminal-odds-ko = KO
terminal-odds-mean = mean damage { $mean }
terminal-odds-mean-of = { $unit }, mean { $mean }
terminal-odds-removed = removed
terminal-odds-title = Exact odds of an attack
terminal-play-allowed = The rules allow it.
terminal-play-exists = { $file } exists already and stays as it is: choose another name
terminal-play-hand-over = { $player } is asked, and not everything is open. When only that player looks at the screen, press Enter.
terminal-play-help =
    A number takes that choice. Enter puts the question again, all shows every choice.
    move X Y            go there, in inches; stretches with ; between them: move 12 8; climb 12 10 4
    deploy NAME X Y     put a figure there
    at X Y, aim DEGREES a place or a direction for what is asked
    odds                the exact odds of the attacks at hand
    hint, hint N        the best answers, each with its chance to win
    why N, why move X Y which rule forbids it, with what was measured
    map, map zoom X Y   the table, or a closer look
    log N, rule N       the last lines of the log, the rule behind a line
    card NAME           a character's card
    undo N              take your last answers back
    save FILE, load FILE, report FILE
                        keep the game, open another, write this position as a scenario
    quit                leave; the game is kept
terminal-play-help-laid =
    A number takes that choice. Enter puts the question again, all shows every choice.
    odds                the odds of what may be answered, where chance decides
    hint, hint N        the best answers, each with its chance to win
    why N               which rule forbids it
    map                 the table
    log N, rule N       the last lines of the log, the rule behind a line
    card NAME           a card, with all that is on it
    undo N              take your last answers back
    save FILE, load FILE, report FILE
                        keep the game, open another, write this position as a scenario
    quit                leave; the game is kept
terminal-play-help-hands =
    show, hide          let the others see your hand, or no longer
terminal-play-hand-hidden = The hand of { $player } is hidden again.
terminal-play-hand-shown = The others at the table now see the hand of { $player }.
terminal-play-hint = { $answer }: wins { $win }, give or take { $error }
terminal-play-kept = The game is kept in { $file }
terminal-play-no-choice = There is no choice { $number }: they go from 1 to { $most }.
terminal-play-no-figure = Nothing is called that. Names are in the list that map shows.
terminal-play-no-hand = Nobody holds a hand in this game.
terminal-play-no-hint = This question has no hint.
terminal-play-no-line = The log has no such line.
terminal-play-no-odds = Odds are shown where chance decides, such as before an attack.
terminal-play-no-report = There is no position to write now.
terminal-play-no-rule = There is no rule { $id }.
terminal-play-not-asked = That is not what is asked now.
terminal-play-quit = Type a file to save the game to, or Enter to leave it kept in { $file }
terminal-play-quit-unkept = Type a file to save the game to, or Enter to leave it unsaved
terminal-play-undone = { $count ->
    [0] There is nothing to take back.
    [one] Your last answer is taken back.
   *[other] Your last { $count } answers are taken back.
}
terminal-program-fault = Your program: { $fault }. A bot of ours answers in its place.
terminal-play-welcome = Type the number of a choice, or help for all that can be typed.
terminal-play-written = Written to { $file }
terminal-prompts-after = asked
terminal-prompts-before = came up
terminal-prompts-code = question
terminal-prompts-joined = in a run
terminal-prompts-line = Asked in a turn or round: { $before }, with the answers by the table { $after }. Asked for nothing: { $pointless }.
terminal-prompts-only = only one
terminal-prompts-pointless = for nothing
terminal-prompts-spent = nothing left
terminal-replay-not-valid = not valid: { $reason }
terminal-replay-prompt = Enter, map or quit:
terminal-replay-saved-by = The game was saved by crossover { $version }; it was verified by the rules of { $this }.
terminal-replay-valid = valid: { $entries } entries by the rules, and every die from its seed
terminal-report-affiliations = Affiliations, and how many games they won
terminal-report-battlefields = Battlefields, and how many games side A won
terminal-report-bot-of-all = Every player was played by { $a }.
terminal-report-bots = Side A was played by { $a }, side B by { $b }.
terminal-report-bots-of-players = The first player was played by { $a }, the others by { $b }.
terminal-report-character = Character
terminal-report-characters = Characters, for each game
terminal-report-damage = Damage
terminal-report-digest = Seed { $seed }; the digest of all transcripts is the same on every machine:
terminal-report-draw = drawn
terminal-report-first = How many games the first to have priority won
terminal-report-heroes = Heroes, and how many games they won
terminal-report-ko = Was KO
terminal-report-kos = KOs
terminal-report-lost = lost
terminal-report-matchups = Heroes, villains and modes, and how many games were won
terminal-report-matrix = Share of games won by each hero against each villain, and of how many
terminal-report-missions = Missions, and how many games side A won
terminal-report-outcomes = Who won
terminal-report-party = players
terminal-report-players = Players at the table, and how many games they won
terminal-report-share = { $share } ({ $low } to { $high })
terminal-report-side = Side
terminal-report-side-a = side A
terminal-report-side-b = side B
terminal-report-taken = Suffered
terminal-report-title = { $games } games of { $game }
terminal-report-turns = Turns
terminal-report-villains = Villains and modes, and how many games the players won
terminal-report-wins = Won
terminal-report-won = won
terminal-rules-all = in all
terminal-rules-best = the best { $shown } of { $found }; --all shows the others
terminal-rules-check = check
terminal-rules-none = No rule speaks of “{ $words }”.
terminal-rules-notes = notes
terminal-rules-source = source
