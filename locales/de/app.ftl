# Worte des Programms rund um die Spiele. Die Abschnitte stehen in der Reihenfolge des Alphabets.

## lists: the last two parts of one

app-list-and = { $first } und { $last }
app-list-or = { $first } oder { $last }
app-list-semicolon = { $first }; { $last }

## terminal: menus, prompts and errors of `crossover`
