# Ce que dit une table dans le navigateur, outre les mots du jeu. Les sections suivent l'ordre alphabétique anglais.

## any game

host-inches = { $inches }″
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.

## champions: bots

host-champions-bot-greedy = Vorace
host-champions-bot-greedy-blurb = Essaie chaque option de son tour jusqu'à la fin du round et prend la meilleure. Un partenaire qui aide.
host-champions-bot-random = Au hasard
host-champions-bot-random-blurb = Fait n'importe quoi de permis. Bien pour un premier coup d'œil.

## champions: bursts on the board

host-champions-burst-defeated = Vaincu

## champions: cards

host-champions-card-kind = { CAPITAL($kind) }
host-champions-card-line = { $kind } · { $traits }
host-champions-class-basic = De base
host-champions-deck-line = { $cards } cartes, avec { $allies }
host-champions-per-player = { $number } par joueur
host-champions-scenario-line = { $stages } { $stages ->
    [one] étape
   *[other] étapes
} de manigance · { $modular }
host-champions-set-line = { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
host-champions-side-stage = { $name } { $stage }
host-champions-value-acceleration = Menace par round
host-champions-value-boost = Icônes de boost
host-champions-value-class = Classe
host-champions-value-copies = Exemplaires
host-champions-value-cost = Coût
host-champions-value-resource = Ressources
host-champions-value-stage = Étape
host-champions-value-starting-threat = Menace initiale
host-champions-value-target-threat = Menace cible

## champions: log and standing

host-champions-chapter-setup = Mise en place
host-champions-chapter-round = Round { $round }
host-champions-chapter-turn = { $player }
host-champions-ending-completed = { $scenario } l'emporte au round { $round } : la manigance est accomplie
host-champions-ending-defeated = { $scenario } l'emporte au round { $round } : tous les héros sont vaincus
host-champions-ending-lost = { $scenario } l'emporte au round { $round }
host-champions-ending-won = { $scenario } est vaincu au round { $round }
host-champions-standing = { $scenario }, round { $round }, { $left } points de vie restants

## champions: odds and previews

host-champions-odds-damage = dégâts
host-champions-odds-defeated = vaincu
host-champions-odds-hurt = subit des dégâts
host-champions-odds-unseen = { $cards } cartes Rencontre non vues ; l'effet des étoiles n'est pas compté
host-champions-preview-damage = { $card } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} : reste { $then }
host-champions-preview-gone = { $card } quitte le jeu
host-champions-preview-heal = { $card } soigne { $amount } : reste { $then }
host-champions-preview-status = { $card } devient { $status }
host-champions-preview-status-lost = { $card } perd { $status }
host-champions-preview-threat = { $amount } de menace sur { $card } : { $then } ensuite
host-champions-preview-thwart = { $amount } de menace en moins sur { $card } : reste { $then }
host-champions-threshold-defeated = { $amount } ou plus : { $card } est vaincu

## champions: pasted decks

host-champions-paste-json = Ce n'est pas une liste de deck en JSON.
host-champions-paste-no-hero = Ceci ne nomme aucun héros présent ici{ $known ->
    [some] {""}. Vouliez-vous dire { $nearest } ?
   *[none] {""}.
}
host-champions-paste-unknown = { $line ->
    [0] {""}
   *[other] Ligne { $line } :{" "}
}{ $copies } × « { $card } » n'est pas une carte présente ici{ $known ->
    [some] {""}. Vouliez-vous dire { $nearest } ?
   *[none] {""}.
}

## champions: questions and payments

host-champions-because-discard = Vous tenez { $cards } cartes, votre taille de main est de { $size } : { $over ->
    [0] défaussez-en autant que vous voulez
   *[other] défaussez-en au moins { $over }
}. Puis vous piochez jusqu'à { $size }.
host-champions-claim = { $player } joue son tour. Voulez-vous utiliser une action ?
host-champions-claim-act = J'agis
host-champions-plan = { $sources }{ $surplus ->
    [0] {""}
    [one] {" "}({ $surplus } perdue)
   *[other] {" "}({ $surplus } perdues)
}
host-champions-plan-done = C'est payé

## champions: the lobby

