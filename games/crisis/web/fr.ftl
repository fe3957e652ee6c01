# What the pages of Crisis Protocol say themselves. What the game says comes from the server.

## At the table

crisis-figure = { $letter } { $name }, { $health ->
    [injured] éclopé
   *[other] sain
}, { $left } d’endurance sur { $full }, { $power } de pouvoir
crisis-piece = { $name }, taille { $size }
crisis-ko = K.O.
crisis-dazed = sonné
crisis-healthy = sain
crisis-injured = éclopé
crisis-injured-mark = Éclopé
crisis-leader = Leader
crisis-leader-mark = Leader
crisis-in-use = utilisée
crisis-holds = détient { $names }
crisis-held-by = détenu par { $name }
crisis-controlled-by = contrôlé par { $side }
crisis-secured-by = { $side } le sécuriserait
crisis-contested = contesté par les deux camps
crisis-action-of = Action { $now } sur { $total }
crisis-round = Round { $round }
crisis-round-of = Round { $round } sur { $rounds }
crisis-priority = { $side } a la priorité
crisis-you-priority = Vous avez la priorité
crisis-scores-now = Marquerait maintenant
crisis-threat-of = menace { $threat }
crisis-kind-secure = Sécurisation
crisis-kind-extraction = Extraction
crisis-mission = Mission
crisis-mission-none = Les deux crises sont tirées dès que la priorité est décidée.
crisis-roster = Roster
crisis-squad = Votre escouade
crisis-squad-ready = escouade choisie, encore secrète
crisis-squad-secret = choisit en secret
crisis-of-threat = de menace sur { $most }
crisis-tactics = Tactiques d’équipe
crisis-play-card = Jouer cette carte
crisis-stamina = Endurance
crisis-stamina-left = { $left } d’endurance sur { $full }
crisis-power = Pouvoir
crisis-power-of = { $power } de pouvoir
crisis-size = Taille
crisis-range = Portée
crisis-reach-range = Portée
crisis-reach-beam = Rayon
crisis-reach-area = Zone
crisis-strength = Force
crisis-cost = Coût en pouvoir
crisis-cover = À couvert
crisis-met = obtenu
crisis-step = Étape { $step } sur { $steps }
crisis-roll-attack = Attaque
crisis-roll-defence = Défense
crisis-roll-dodge = Esquive
crisis-dice-to-roll = { $count ->
    [one] un dé
   *[other] { $count } dés
} à lancer
crisis-successes = { $count ->
    [one] un succès
   *[other] { $count } succès
}
crisis-damage = { $damage } dégâts
crisis-dodges = { $name } esquive
crisis-left-to-activate = Encore à activer ce round
crisis-ready = prêts
crisis-their-turn = à son tour

## On the pages around it

crisis-card-group-power = Superpouvoirs
card-kind-tactic = Tactique d’équipe
card-kind-crisis = Crise
card-kind-affiliation = Affiliation
card-kind-gem = Gemme de l’Infini
cards-kind-tactic = Tactiques d’équipe
cards-kind-crisis = Crises
cards-kind-affiliation = Affiliations
cards-kind-gem = Gemmes de l’Infini
crisis-new-build-team = Composer votre propre roster
crisis-build-name = Nom du roster
crisis-build-unnamed = Roster sans nom
