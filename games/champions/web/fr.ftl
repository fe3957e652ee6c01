# What the pages of Marvel Champions say themselves. What the game says comes from the server.

## At the table

champions-round = Round { $round }
champions-round-panel = Le round
champions-then-villain = Puis la phase du méchant
champions-schemes = Manigances
champions-environment = Ailleurs en jeu
champions-stage = Stade { $stage }
champions-stages-left = encore { $count } { $count ->
    [one] stade
   *[other] stades
}
champions-sign-acceleration = accélération
champions-sign-boost = boost
champions-sign-crisis = crise
champions-sign-hazard = aléa
champions-sign-star = étoile
champions-boosts = { $count } face cachée
champions-of = sur { $most }
champions-life = { $left } points de vie sur { $full }
champions-threat = menace { $threat }
champions-threat-of = menace { $threat } sur { $target }
champions-threat-soon = { $threat } de plus à la prochaine phase du méchant
champions-soon = +{ $threat } à venir
champions-tokens = { $count } { $count ->
    [one] pion
   *[other] pions
}
champions-locked = La menace reste
champions-value-dash = { $name } aucune
champions-value-changed = { $name } { $value }, imprimé { $printed }
champions-exhausted = incliné
champions-counters = { $count } { $count ->
    [one] jeton
   *[other] jetons
} { $name }
champions-under = cartes dessous : { $count }
champions-on = sur { $name }
champions-damage-word = dégâts
champions-threat-word = menace
champions-thwart-word = contre
champions-attack-word = attaque
champions-scheme-word = manigance
champions-boost-word = boost
champions-defence-word = défense
champions-sum = Valeur { $value }, boost { $boost }, défense { $defence } : de { $least } à { $most }
champions-cost = Coût
champions-costs = coûte { $cost }
champions-boost-icons = icônes de boost : { $count }
champions-encounter-deck = Deck Rencontre
champions-encounter-discard = Défausse Rencontre
champions-deck-word = Deck
champions-deck = Deck { $count }
champions-discard = Défausse { $count }
champions-cards-of = { $name }, { $hero }
champions-looked-at = Regardées
champions-discard-pile = Défausse
champions-encounter-cards = Cartes Rencontre
champions-removed = Hors jeu
champions-player = { $letter } { $name } dans le rôle de { $hero }
champions-first = Premier
champions-turn = Tour
champions-dealt = cartes rencontre face cachée : { $count }
champions-hand = cartes en main : { $count }
champions-hand-cards = En main
champions-choose-player = Choisir { $name }
champions-eliminated = éliminé
champions-engaged = Sbires engagés
champions-area = En jeu
champions-revealed = Révélée
champions-played = Jouée : { $name }
champions-your-hand = Votre main
champions-your-hand-shown = Votre main, montrée aux autres
champions-show-hand = Montrer ma main
champions-hide-hand = Cacher ma main
champions-hand-shown = montrées aux autres
champions-your-discard = Votre défausse
champions-pick-to-pay = Choisissez de quoi payer
champions-draws-to = Taille de main { $count }
champions-hand-empty = Aucune carte en main.
champions-pays = sert à payer
champions-can = peut être choisie
champions-window-before = Avant que cela n’arrive
champions-window-after = Après cela
champions-peril = { $name } doit s’en occuper sans conseil.
champions-lasting = Pour l’instant

## On the pages around it

build-shelf-identity = Héros
build-shelf-aggression = Agressivité
build-shelf-justice = Justice
build-shelf-leadership = Commandement
build-shelf-protection = Protection
build-shelf-basic = Basique
cards-kind-deck = Decks
cards-kind-scenario = Scénarios
cards-kind-set = Sets
card-kind-deck = Deck
card-kind-scenario = Scénario
card-kind-set = Set
champions-new-build-team = Composer votre propre deck
champions-build-name = Nom du deck
champions-build-unnamed = Deck sans nom
champions-build-play = Le jouer