host-champions-blurb = De un à quatre héros contre un méchant que personne ne joue : déjouez la manigance, battez le méchant, restez debout.
host-champions-hands-closed = Cachées
host-champions-hands-closed-blurb = Chacun ne voit que sa main.
host-champions-hands-open = Ouvertes
host-champions-hands-open-blurb = Tous les joueurs voient toutes les mains ; les spectateurs aucune.
host-champions-mode-expert-blurb = Des étapes plus avancées du méchant, et le set Expert en plus.
host-champions-mode-standard-blurb = Le scénario tel quel.
host-champions-modular-random = Au hasard
host-champions-modular-random-blurb = Un set que personne ne connaît à l'avance.
host-champions-modular-recommended = Recommandé
host-champions-modular-recommended-blurb = Le set modulaire qui va avec le scénario.
host-champions-name = Marvel Champions
host-champions-option-hands = Mains
host-champions-option-mode = Mode
host-champions-option-modular = Set modulaire
host-champions-option-scenario = Scénario
host-champions-option-team = Héros et deck
host-champions-total-cards = Cartes

## champions: the table

host-champions-deed-boost = Carte de boost
host-champions-deed-damage = Dégâts
host-champions-deed-defend = Défenseur
host-champions-deed-kind-attack = Attaque
host-champions-deed-kind-enemy-attack = Attaque ennemie
host-champions-deed-kind-enemy-scheme = Manigance ennemie
host-champions-deed-kind-thwart = Contrer
host-champions-deed-threat = Menace
host-champions-deed-turn-up = Révéler le boost
host-champions-phase-players = Phase des Joueurs
host-champions-phase-villain = Phase du Méchant
host-champions-step-activate = Les ennemis s'activent
host-champions-step-deal = Distribuer les cartes Rencontre
host-champions-step-end = Passer premier joueur
host-champions-step-reveal = Les révéler
host-champions-step-threat = Placer la menace

## crisis: bots

host-crisis-bot-greedy = Vorace
host-crisis-bot-greedy-blurb = Pèse les mouvements, attaques et objectifs de son activation et prend le meilleur. Un adversaire honnête.
host-crisis-bot-random = Hasard
host-crisis-bot-random-blurb = Fait tout ce qui est permis. Bien pour un premier coup d’œil.

## crisis: bursts on the board

host-crisis-burst-dazed = Sonné
host-crisis-burst-destroyed = Fracas
host-crisis-burst-ko = K.O.

## crisis: cards

host-crisis-affiliation-line = { $members } { $members ->
    [one] membre
   *[other] membres
} parmi les cartes d’ici
host-crisis-battlefield-blurb = { $pieces } { $pieces ->
    [one] élément de terrain
   *[other] éléments de terrain
}
host-crisis-character-line = Menace { $threat } · endurance { $stamina } · taille { $size }
host-crisis-crisis-line = Menace { $threat } · { $scoring }
host-crisis-gem-line = Menace +{ $threat }
host-crisis-side-of-form = { $form }, { $side }
host-crisis-value-area = Zone
host-crisis-value-beam = Rayon
host-crisis-value-cost = Pouvoir
host-crisis-value-kind = Genre
host-crisis-value-nature = Type
host-crisis-value-pieces = Terrain
host-crisis-value-range = Portée
host-crisis-value-size = Taille
host-crisis-value-speed = Vitesse
host-crisis-value-stamina = Endurance
host-crisis-value-strength = Force
host-crisis-value-threat = Menace

## crisis: checks before a roll

host-crisis-check-area = À { $gap }″, dans la zone { $number } ({ $range }″)
host-crisis-check-beam = À { $gap }″, rayon { $number } ({ $range }″)
host-crisis-check-beam-allies = Alliés sur le chemin : { $things }
host-crisis-check-beam-enemies = Attaque { $things }
host-crisis-check-cover = À couvert : un dé devient un blocage
host-crisis-check-dice = { $attack } dés contre { $defence } ({ $nature })
host-crisis-check-hits = Touche { $things }
host-crisis-check-hits-nothing = Ne touche rien
host-crisis-check-no-cover = Pas à couvert
host-crisis-check-no-sight = Hors de vue
host-crisis-check-range = À { $gap }″, portée { $number } ({ $range }″)
host-crisis-check-sight = En vue
host-crisis-check-stopped-by = Arrêté par { $things }
host-crisis-check-trigger = { $icons } : { $rule }

## crisis: endings

host-crisis-chapter-round = Round { $round }
host-crisis-ending-drawn = Égalité, { $a } à { $b }
host-crisis-ending-won = Victoire pour { $team }, { $a } à { $b }
host-crisis-standing = Round { $round }, { $a } à { $b }
host-crisis-step-choose = Choisir une attaque

## crisis: measures

