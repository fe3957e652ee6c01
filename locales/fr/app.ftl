# Les mots du programme autour des jeux. Les sections suivent l'ordre alphabétique.

## lists: the last two parts of one

app-list-and = { $first } et { $last }
app-list-or = { $first } ou { $last }
app-list-semicolon = { $first } ; { $last }

## terminal: menus, prompts and errors of `crossover`
