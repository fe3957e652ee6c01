# The pages' own words. What a game says comes from the server; the table's and the replay's words are in table.ftl.

## shell

brand-home = Crossover, home
skip-to-content = To the content
nav-label = Pages
nav-menu = Menu
nav-play = Play
nav-build = Build
nav-cards = Cards
nav-rules = Rules
nav-replays = Replays
nav-about = About
nav-account = You
language-change = Language
theme-turn = Light or dark
close = Close
loading = Still loading …
broken-title = That did not load.
try-again = Try again
seat = Seat { $letter }

## keys

keys-title = Keys
keys-letters = Single letters are shortcuts
keys-everywhere = Everywhere
keys-table = At a table
keys-replay = In a replay
keys-help = This list
keys-rules = Search, or the rules
keys-theme = Light or dark
keys-back = Back
keys-answer = Give that answer
keys-confirm = Confirm
keys-question = To the question
keys-board = To the board
keys-next = Next figure that way
keys-place = Move the place by 0.1″
keys-why = Why not?
keys-odds = Odds
keys-ruler = Ruler
keys-frame = Frame the action
keys-whole = Whole table
keys-zoom = Zoom
keys-undo = Undo
keys-look-back = Look back
keys-log = Log
keys-text = Table as text
keys-sound = Sound
keys-play = Play or pause
keys-entry = One entry back or on
keys-round = One turn back or on

## problems, one for each code of the server

problem-malformed = The server could not read that. Load the page anew.
problem-too-large = That is too long.
problem-no-such-path = There is nothing at this address.
problem-no-such-table = There is no such table, or it is not for you.
problem-no-such-game = There is no such game here.
problem-no-such-thing = There is no such thing here.
problem-bad-setup = These choices can't be played together.
problem-bad-team = The team breaks a rule.
problem-bad-save = The file can't be read as a saved game.
problem-seat-taken = Somebody sat down first.
problem-bad-link = The link is no longer valid. Ask for a new one.
problem-not-seated = You hold no seat at this table.
problem-not-asked = You are not asked anything now.
problem-stale = Something happened before your answer arrived. Look again.
problem-refused = The rules do not allow it.
problem-over = The game is over.
problem-not-over = The game is still being played.
problem-nothing-to-undo = There is nothing to take back.
problem-bad-login = Name or password is wrong.
problem-name-taken = The name is taken.
problem-weak-password = The password needs at least 10 characters.
problem-sign-in-first = Sign in first.
problem-other-site = The request came from another site.
problem-too-many = Too much at once. Wait { $seconds ->
    [0] a moment
    [one] one second
   *[other] { $seconds } seconds
} and try again.
problem-unavailable = The server does not answer. Nothing was lost.
problem-internal = That is our fault, and it is on record.

## home

home-title = Crossover: superhero tabletop games by their real rules
home-every-rule = Every rule.
home-every-die = Every die.
home-your-move = Your move.
home-pitch = Superhero tabletop games, played to the letter, against bots or friends. No account, nothing to install.
play-a-bot = Play a bot
invite-a-friend = Invite a friend
join = Join
join-field = Link or code of a table
join-placeholder = Join: paste a link or a code
join-wrong = That is no link or code of a table.
games = Games
game-crisis = Crisis
game-crisis-blurb = Squads, rulers and terrain on three feet of city.
game-champions = Champions
game-champions-blurb = Together against a villain with a plan.
game-gotham = Gotham
game-gotham-blurb = Spend your energy before the night is spent.
game-soon = Soon
game-meta = { $seats } · { $minutes } min
your-tables = Your tables
your-tables-none = No table yet.
your-tables-none-text = Play a bot, or make a table the way you like it.
your-tables-device = Your seats are kept on this device.
your-tables-password = Add a password to keep them everywhere.
your-tables-account = Your seats are kept in the account { $account }.
tables-open = { $count } open
table-new = New table
table-over = Replay
table-your-call = Your call
table-waiting = Waiting
table-sit-down = Sit down
table-watch = watching
table-watchers = { $count ->
    [one] One watches
   *[other] { $count } watch
}
table-turn-of = { $name } is asked
live-tables = Live tables
card-of-the-day = Card of the day
card-look = Look at the card
ask-it-why = Ask it why
why-question = Why can’t I attack { $target }?
why-out-of-range = Out of range by { $inches }″.
why-reaches = { $target } is { $inches }″ away. { $weapon } reaches { $range }″.
why-chart = Totals of two dice. { $shooter } hits { $target } with { $chance }.
why-odds = In range, { $shooter } hits with { $needed } or more on two dice: Attack { $attack } against { $defence }, { $chance }. Exact, before you roll.
why-general = The odds before you roll, the rule that refused you, the distance to the hair. From the same engine that plays.