host-crisis-measure-covered = De { $from } à { $to } : { $inches }″, { $range ->
    [0] au-delà de la portée 5
   *[other] à portée { $range }
}, en vue, à couvert
host-crisis-measure-seen = De { $from } à { $to } : { $inches }″, { $range ->
    [0] au-delà de la portée 5
   *[other] à portée { $range }
}, en vue
host-crisis-measure-unseen = De { $from } à { $to } : { $inches }″, { $range ->
    [0] au-delà de la portée 5
   *[other] à portée { $range }
}, hors de vue

## crisis: odds

host-crisis-attack-at = { $attack } sur { $target }
host-crisis-odds-damage = dégâts
host-crisis-odds-dazed = sonné
host-crisis-odds-hurt = blessé
host-crisis-odds-ko = K.O.
host-crisis-price = { $power } de Pouvoir
host-crisis-threshold-dazed = { $amount } ou plus : { $figure } est sonné
host-crisis-threshold-ko = { $amount } ou plus : { $figure } est K.O.
host-crisis-variant-attacker = En payant ce qui aide l’attaque
host-crisis-variant-both = Si les deux camps paient ce qui les aide
host-crisis-variant-defender = Si le défenseur paie ce qui l’aide
host-crisis-variant-plain = Sans dépenser plus de Pouvoir

## crisis: the lobby

host-crisis-blurb = Deux escouades, deux crises, six rounds : tenir le terrain, porter ce qui compte, se lancer des voitures.
host-crisis-drawn = Au tirage
host-crisis-drawn-blurb = Depuis les rosters, comme dans le livre.
host-crisis-name = Crisis Protocol
host-crisis-option-battlefield = Champ de bataille
host-crisis-option-extraction = Crise Extraction
host-crisis-option-secure = Crise Sécurisation
host-crisis-option-team = Roster
host-crisis-roster-of = { $name } et compagnie
host-crisis-roster-twin = { $roster } ({ $letter })
host-crisis-roster-wrong = Le roster « { $roster } » ne peut pas être joué : { $problems }.
host-crisis-total-characters = Personnages
host-crisis-total-extraction = Crises Extraction
host-crisis-total-secure = Crises Sécurisation
host-crisis-total-tactics = Tactiques d’Équipe

## gotham: bots

host-gotham-bot-greedy = Gourmand
host-gotham-bot-greedy-blurb = Essaie chaque action jusqu'à la fin de son tour et prend la meilleure. Un adversaire honnête des deux côtés.
host-gotham-bot-random = Hasard
host-gotham-bot-random-blurb = Fait tout ce qui est permis. Bien pour un premier tour de piste.

## gotham: bursts on the board

host-gotham-burst-explosion = Boum
host-gotham-burst-neutralised = À terre
host-gotham-burst-parried = Paré

## gotham: cards

host-gotham-hero-line = { $energy } cubes, retour : { $active } actif, { $rest } au repos
host-gotham-kind-card = Matériel
host-gotham-kind-gadget = Bat-gadget
host-gotham-kind-hero = Héros
host-gotham-kind-mission = Mission
host-gotham-kind-skill = Compétence
host-gotham-kind-tile = Tuile
host-gotham-mission-line = { $board } : { $heroes } héros, { $turns } tours
host-gotham-tile-line = { $level } ({ $camp }), { $figures } { $figures ->
    [one] figurine
   *[other] figurines
}
host-gotham-value-active = Retour actif
host-gotham-value-belt = Bat-ceinture
host-gotham-value-cubes = Cubes du vilain
host-gotham-value-defence = Défense automatique
host-gotham-value-energy = Énergie
host-gotham-value-figures = Figurines
host-gotham-value-heroes = Héros
host-gotham-value-life = Vie
host-gotham-value-load = Encombrement
host-gotham-value-movement = Premier mouvement
host-gotham-value-rest = Retour au repos
host-gotham-value-size = Envergure
host-gotham-value-threat = Menace
host-gotham-value-turns = Tours

## gotham: checks before an answer

