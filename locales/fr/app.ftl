# Les mots du programme autour des jeux. Les sections suivent l'ordre alphabétique.

## directions, seen from above with north on top

app-direction-east = { $case ->
    [vers] vers l'est
   *[plain] est
}
app-direction-north = { $case ->
    [vers] vers le nord
   *[plain] nord
}
app-direction-north-east = { $case ->
    [vers] vers le nord-est
   *[plain] nord-est
}
app-direction-north-west = { $case ->
    [vers] vers le nord-ouest
   *[plain] nord-ouest
}
app-direction-south = { $case ->
    [vers] vers le sud
   *[plain] sud
}
app-direction-south-east = { $case ->
    [vers] vers le sud-est
   *[plain] sud-est
}
app-direction-south-west = { $case ->
    [vers] vers le sud-ouest
   *[plain] sud-ouest
}
app-direction-west = { $case ->
    [vers] vers l'ouest
   *[plain] ouest
}

## lists: the last two parts of one

app-list-and = { $first } et { $last }
app-list-or = { $first } ou { $last }
app-list-semicolon = { $first } ; { $last }

## names that tell things apart

app-name-numbered = { $name } { $number }
app-name-of-team = { $name } ({ $team })
app-name-quoted = « { $name } »
app-unknown = quelque chose qui n'est pas sur la table

## places in inches from the south-west corner

app-place = ({ $x } ; { $y })
app-place-up = ({ $x } ; { $y }), à { $z } { $z ->
    [one] pouce
   *[other] pouces
} de haut
app-where = { $case ->
    [de] de
   *[plain] à
} { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} { $direction }
    .direction = vers
app-where-here = sur place

## refusals: why an answer is not allowed

app-refusal-at-least = { $why } Mesuré : { $value } { $value ->
    [one] pouce
   *[other] pouces
}, il en faut au moins { $limit }.
app-refusal-at-most = { $why } Mesuré : { $value } { $value ->
    [one] pouce
   *[other] pouces
}, { $limit } au plus.
app-refusal-other = La règle { $rule } ne le permet pas.

## terminal: menus, prompts and errors of `crossover`

terminal-autosave-off = Cette partie n'est pas conservée pendant que vous jouez : { $why }
terminal-menu-direction = { CAPITAL($direction) }
terminal-menu-here = Rester sur place
terminal-menu-more = { $count } de plus : tapez all pour les voir, ou un lieu à vous, comme move 12,5 8
terminal-menu-more-deploy = { $count } de plus : tapez all pour les voir, ou un lieu à vous, comme deploy NOM 12,5 4
terminal-menu-more-listed = { $count } de plus : tapez all pour les voir
terminal-misread-name = Il manque un nom ou un fichier, comme card ironbrow ou save partie.json.
terminal-misread-near = « { $word } » n'existe pas. Vouliez-vous dire { $near } ?
terminal-misread-number = Il manque un nombre, comme rule 12 ou aim 90.
terminal-misread-place = Un lieu, ce sont deux nombres en pouces, comme move 12,5 8, avec un troisième pour la hauteur.
terminal-misread-unknown = « { $word } » n'existe pas. Tapez le numéro d'un choix, ou help.
terminal-odds-any-damage = des dégâts
terminal-odds-critical = critique
terminal-odds-damage = dégâts { $amount }
terminal-odds-falls = cible Sonnée ou K.O.
terminal-odds-hit = touché
terminal-odds-ko = KO
terminal-odds-mean = dégâts moyens { $mean }
terminal-odds-mean-of = { $unit }, moyenne : { $mean }
terminal-odds-removed = retiré
terminal-odds-title = Probabilités exactes d'une attaque
terminal-play-allowed = Les règles le permettent.
terminal-play-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom
terminal-play-hand-over = { $player } doit répondre, et tout n'est pas visible de tous. Quand ce joueur est seul devant l'écran, appuyez sur Entrée.
terminal-play-help =
    Un numéro prend ce choix. Entrée repose la question, all montre tous les choix.
    move X Y            y aller, en pouces ; étapes séparées par { ";" } : { "move 12 8; climb 12 10 4" }
    deploy NOM X Y      placer une figurine
    at X Y, aim DEGRÉS  un lieu ou une direction pour ce qui est demandé
    odds                les probabilités exactes des attaques possibles
    hint, hint N        les meilleures réponses, chacune avec sa chance de gagner
    why N, why move X Y la règle qui l'interdit, avec la mesure
    map, map zoom X Y   la table, ou un détail
    log N, rule N       les dernières lignes du journal, la règle derrière une ligne
    card NOM            la carte d'un personnage
    undo N              reprendre vos dernières réponses
    save FICHIER, load FICHIER, report FICHIER
                        garder la partie, en ouvrir une autre, écrire cette position en scénario
    quit                partir ; la partie est conservée
