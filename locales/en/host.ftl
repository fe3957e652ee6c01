# What every game says in the same words.

## any game

host-inches = { $inches }″
host-joined = { $first }: { $then }
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.

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
