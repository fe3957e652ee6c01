# Words of the program around the games. Sections are in the order of the alphabet.

## lists: the last two parts of one

app-list-and = { $first } and { $last }
app-list-or = { $first } or { $last }
app-list-semicolon = { $first }; { $last }

## terminal: menus, prompts and errors of `crossover`
