# What every game says in the same words.

## any game

host-inches = { $inches }″
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.