host-gotham-check-danger = { $dice } { $dice ->
    [one] dé
   *[other] dés
} de danger dans « { $zone } »
host-gotham-check-hindrance = Gêne de { $figure } : { $count }
host-gotham-check-smoke = Fumée devant { $figure } : { $count }
host-gotham-detail-automatic = Automatique
host-gotham-detail-cubes = { $count } { $count ->
    [one] cube
   *[other] cubes
}
host-gotham-detail-difficulty = Difficulté { $difficulty }
host-gotham-detail-move = { $points } { $points ->
    [one] point
   *[other] points
}{ $cubes ->
    [0] {""}
   *[other] , cubes : { $cubes }
}
host-gotham-detail-points = { $points } { $points ->
    [one] point
   *[other] points
}
host-gotham-part-climb = Escalade : { $points }
host-gotham-part-difficult = Terrain difficile : { $points }
host-gotham-part-flight = Vol : { $points }
host-gotham-part-hindrance = Ennemis en travers : { $points }
host-gotham-part-horror = Horreur : { $points }
host-gotham-part-jump = Saut : { $points }
host-gotham-part-mission = Selon la mission : { $points }
host-gotham-part-move = Le déplacement : { $points }
host-gotham-part-wall = À travers la paroi : { $points }

## gotham: conditions of a figure

host-gotham-condition-dazed = Sonné
host-gotham-condition-dazed-text = Sans compétences tant que le pion tour ne bouge pas.
host-gotham-condition-friend = Ami imaginaire
host-gotham-condition-friend-text = Un ami imaginaire l'accompagne.
host-gotham-condition-lying = Au sol
host-gotham-condition-lying-text = Doit d'abord se relever, sans points de premier mouvement.
host-gotham-condition-shackled = Entravé
host-gotham-condition-shackled-text = { $count } succès de moins à chaque résultat.

## gotham: log and standing

host-gotham-chapter-camp = { CAPITAL($camp) }
host-gotham-chapter-turn = Tour { $turn }
host-gotham-ending-heroes = Les héros gagnent « { $mission } » au tour { $turn }
host-gotham-ending-villain = Le vilain gagne « { $mission } » au tour { $turn }
host-gotham-standing = { $mission }, tour { $turn } sur { $last }

## gotham: odds and previews

host-gotham-because-attack = { $successes ->
    [0] { $attacker } attaque { $target }
   *[other] { $attacker } attaque { $target }, succès : { $successes }
}
host-gotham-because-lead = Vous avez la main : agissez, cédez-la ou passez.
host-gotham-field-available = énergie disponible
host-gotham-field-fatigue = fatigue
host-gotham-field-wounds = blessures
host-gotham-odds-assumes = Qui lance les dés prend les relances gratuites des dés inutiles et ne dépense plus de cubes.
host-gotham-odds-assumes-defence = Le défenseur n'a pas encore choisi : les deux extrêmes sont comptés, aucun cube et les { $count } qu'il peut dépenser. Qui lance les dés prend les relances gratuites des dés inutiles et ne dépense plus de cubes.
host-gotham-odds-done = réussi
host-gotham-odds-if-defended = si { $count } { $count ->
    [one] cube défend
   *[other] cubes défendent
}
host-gotham-odds-neutralised = neutralisé
host-gotham-odds-shackled = entravé
host-gotham-odds-successes = succès
host-gotham-odds-tokens = pions d'entrave
host-gotham-odds-wounded = blessé
host-gotham-odds-wounds = blessures
host-gotham-preview-cubes = { $who } : { $field } { $now } → { $then }
host-gotham-stands-attack = En l'état des dés : { $successes } succès de { $attacker } contre { $target }.
host-gotham-stands-deed = En l'état des dés : { $successes } sur { $difficulty } requis.
host-gotham-stands-defence = En l'état des dés : { $defence } contre { $attack } ; { $wounds ->
    [0] rien ne passe
    [one] 1 blessure passe
   *[other] { $wounds } blessures passent
}.
host-gotham-stands-hazard = En l'état des dés : { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
}. Ici, les succès blessent.
host-gotham-threshold-done = { $amount } ou plus : c'est fait
host-gotham-threshold-neutralised = { $amount } ou plus : { $figure } est neutralisé
host-gotham-variant-defended = Si le défenseur dépense tout ce qu'il peut : { $count }
host-gotham-variant-plain = Si le défenseur ne dépense rien

## gotham: sight

host-gotham-measure = { $from } à { $to } : { $moves ->
    [-1] aucun chemin n'y mène
    [0] la même zone
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}. { CAPITAL($why) }.
host-gotham-sight-broken-wall = en vue par la paroi brisée
host-gotham-sight-higher = hors de vue : « { $zone } » est trop haut
host-gotham-sight-letter = en vue par la lettre { $letter }
host-gotham-sight-line = en vue par une ligne dégagée
host-gotham-sight-none = hors de vue : aucun marqueur de ligne de vue
host-gotham-sight-orange = en vue par la limite orange
host-gotham-sight-own = en vue : c'est la même zone
host-gotham-sight-promontory = hors de vue : « { $zone } » fait obstacle
host-gotham-sight-wall = hors de vue : la paroi entre « { $one } » et « { $other } »

