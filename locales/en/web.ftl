# The pages' own words. What a game says comes from the server; the table's and the replay's words are in table.ftl.

## shell

brand-home = Crossover, home
skip-to-content = To the content
nav-label = Pages
nav-menu = Menu
nav-play = Play
nav-learn = Learn
nav-build = Build
nav-edit = Editor
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
keys-pass = Pass a window
keys-odds = Odds
keys-ruler = Ruler
keys-frame = Frame the action
keys-whole = Whole table
keys-zoom = Zoom
keys-undo = Undo
keys-beats = Back and on, deed by deed
keys-beats-now = All of it now
keys-away = While you were away
keys-look-back = Look back
keys-log = Log
keys-text = Table as text
keys-sound = Sound
keys-set-up = Set up for me
keys-play = Play or pause
keys-entry = One entry back or on
keys-round = One turn back or on

## lessons

learn-title = Learn
learn-text = Short lessons at a real table. Each one takes two or three minutes.
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-stars = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
learn-next = Next
learn-lesson = Lesson { $number }: { $title }
lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
lesson-on = Go on
lesson-back = You may do that, but it is not what is wanted here. Try again.
lesson-missed = That did not work out. Try it again.
lesson-take-back = Take it back
lesson-retry = Try again
lesson-hint = Show me
lesson-hint-is = Try this: { $answer }
lesson-hint-place = Choose a place nearer to the goal.
lesson-again = Begin the step again
lesson-right = Right.
lesson-done = Lesson done
lesson-once-more = Once more
lesson-all = All lessons
lesson-next = Next lesson: { $title }
lesson-play = Now play

## problems, one for each code of the server

problem-malformed = The server could not read that. Load the page anew.
problem-too-large = That is too long.
problem-no-hints = Other people play at this table. Hints are for games alone with bots.
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
problem-not-away = The player may be back any moment. { $seconds ->
    [0] A bot can play on once they have been away for a minute.
    [one] In one second a bot can play on.
   *[other] In { $seconds } seconds a bot can play on.
}
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
home-open-tables = Open tables
join = Join
join-field = Link or code of a table
join-placeholder = Join: paste a link or a code
join-wrong = That is no link or code of a table.
games = Games
game-meta = { $seats } · { $minutes } min
game-play = Play
game-play-named = Play { $game }
game-choose = Choose everything
game-choose-named = Choose everything for { $game }
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
doors = More than a table
door-learn = Learn
door-learn-text = Short lessons of two or three minutes each.
door-rules = Read the rules
door-rules-text = Every rulebook, searchable, a link for each rule.
door-build = Build a team or a deck
door-build-text = It says what is legal, and why not.
door-edit = Make a mission
door-edit-text = Draw a map for { $game } and play it.

## new table

new-title = New table: { $game }
new-seat = Seat { $letter }
new-seat-add = Add a player
new-seat-remove = Remove seat { $letter }
new-who = Who sits here
new-sitter-you = You
new-sitter-bot = Bot
new-sitter-anyone = Friend
new-which-bot = Which bot
new-quick = Set up for me
new-quick-text = The table answers everything before the first turn.
new-against = The mission says what this side has.
new-anyone-brings = You get a link to send. Whoever opens it sits down here and chooses what to play.
new-build-team = Build a team of your own
new-pack-of = From the pack “{ $pack }”.
new-packs = Missions from packs
new-clash = Not with { $option } { $value }.
new-table-panel = The table
new-clock = Clock
new-clock-none = No clock
new-clock-answer = { $minutes } minutes, and { $increment } seconds after each answer
new-clock-turn = { $minutes } minutes, and { $increment } seconds for each activation or turn
new-public = Anybody may find it
new-public-text = It is listed: anybody may watch, and take a free seat.
new-watching = No seat is yours: you will watch.
new-make = Make the table

## join

join-title = Join a table
join-text = A friend’s link opens the table by itself. If you only have the code, paste it here.
join-open-tables = Open tables
join-none = No open table right now.
join-none-text = Make one that anybody may find, and others see it here.

## replays

replays-title = Replays
replays-text = Every game is kept, die by die.
replays-yours = Your finished games
replays-none = No finished game yet.
replays-none-text = When a game of yours ends, you can step through it here.
replays-going = Still being played
replays-bring = Bring a save
replays-bring-text = A file from `crossover play` or from a download here: watch it, or go on from any moment.
replays-choose = Choose a file

## rules

rules-title = Rules
rules-search = Search the rules
rules-contents = Chapters
rules-count = { $count ->
    [one] One rule.
   *[other] { $count } rules.
}
rules-language = The ledger is written in English.
rules-found = Found
rules-found-count = { $count ->
    [0] Nothing for “{ $query }”.
    [one] One rule for “{ $query }”.
   *[other] { $count } rules for “{ $query }”.
}
rules-none = No such rule.
rules-none-text = Try another word, or a piece of a rule’s id.
rules-no-such = There is no such rule.
rules-from-start = To the first chapter
rules-leaf = Chapters around this one
rules-every-checked = Every rule has its check
rules-checked = Checked rules
rules-checked-count = { $checked } of { $all }
rules-how-checked = How it is checked
peek-title = A rule
peek-back = Back to { $rule }
peek-open = Open the rule book
rules-ruling = Our ruling
rules-rulebook = Rulebook
rules-copy = Copy a link to { $rule }
rules-see-also = See also
copied = Copied.
share = Share

