# Was in jedem Spiel gleich gesagt wird.

## any game

host-inches = { $inches }″
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.
