# Ce que tous les jeux disent avec les mêmes mots.

## any game

host-inches = { $inches }″
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.