## gotham: the lobby

host-gotham-blurb = Un à trois joueurs de héros contre un vilain : des cubes à dépenser, une rivière de sbires, une mission contre la montre.
host-gotham-name = Gotham City Chronicles
host-gotham-missions-heroes = Les héros de la mission
host-gotham-missions-heroes-blurb = Ceux que la mission prévoit, partagés entre les joueurs des héros.
host-gotham-option-mission = Mission
host-gotham-option-team = Héros
host-gotham-setup-no-hero = Il n'y a pas de héros « { $hero } ».
host-gotham-setup-no-place = La mission n'a pas de place pour { $hero } avec les autres.
host-gotham-setup-nobodys = { $thing } n'est à aucun héros : nommez d'abord le héros.
host-gotham-setup-players = La mission a { $heroes } héros, trop peu pour { $players } joueurs.
host-gotham-setup-villain = Le dernier siège est le vilain : la mission nomme ses tuiles.
host-gotham-total-heroes = Héros
host-gotham-villain = Vilain

## gotham: the table

host-gotham-attack-answer = En réponse
host-gotham-attack-combo = Combo
host-gotham-attack-deferred = Avec le reste
host-gotham-attack-melee = Attaque au corps-à-corps
host-gotham-attack-ranged = Attaque à distance
host-gotham-claim = { $player } a la main. Voulez-vous agir ensuite ?
host-gotham-claim-go = J'y vais
host-gotham-phase-check = Vérification
host-gotham-phase-heroes = Tour des héros
host-gotham-phase-upkeep = Entretien
host-gotham-phase-villain = Tour du vilain
host-gotham-post-defence = Un cube ajoute { $dice }
host-gotham-post-movement = Un cube achète { $points } { $points ->
    [one] point
   *[other] points
} de déplacement
host-gotham-post-reroll = Un cube relance un dé
host-gotham-roll-attack = Attaque
host-gotham-roll-defence = Défense
host-gotham-roll-hazard = Danger
host-gotham-roll-manipulation = Manipulation
host-gotham-roll-thought = Réflexion
host-gotham-stage-check = Vérification
host-gotham-stage-heroes-act = Les héros agissent
host-gotham-stage-heroes-begin = Les héros récupèrent
host-gotham-stage-heroes-end = Le tour des héros se termine
host-gotham-stage-upkeep = Entretien
host-gotham-stage-villain-acts = Le vilain active des tuiles
host-gotham-stage-villain-begins = Le vilain récupère
host-gotham-stage-villain-ends = Le tour du vilain se termine

## levels of bots

host-level-1 = 1 · Cape de papier
host-level-1-blurb = A acheté la cape hier. Frappe d'abord, lit la carte ensuite.
host-level-2 = 2 · Bus de nuit
host-level-2-blurb = Arrive tard, et souvent dans la mauvaise rue. Parfois dans la bonne.
host-level-3 = 3 · Bouton de cuivre
host-level-3-blurb = Connaît l'exercice et s'y tient presque toujours. Surprenez-la.
host-level-4 = 4 · Le Portier
host-level-4-blurb = Prend ce qui paraît le meilleur au premier regard, et garde sa porte.
host-level-5 = 5 · Règle à calcul
host-level-5-blurb = Calcule une question sur deux à un tour de distance. Devine le reste.
host-level-6 = 6 · L'Allumeuse
host-level-6-blurb = Essaie les quatre meilleures idées dans chaque recoin avant de bouger.
host-level-7 = 7 · Le vieux Bac
host-level-7-blurb = A souvent passé ce fleuve. Regarde deux tours plus loin.
host-level-8 = 8 · Le grand Compte
host-level-8-blurb = Joue tout dans sa tête, monde après monde. Puis il répond.

## pow: bots

host-pow-bot-greedy = Gourmand
host-pow-bot-greedy-blurb = Pèse chaque coup de son activation et joue le meilleur. Un adversaire honnête.
host-pow-bot-random = Hasard
host-pow-bot-random-blurb = Fait n'importe quoi de permis. Parfait pour une première découverte.

## pow: bursts on the board

host-pow-burst-destroyed = Fracas
host-pow-burst-ko = KO
host-pow-burst-miss = Raté
host-pow-burst-removed = Éliminé

## pow: what to know before an attack