terminal-play-help-laid =
    Un numéro prend ce choix. Entrée repose la question, all montre tous les choix.
    odds                les probabilités de ce qui peut être répondu, quand le hasard décide
    hint, hint N        les meilleures réponses, chacune avec sa chance de gagner
    why N               la règle qui l'interdit
    map                 la table
    log N, rule N       les dernières lignes du journal, la règle derrière une ligne
    card NOM            une carte, avec tout ce qu'elle porte
    undo N              reprendre vos dernières réponses
    save FICHIER, load FICHIER, report FICHIER
                        garder la partie, en ouvrir une autre, écrire cette position en scénario
    quit                partir ; la partie est conservée
terminal-play-help-hands =
    show, hide          laisser les autres voir votre main, ou la cacher à nouveau
terminal-play-hand-hidden = La main de { $player } est de nouveau cachée.
terminal-play-hand-shown = Les autres joueurs voient maintenant la main de { $player }.
terminal-play-hint = { $answer } : gagne { $win }, à { $error } près
terminal-play-kept = La partie est conservée dans { $file }
terminal-play-no-choice = Il n'y a pas de choix { $number } : ils vont de 1 à { $most }.
terminal-play-no-figure = Rien ne porte ce nom. Les noms sont dans la liste que montre map.
terminal-play-no-hand = Personne n'a de main dans ce jeu.
terminal-play-no-hint = Cette question n'a pas de conseil.
terminal-play-no-line = Le journal n'a pas cette ligne.
terminal-play-no-odds = Les probabilités s'affichent quand le hasard décide, comme avant une attaque.
terminal-play-no-report = Il n'y a pas de position à écrire maintenant.
terminal-play-no-rule = Il n'y a pas de règle { $id }.
terminal-play-not-asked = Ce n'est pas ce qui est demandé maintenant.
terminal-play-quit = Tapez un fichier où enregistrer la partie, ou Entrée pour la laisser dans { $file }
terminal-play-quit-unkept = Tapez un fichier où enregistrer la partie, ou Entrée pour partir sans l'enregistrer
terminal-play-undone = { $count ->
    [0] Il n'y a rien à reprendre.
    [one] Votre dernière réponse est reprise.
   *[other] Vos { $count } dernières réponses sont reprises.
}
terminal-program-fault = Votre programme : { $fault }. Un de nos bots répond à sa place.
terminal-play-welcome = Tapez le numéro d'un choix, ou help pour tout ce qui peut être tapé.
terminal-play-written = Écrit dans { $file }
terminal-prompts-after = posées
terminal-prompts-before = survenues
terminal-prompts-code = question
terminal-prompts-joined = enchaînées
terminal-prompts-line = Questions par tour ou manche : { $before }, avec les réponses de la table { $after }. Posées pour rien : { $pointless }.
terminal-prompts-only = seule
terminal-prompts-pointless = pour rien
terminal-prompts-spent = rien de plus
terminal-replay-not-valid = non valable : { $reason }
terminal-replay-prompt = Entrée, map ou quit :
terminal-replay-saved-by = La partie a été enregistrée par crossover { $version } ; elle a été vérifiée selon les règles de { $this }.
terminal-replay-valid = valable : { $entries } entrées selon les règles, et chaque dé issu de la graine
terminal-report-affiliations = Affiliations, et combien de parties elles ont gagnées
terminal-report-battlefields = Champs de bataille, et combien de parties le camp A a gagnées
terminal-report-bot-of-all = Chaque joueur était joué par { $a }.
terminal-report-bots = Le camp A était joué par { $a }, le camp B par { $b }.
terminal-report-bots-of-players = Le premier joueur était joué par { $a }, les autres par { $b }.
terminal-report-character = Personnage
terminal-report-characters = Personnages, par partie
terminal-report-damage = Dégâts
terminal-report-digest = Graine { $seed } ; l'empreinte de toutes les parties est la même sur toute machine :
terminal-report-draw = nulles
terminal-report-first = Combien de parties le premier à avoir la priorité a gagnées
terminal-report-heroes = Héros, et combien de parties ils ont gagnées
terminal-report-ko = A été KO
terminal-report-kos = Mises KO
terminal-report-lost = perdues
terminal-report-matchups = Héros, méchants et modes, et combien de parties ont été gagnées
terminal-report-matrix = Part des parties gagnées par chaque héros contre chaque méchant, et sur combien
terminal-report-missions = Missions, et combien de parties le camp A a gagnées
terminal-report-outcomes = Qui a gagné
terminal-report-party = joueurs
terminal-report-players = Joueurs à la table, et combien de parties ils ont gagnées
terminal-report-share = { $share } (de { $low } à { $high })
terminal-report-side = Camp
terminal-report-side-a = camp A
terminal-report-side-b = camp B
terminal-report-taken = Subis
terminal-report-title = { $games } parties de { $game }
terminal-report-turns = Tours
terminal-report-villains = Méchants et modes, et combien de parties les joueurs ont gagnées
terminal-report-wins = Gagnées
terminal-report-won = gagnées
terminal-rules-all = en tout
terminal-rules-best = les { $shown } meilleures sur { $found } ; --all montre les autres
terminal-rules-check = vérification
terminal-rules-none = Aucune règle ne parle de « { $words } ».
terminal-rules-notes = notes
terminal-rules-source = source