## cards

cards-title = Cards
cards-search = Name, power, ability
cards-kinds = Kind of card
cards-kind-character = Characters
cards-kind-team = Teams
cards-kind-mission = Missions
cards-kind-battlefield = Battlefields
cards-filter = Filter
cards-all = Show all
cards-count = { $count } of { $all }
cards-empty = This game has no cards.
cards-none = No card fits.
cards-none-text = Take a filter away or try another word.
card-leaf = Leaf through the cards
card-build = Build a team around it
card-kind-character = Character
card-kind-team = Team
card-kind-mission = Mission
card-kind-battlefield = Battlefield
card-group-attack = Attacks
card-group-power = Powers
card-group-ability = Abilities
card-group-scoring = Scoring
card-group-character = Members
card-sides = Sides of the card
card-group-effect = Effect
card-group-rule = What it says
card-group-other = More

## builder

build-title = Build a team
build-pool = Characters
build-card = The card
build-team = Team
build-do = What to do with it
build-name = Name of the team
build-unnamed = Unnamed team
build-of = of { $most } { $name }
build-between = { $name }: { $value }, { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}
build-legal = Is it legal?
build-start = Take somebody. The rules look on.
build-cannot-add = { $count ->
    [one] One more would break a rule; its card says which.
   *[other] { $count } more would break a rule; their cards say which.
}
build-chosen = In the team
build-added = { $name } is in.
build-removed = { $name } is out.
build-remove = Take { $name } out
build-play = Play a bot
build-table = Make a table
build-save = Save
build-saved = Saved. The link shows it to anybody.
build-yours = Your teams
build-forget = Delete { $name }
yes = Yes
no = No
not-yet = Not yet

## account

account-title = You
account-name = Your name
account-name-field = What others read
account-name-text = 1 to 24 characters. You can play without changing it.
account-rename = Change
account-renamed = Others now read that name.
account-everywhere = Keep your games everywhere
account-sign-up = Make an account
account-sign-in = Sign in
account-sign-out = Sign out
account-up-text = Your seats, games and teams on this device go into the account.
account-in-text = Your seats, games and teams come to this device.
account-account = Account
account-account-text = 3 to 24 letters, digits, - and _.
account-password = Password
account-password-text = At least 10 characters. There is no mail address, so nobody can send you a new one: keep it well.
account-made = The account is made.
account-in = You are signed in.
account-out = You are signed out.
account-signed-in = Signed in as { $account }
account-keeps = The account keeps your name, your seats at tables, your finished games and your teams. Nothing else.
account-device = This device
account-theme = Light or dark
account-volume = Sound
account-pace = Dice and figures
account-privacy = One cookie says who you are here. Language, theme, sound and keys stay on this device. There are no trackers, no ads, and no requests to anyone else.
language-en = English
language-fr = Français
language-de = Deutsch
theme-system = As the system
theme-light = Light
theme-dark = Dark
pace-slow = Slow
pace-usual = Usual
pace-fast = Fast
pace-none = No motion

## about

about-title = About Crossover
about-lead = Superhero tabletop games, played to the letter on one engine. It knows every rule, rolls every die in the open, and always says why.
about-rules = Every rule
about-rules-text = The rulebooks are kept as a ledger. Each rule has an id, a source and a check, and whatever the engine does or refuses names its rule.
about-odds = The number before the roll
about-odds-text = Odds are exact, not sampled: damage, KO, each boost and reroll compared before you commit.
about-fair = Fair dice, provably
about-fair-text = The seed is sealed before you sit down, your device adds its own part, and after the game your browser can check every roll.
about-undo = Take it back
about-undo-text = Free until dice fall; after that the others decide. Against bots you may go back as far as you like.
about-access = For everybody
about-access-text = By mouse, touch or keys alone; as a board or as text for a screen reader. Colour is never the only sign.
about-private = Yours
about-private-text = No account needed, no trackers, no requests to anyone else. Leave, and come back days later.
about-ours = Our own hand
about-ours-text = Every drawing is our own, made from data by one recipe, and every sentence is ours too. The games’ rules are facts told in our words; heroes’ names belong to those who invented them.
about-api = For programs there is an open API:

## not found

not-found = Nothing here.
not-found-text = The address leads nowhere. The table may have been put away, or the link is cut short.
not-found-home = To the games

## lists of cards, read and written

build-exchange = Import and export
build-paste = Paste a decklist
build-paste-hint = Text or JSON, one card a line: 2x Genius
build-read = Read it
build-file = From a file
build-copy-text = Copy as text
build-download = Download JSON
cards-kind-card = Cards
card-kind-card = Card