host-pow-caution-friends-only = touche des alliés, aucun ennemi
host-pow-caution-friends-too = touche aussi des alliés
host-pow-caution-scenery-only = aucun ennemi à portée, seulement du décor

## pow: cards

host-pow-battlefield-blurb = { $pieces } { $pieces ->
    [one] élément
   *[other] éléments
} de décor
host-pow-character-line = Niveau { $level } · { $life } points de vie
host-pow-kind-melee = Mêlée
host-pow-kind-ranged = À distance
host-pow-kind-spray = Spray
host-pow-kind-wave = Onde
host-pow-mission-line = { $turns } { $turns ->
    [one] tour
   *[other] tours
} : { $scoring }
host-pow-value-active = Actif
host-pow-value-agility = Agilité
host-pow-value-attack = Attaque
host-pow-value-cost = POW
host-pow-value-damage = Dégâts
host-pow-value-frequency = Fréquence
host-pow-value-kind = Genre
host-pow-value-level = Niveau
host-pow-value-life = Vie
host-pow-value-nature = Nature
host-pow-value-passive = Passif
host-pow-value-pieces = Décors
host-pow-value-pow = POW
host-pow-value-range = Portée en pouces
host-pow-value-reactive = Réactif
host-pow-value-red = Rouge dès
host-pow-value-size = Taille
host-pow-value-speed = Vitesse
host-pow-value-stamina = Endurance
host-pow-value-strength = Force
host-pow-value-turns = Tours
host-pow-value-when = Quand
host-pow-value-willpower = Volonté

## pow: checks before a roll

host-pow-check-bonus = { $bonus } pour toucher grâce aux capacités
host-pow-check-contact = Au contact
host-pow-check-cover = Cible à couvert : 1 de moins pour toucher
host-pow-check-each = Un jet pour chacun dans la zone
host-pow-check-no-cover = Pas de couvert
host-pow-check-no-sight = Hors de vue
host-pow-check-range = À { $gap }″, portée { $range }″
host-pow-check-roll = Attaque { $attack } contre défense { $defence } : { $needed } ou plus aux dés
host-pow-check-sight = En vue
host-pow-check-template = Sous le gabarit

## pow: conditions of a figure

host-pow-condition-clings = S'accroche à un mur où elle ne pourrait tenir debout
host-pow-condition-down = À terre : chaque défense réduite de 1 ; ni mouvement ni attaque avant de se relever
host-pow-condition-ko = KO : chaque défense réduite de 3 ; ni capacités ni POW
host-pow-condition-raised = +{ $x } à la { $defence } jusqu'à la fin du tour
host-pow-condition-reaction = Réaction : +2 à la { $defence } jusqu'à sa prochaine activation

## pow: endings

host-pow-chapter = Tour { $turn }, { $phase }
host-pow-ending-drawn = Partie nulle, { $a } à { $b }
host-pow-ending-won = { $team } l'emporte, { $a } à { $b }
host-pow-standing = Tour { $turn } sur { $turns }, { $a } à { $b }

## pow: measures

host-pow-measure-covered = De { $from } à { $to } : { $inches }″, en vue, à couvert
host-pow-measure-seen = De { $from } à { $to } : { $inches }″, en vue
host-pow-measure-unseen = De { $from } à { $to } : { $inches }″, hors de vue
host-pow-reach = { $cost } POW · { $inches }″

## pow: odds

host-pow-attack-at = { $attack } sur { $target }
host-pow-odds-critical = critique
host-pow-odds-damage = dégâts
host-pow-odds-hit = touché
host-pow-odds-hurt = blessé
host-pow-odds-ko = KO
host-pow-odds-pass = réussi
host-pow-odds-removed = hors jeu
host-pow-threshold-red = { $amount } ou plus : { $figure } passe dans le rouge et teste contre le KO
host-pow-threshold-removed = { $amount } ou plus : { $figure } quitte la partie
host-pow-variant-plain = Tel quel
host-pow-variant-reacting = { $variant }, si la cible réagit

## pow: the lobby

host-pow-blurb = Deux équipes de super-héros, 2D8 et une poignée de POW : des poings, des rayons, des voitures qui volent.
host-pow-name = POW
host-pow-option-battlefield = Champ de bataille
host-pow-option-mission = Mission
host-pow-option-team = Équipe
host-pow-setup-wrong = Cela ne peut pas se jouer : { $problems }.
host-pow-team-of = Équipe { $name }
host-pow-team-twin = { $team } ({ $letter })
host-pow-total-levels = Niveaux
host-pow-total-members = Membres
