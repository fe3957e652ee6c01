# Gotham City Chronicles. Les termes sont ceux du registre (games/gotham/ledger/gotham.yaml, terms) ; les phrases sont les nôtres.

## answers: what a player may choose, as a short order

gotham-answer-act-manipulation = Manipuler ({ $dice })
gotham-answer-act-melee = Attaquer au corps-à-corps ({ $dice })
gotham-answer-act-nothing = Ne faites rien
gotham-answer-act-ranged = Attaquer à distance ({ $dice })
gotham-answer-act-thought = Réfléchir ({ $dice })
gotham-answer-amount = Cubes : { $count }
gotham-answer-box = { CAPITAL($box) }
gotham-answer-bring = Faire venir une figurine ({ $tile }) dans « { $zone } »
gotham-answer-bring-end = Ne plus faire venir de figurine
gotham-answer-character = Activer { $figure } (« { $zone } »)
gotham-answer-character-end = Ne plus activer de personnage
gotham-answer-clean = Dépolluer la rivière : { $tile }
gotham-answer-demobilise = Démobiliser : { $tile }
gotham-answer-dice-done = Garder les dés
gotham-answer-dice-throw = Relancer : { $dice }
gotham-answer-die = { CAPITAL($die) }
gotham-answer-dissipate = D'abord les pions dissipation
gotham-answer-drop = Lâcher : { $card }
gotham-answer-drop-done = Ne rien lâcher
gotham-answer-event = Événement : { $event }
gotham-answer-figure = { $figure } (« { $zone } »)
gotham-answer-go = Aller dans « { $zone } »
gotham-answer-hand-over = Laisser la main : { $player }
gotham-answer-line = { CAPITAL($bonuses) }
gotham-answer-line-number = Ligne { $number }
gotham-answer-manipulate = { $hero } : manipulation
gotham-answer-melee = { $hero } : attaque au corps-à-corps
gotham-answer-move = { $hero } : mouvement
gotham-answer-nature = { CAPITAL($nature) }
gotham-answer-no = Non
gotham-answer-nowhere = { $figure }
gotham-answer-pass = Passer
gotham-answer-ranged = { $hero } : attaque à distance
gotham-answer-rule = D'abord, selon la mission : { $does }
gotham-answer-skill = Utiliser { $skill }
gotham-answer-skill-done = N'utiliser aucune compétence
gotham-answer-state = { CAPITAL($state) }
gotham-answer-stop = Ne pas aller plus loin
gotham-answer-think = { $hero } : réflexion
gotham-answer-tile = Activer : { $tile }
gotham-answer-tile-end = Ne plus activer de tuile
gotham-answer-weapon = Avec : { $card }
gotham-answer-weapon-none = Sans arme
gotham-answer-yes = Oui
gotham-answer-zone = « { $zone } »

## asks: the questions, put to the player who answers

gotham-ask-act = Quel héros agit, et comment ?
gotham-ask-along = Le long de quelle ligne de vue agit { $figure } ?
gotham-ask-arrival = Quelle zone adjacente prend { $figure } ? Celle-ci est pleine.
gotham-ask-beside = Quelle zone adjacente { $figure } fait-elle aussi exploser ?
gotham-ask-character = Quel personnage de { $tile } activez-vous ?
gotham-ask-character-act = Que fait { $figure } ?
gotham-ask-cloud-zone = Où vont les pions ({ $cloud }) ?
gotham-ask-consent = Êtes-vous d'accord, { $hero } ? { CAPITAL($nature) }.
gotham-ask-cube-from = Quelle case de { $who } donne le cube suivant ? (encore { $left })
gotham-ask-cubes = Combien de cubes { $figure } dépense-t-il ({ $box }) ?
gotham-ask-cubes-defence = Combien de cubes { $figure } met-il en défense ? (succès de l'attaque : { $attack })
gotham-ask-drop = { $hero } lâche d'abord quelque chose ?
gotham-ask-event = Quel événement a lieu ?
gotham-ask-explosion-zone = Où a lieu l'explosion (niveau { $level }) ?
gotham-ask-guide = Qui { $figure } fait-il bouger ?
gotham-ask-landing = Où retombe le jet de { $figure } ? Il est trop court.
gotham-ask-line = Quelle ligne de { $card } utilisez-vous ({ $when }) ?
gotham-ask-manipulation = Que manipule { $figure } ?
gotham-ask-may-move = { $figure } se déplace-t-il ?
gotham-ask-may-repeat = { $figure } refait la même action ? (reste : { $left })
gotham-ask-move = Où va { $figure } ? (points de déplacement : { $points })
gotham-ask-order = Qu'est-ce qui vient d'abord ?
gotham-ask-push = { $hero } subit { $wounds } blessures au lieu de dépenser des cubes ({ $box }) ?
gotham-ask-reinforce = Qui les points de renfort font-ils venir, et où ? (points : { $points })
gotham-ask-reroll-cubes = { $figure } dépense des cubes pour relancer ? ({ $dice })
gotham-ask-reroll-misfortune = Quels dés { $figure } doit-il relancer ? ({ $dice })
gotham-ask-reroll-more = { $figure } relance encore un dé ? Choisis : { $picked } (sur { $dice }).
gotham-ask-reroll-pictogram = Quelles relances gratuites prend { $figure } ? ({ $dice })
gotham-ask-reroll-skill = { $figure } relance un dé par une compétence ? ({ $dice })
gotham-ask-second-weapon = Quelle seconde arme { $hero } prend-il ({ $when }) ?
gotham-ask-skill = { $figure } utilise une compétence ({ $moment }) ?
gotham-ask-state = { $hero } est-il actif ou au repos ?
gotham-ask-take-content = { $hero } prend { $card } ?
gotham-ask-target-melee = Qui { $figure } frappe-t-il ?
gotham-ask-target-ranged = Sur qui { $figure } tire-t-il ?
gotham-ask-thought = À quoi réfléchit { $figure } ?
gotham-ask-tile = Quelle tuile est activée ?
gotham-ask-use-card = Employer { $card } ({ $when }) ?
gotham-ask-weapon = Quelle arme { $hero } prend-il ({ $when }) ?

## dice

gotham-dice = { $dice }
gotham-dice-none = aucun dé
gotham-die = { $colour } { $shown }
gotham-die-type = { $colour }
gotham-die-type-reroll = { $colour } à relance gratuite

## events: what happened

gotham-event-active = { $hero } est actif.
gotham-event-attacked = { $figure } attaque { $target }. Succès : { $successes }.
gotham-event-camp-heroes = Le tour des héros.
gotham-event-camp-neutral = Aucun camp n'a le tour.
gotham-event-camp-villain = Le tour du vilain.
gotham-event-card-carried = { $hero } porte { $card }.
gotham-event-card-gone = { $hero } a épuisé { $card }.
gotham-event-card-inside = { $card } se trouve dans { $token }.
gotham-event-card-lying = { $card } se trouve dans « { $zone } ».
gotham-event-card-removed = { $card } quitte la partie.
gotham-event-card-used = { $hero } emploie { $card }.
gotham-event-character = { $figure } est activé.
gotham-event-clouds-gone = Des pions ({ $cloud }) quittent « { $zone } » : { $count }.
gotham-event-clouds-placed = Des pions ({ $cloud }) arrivent dans « { $zone } » : { $count }.
gotham-event-clouds-turned = Des pions ({ $cloud }) se dissipent dans « { $zone } » : { $count }.
gotham-event-collected = { CAPITAL($who) } met { $count } cubes des cases à la fatigue.
gotham-event-cubes-gained = Le vilain récupère des cubes : { $count }.
gotham-event-deed = { $figure } agit : { $nature }.
gotham-event-deed-counted = { $figure } a { $successes } des { $difficulty } succès nécessaires.
gotham-event-deed-done = Réussi par { $figure } : { $nature }.
gotham-event-defended = { $figure } se défend : { $defence } contre { $attack }.
gotham-event-demobilised = Le vilain démobilise : { $tile }.
gotham-event-event = Événement : { $event }.
gotham-event-exploded = Une explosion de niveau { $level } dans « { $zone } ».
gotham-event-friend-vanished = L'ami imaginaire disparaît ({ $figure }).
gotham-event-healed = { $figure } se remet de blessures : { $count }.
gotham-event-heroes-won = La partie est finie : les héros gagnent.
gotham-event-laid-down = { $figure } est couché à terre.
gotham-event-lead = { $player } prend la main.
gotham-event-moved = { $figure } va dans « { $zone } » (coût : { $cost }).
gotham-event-movement = { $figure } commence un mouvement (points de déplacement : { $points }).
gotham-event-movement-ended = { $figure } finit le mouvement.
gotham-event-movement-ended-lost = { $figure } finit le mouvement ; points perdus : { $lost }.
gotham-event-neutralised = { $figure } est neutralisé.
gotham-event-nobody-won = La partie est finie. Aucun camp ne gagne.
gotham-event-points-lost = Points de renfort perdus : { $count }.
gotham-event-pulled = { $figure } est attiré dans « { $zone } ».
gotham-event-recovered = { CAPITAL($who) } récupère des cubes de la fatigue ({ $count }).
gotham-event-recovered-wounds = { CAPITAL($who) } récupère des cubes ({ $count }) et change des blessures en fatigue ({ $wounds }).
gotham-event-refused = { $hero } refuse : { $nature }.
gotham-event-reinforced = { $figure } arrive en renfort dans « { $zone } ».
gotham-event-rerolled = { $figure } relance : { $picked }. À présent : { $dice } (succès : { $successes }).
gotham-event-rest = { $hero } se repose.
gotham-event-rolled = { $figure } lance : { $dice } (succès : { $successes }).
gotham-event-shackled = { $figure } est entravé (pions : { $count }).
gotham-event-shackles-off = { $figure } n'est plus entravé.
gotham-event-skill = { $figure } emploie { $skill }.
gotham-event-spent = { CAPITAL($who) } dépense des cubes, { $box } ({ $count }).
gotham-event-stood-up = { $figure } se relève.
gotham-event-tile-activated = Le vilain active une tuile : { $tile } (coût : { $cost }).
gotham-event-tile-neutralised = La tuile est neutralisée : { $tile }.
gotham-event-tile-swept = Le vilain dépollue la rivière : { $tile } (cubes : { $cubes }).
gotham-event-token-placed = { $token } arrive dans « { $zone } ».
gotham-event-token-removed = { $token } quitte le plateau.
gotham-event-turn = Tour { $turn }.
gotham-event-unharmed = { $figure } s'en tire sans une égratignure.
gotham-event-villain-won = La partie est finie : le vilain gagne.
gotham-event-wall-broken = La paroi entre « { $one } » et « { $other } » est défoncée.
gotham-event-wounded = { $figure } subit des blessures : { $wounds }.

## moments: when a skill may be used

gotham-moment-attack-ends = à la fin de l'attaque
gotham-moment-declaring-manipulation = avant une manipulation
gotham-moment-declaring-melee = avant une attaque au corps-à-corps
gotham-moment-declaring-thought = avant une réflexion
gotham-moment-defence-counted = après la défense
gotham-moment-exploded = après l'explosion
gotham-moment-friend-targeted = quand un ami est attaqué
gotham-moment-melee-ends = à la fin de l'attaque au corps-à-corps
gotham-moment-melee-wounds = quand l'attaque au corps-à-corps blesse
gotham-moment-ranged-wounds = quand l'attaque à distance blesse
gotham-moment-recovering = à la récupération
gotham-moment-shot-at = après avoir essuyé un tir
gotham-moment-spending = avant de dépenser des cubes
gotham-moment-struck = après avoir été frappé

## natures: what a manipulation or a thought is, after its doer

gotham-nature-blast = souffler tout autour
gotham-nature-command = commander : { $tile }
gotham-nature-cry = crier
gotham-nature-dispel = chasser l'ami imaginaire ({ $figure })
gotham-nature-give = donner { $card } à { $hero }
gotham-nature-grenade = lancer une grenade sur « { $zone } »
gotham-nature-guide = faire avancer un ami
gotham-nature-pick-up = ramasser { $card }
gotham-nature-pull = attirer { $figure }
gotham-nature-take = prendre { $card }
gotham-nature-task = { $task }
gotham-nature-throw = lancer { $card } vers « { $zone } »
gotham-nature-unshackle = ôter les entraves ({ $figure })

## printed: cards

gotham-card-equipment = Équipement, { $kind }, encombrement { $encumbrance }
gotham-card-gadget = Bat-gadget, { $kind }, taille { $size }
gotham-card-lethal = Interdit par le code moral
gotham-card-line = { CAPITAL($when) } : { $bonuses }
gotham-card-only-for = Seulement pour { $hero }
gotham-card-single-use = Usage unique
gotham-material-melee = arme de corps-à-corps
gotham-material-object = objet
gotham-material-ranged = arme à distance
gotham-material-tool = outil

## printed: missions

gotham-effect-clouds = { $count ->
    [one] un pion ({ $cloud }) arrive dans une zone au choix
   *[other] { $count } pions ({ $cloud }) arrivent dans une zone au choix
}
gotham-effect-explode = une explosion de niveau { $level }
gotham-effect-explode-in = une explosion de niveau { $level } dans « { $zone } »
gotham-effect-movement = { $points ->
    [one] chaque personnage de « { $tile } » se déplace gratuitement, avec 1 point de déplacement
   *[other] chaque personnage de « { $tile } » se déplace gratuitement, avec { $points } points de déplacement
}
gotham-effect-place-token = { $token } arrive dans la zone
gotham-effect-place-token-in = { $token } arrive dans « { $zone } »
gotham-effect-points = { $points ->
    [one] un point de renfort de plus
   *[other] { $points } points de renfort de plus
}
gotham-effect-recover = { $count ->
    [one] le vilain récupère un cube de la fatigue
   *[other] le vilain récupère { $count } cubes de la fatigue
}
gotham-effect-remove-token = le pion quitte le plateau
gotham-effect-take-content = vous pouvez prendre ce que contient le pion
gotham-end-heroes = Les héros gagnent à une vérification si { $claim }.
gotham-end-heroes-at-once = Les héros gagnent aussitôt si { $claim }.
gotham-end-heroes-at-once-list = Les héros gagnent aussitôt si tout ceci est vrai :{ $claims }
gotham-end-heroes-list = Les héros gagnent à une vérification si tout ceci est vrai :{ $claims }
gotham-end-villain = Le vilain gagne à une vérification si { $claim }.
gotham-end-villain-at-once = Le vilain gagne aussitôt si { $claim }.
gotham-end-villain-at-once-list = Le vilain gagne aussitôt si tout ceci est vrai :{ $claims }
gotham-end-villain-list = Le vilain gagne à une vérification si tout ceci est vrai :{ $claims }
gotham-if-cards-in = { $count ->
    [one] « { $card } » se trouve dans « { $zone } », posée ou portée par un héros encore debout
   *[other] au moins { $count } cartes « { $card } » se trouvent dans « { $zone } », posées ou portées par des héros encore debout
}
gotham-if-characters-in = { $count ->
    [one] un personnage ({ $camp }) est dans « { $zone } »
   *[other] au moins { $count } personnages ({ $camp }) sont dans « { $zone } »
}
gotham-if-heroes-down = tous les héros sont neutralisés
gotham-if-heroes-down-at-least = { $count ->
    [one] un héros est neutralisé
   *[other] au moins { $count } héros sont neutralisés
}
gotham-if-heroes-here = tous les héros encore debout sont dans « { $zone } »
gotham-if-heroes-in = { $count ->
    [one] un héros encore debout est dans « { $zone } »
   *[other] au moins { $count } héros encore debout sont dans « { $zone } »
}
gotham-if-not = il n'est pas vrai que { $claim }
gotham-if-several = { $claims }
gotham-if-tile-neutralised = « { $tile } » est neutralisé
gotham-if-tokens-at-least = { $count ->
    [one] un pion « { $token } » est sur le plateau
   *[other] au moins { $count } pions « { $token } » sont sur le plateau
}
gotham-if-tokens-at-most = { $count ->
    [0] plus aucun pion « { $token } » n'est sur le plateau
    [one] il ne reste qu'un pion « { $token } » ou moins sur le plateau
   *[other] il ne reste que { $count } pions « { $token } » ou moins sur le plateau
}
gotham-if-turn = l'on est au tour { $turn } ou plus tard
gotham-mission-board = Plateau : { $board }
gotham-mission-event = Événement { $event } : { $does }
gotham-mission-initiative = Initiative : { $camp }
gotham-mission-move-cost = Tout déplacement coûte { $cost }.
gotham-mission-on-time-heroes = Après le tour { $turn }, les héros gagnent.
gotham-mission-on-time-villain = Après le tour { $turn }, le vilain gagne.
gotham-mission-reinforcements = { $points ->
    [one] Renforts : { $points } point · { $zones }
   *[other] Renforts : { $points } points · { $zones }
}
gotham-mission-river = Rivière : { $tiles }
gotham-mission-rule = { CAPITAL($when) } : { $does }
gotham-mission-simple-cost = Tout déplacement simple coûte { $cost }.
gotham-mission-slot = Héros : { $heroes } · départ « { $zone } »
gotham-mission-villain = Vilain : { $cubes } cubes ({ $available } disponibles), récupération { $recovery }
gotham-occasion-heroes-begin = au début du tour des héros
gotham-occasion-heroes-end = à la fin du tour des héros
gotham-occasion-upkeep = à l'entretien du tour
gotham-occasion-villain-begins = au début du tour du vilain
gotham-occasion-villain-ends = à la fin du tour du vilain
gotham-provided-line = { $does } Seulement si { $claim }.
gotham-provided-holds = si { $claims }, { $does }
gotham-task-automatic-manipulation = { $task } ({ $who }) : manipulation automatique, « { $token } ». { $does }
gotham-task-automatic-thought = { $task } ({ $who }) : réflexion automatique, « { $token } ». { $does }
gotham-task-complex-manipulation = { $task } ({ $who }) : manipulation complexe { $difficulty }, « { $token } ». { $does }
gotham-task-complex-thought = { $task } ({ $who }) : réflexion complexe { $difficulty }, « { $token } ». { $does }
gotham-task-skills = { $does } Compétences utiles : { $skills }.

## printed: sheets and tiles

gotham-level-elite = élite
gotham-level-henchman = sbire
gotham-level-leader = QG ou lieutenant
gotham-sheet-band = +{ $bonus } jusqu'à { $upto }
gotham-sheet-belt = Bat-ceinture : { $size }
gotham-sheet-box = { CAPITAL($box) } : { $die } (saturation { $saturation })
gotham-sheet-box-empty = { CAPITAL($box) } : aucun dé (saturation { $saturation })
gotham-sheet-box-forbidden = { CAPITAL($box) } : impossible
gotham-sheet-defence-die = Défense automatique : { $die }
gotham-sheet-defence-none = Pas de défense automatique
gotham-sheet-defence-successes = { $count ->
    [0] Pas de défense automatique
    [one] Défense automatique : { $count } succès
   *[other] Défense automatique : { $count } succès
}
gotham-sheet-encumbrance = Encombrement et bonus au premier mouvement : { $bands }
gotham-sheet-energy = Énergie { $energy } · récupération { $active } actif, { $rest } au repos
gotham-sheet-movement = { CAPITAL($box) } : { $points } par cube (saturation { $saturation })
gotham-sheet-name = { $name }
gotham-sheet-reroll = { CAPITAL($box) } (saturation { $saturation })
gotham-sheet-size = Envergure { $size }, menace { $threat }
gotham-sheet-skills = Compétences :{ $skills }
gotham-sheet-traits = Traits : { $traits }
gotham-skill-below = { $skill } { $level } (sous { $below } d'encombrement)
gotham-tile-double = Double tuile
gotham-tile-first-bonus = Bonus au premier mouvement : { $points }
gotham-tile-kind = { $figures ->
    [one] { CAPITAL($camp) }, { $level }, une figurine
   *[other] { CAPITAL($camp) }, { $level }, { $figures } figurines
}
gotham-tile-life = Points de vie : { $life }
gotham-tile-line = { $times ->
    [one] { CAPITAL($box) } : { $dice }
   *[other] { CAPITAL($box) } : { $dice }, { $times } fois
}
gotham-tile-no-reinforcement = Pas de renfort
gotham-tile-reinforcement = Coût en points de renfort : { $cost }
gotham-trait-flight = Vol
gotham-trait-flight-text = Chaque déplacement coûte 1 point, quel qu'il soit, et aucune chute ne blesse.
gotham-trait-gas-immunity = Immunité au gaz
gotham-trait-gas-immunity-text = Le gaz ne blesse pas.
gotham-trait-harmless = Inoffensif
gotham-trait-harmless-text = Les attaques ne blessent jamais leur cible.
gotham-trait-moral-code = Code moral
gotham-trait-moral-code-text = Le matériel létal ne sert à rien.
gotham-trait-reduced-mobility = Mobilité réduite
gotham-trait-reduced-mobility-text = Ni escalade, ni saut, ni chute.

## printed: skills

gotham-ability = { $moment }, { $steps }
gotham-ability-once = une fois par tour, { $moment }, { $steps }
gotham-claim-attack-prevails = l'attaque a plus de succès que la défense
gotham-claim-friends-prevail = les amis de la zone ont au moins autant de menace que les ennemis
gotham-claim-half-wounded = au moins la moitié des cubes ou des points de vie est perdue
gotham-claim-nobody-else = aucun autre personnage n'aide déjà ainsi
gotham-claim-not-an-answer = l'attaque n'est pas elle-même une telle réponse
gotham-claim-not-free = l'attaque n'est pas gratuite
gotham-claim-not-free-unless-deferred = l'attaque n'est pas gratuite (sauf une attaque reportée)
gotham-claim-ranged = c'est une attaque à distance
gotham-claim-success = les dés montrent un succès
gotham-claim-target-in-zone = la cible est dans la même zone
gotham-claim-target-neutralised = la cible a été neutralisée
gotham-claim-task-names = la tâche nomme cette compétence
gotham-counted-attack = attaques
gotham-counted-defence = défenses
gotham-counted-defence-melee = défenses au corps-à-corps
gotham-counted-defence-ranged = défenses à distance
gotham-counted-manipulation = manipulations complexes
gotham-counted-melee = attaques au corps-à-corps
gotham-counted-ranged = attaques à distance
gotham-counted-thought = réflexions complexes
gotham-does-clouds = poser { $x } pions ({ $cloud }) dans la zone
gotham-does-defer = cette figurine peut reporter le reliquat de succès sur une autre cible, jusqu'à { $x } fois
gotham-does-explode = une explosion de niveau { $x } dans sa zone et dans une zone adjacente
gotham-does-explode-free = sans cube, une explosion de niveau { $x } dans sa zone et dans une zone adjacente
gotham-does-grant-movement = faire bouger un ami avec { $x } points de plus
gotham-does-grenade = viser une zone en vue avec une explosion de niveau { $x }
gotham-does-heal = se remettre de { $x } blessures
gotham-does-intercept = prendre { $x } succès de l'attaque comme ses propres blessures
gotham-does-lay-down = chaque figurine qui a subi { $x } blessures ou plus est couchée
gotham-does-pull = attirer une figurine à distance { $x } ou moins
gotham-does-shackle = poser { $x } pions entrave sur la cible au lieu de blessures
gotham-does-spend-wounds = subir { $x } blessures, dont les cubes comptent comme dépensés
gotham-does-strike-back = cette figurine peut faire une attaque gratuite contre l'attaquant avec { $x } dés jaunes
gotham-does-strike-on = cette figurine peut faire une attaque gratuite au corps-à-corps contre une autre cible avec { $x } de ses dés
gotham-does-wound = { $x } blessures pour la cible
gotham-holds-break-walls = passe à travers les parois de niveau { $x } ou moins
gotham-holds-command = commande { $x } figurines d'une tuile ({ $level })
gotham-holds-entry-cost = les ennemis paient { $x } de plus pour entrer dans la zone
gotham-holds-force-rerolls = fait relancer { $x } dés aux ennemis de la zone
gotham-holds-ignore-clouds = ignore les pions ({ $cloud })
gotham-holds-ignore-difficult = ignore { $x } niveaux de terrain difficile
gotham-holds-ignore-fall = ignore { $x } blessures d'une chute
gotham-holds-ignore-levels = ignore { $x } niveaux de saut et d'escalade
gotham-holds-ignore-size = ignore { $x } d'envergure ennemie en se déplaçant
gotham-holds-ignore-threat = ignore { $x } de menace ennemie en agissant
gotham-holds-imaginary-friend = un dé jaune de plus à chaque action tant que l'ami imaginaire est là (difficulté pour le chasser : { $x })
gotham-holds-melee-dice = cette figurine lance { $x } dés ({ $die }) de plus aux attaques au corps-à-corps
gotham-holds-protected = n'est pas une cible tant que { $x } amis sont dans la zone
gotham-holds-reach = frappe des cibles en vue, à distance { $x } ou moins
gotham-holds-rerolls = cette figurine peut relancer des dés jusqu'à { $x } fois
gotham-holds-rerolls-friend = laisse les amis de la zone relancer des dés jusqu'à { $x } fois
gotham-holds-successes = cette figurine ajoute { $x } succès automatiques à ses { $to }
gotham-holds-successes-friend = un ami de la zone ajoute { $x } succès automatiques à ses { $to }
gotham-holds-two-weapons = emploie deux armes d'un même type, chacune de { $x } ou moins
gotham-provided = { $does }. Seulement si { $claims }
gotham-sentence = { CAPITAL($does) }.

## refusals: why an answer is not allowed, by rule

gotham-why-boards_zone_definition = Cette zone n'existe pas.
gotham-why-character-actions_manipulation_complex_nature = Ce personnage n'a rien à manipuler.
gotham-why-character-actions_melee_b_target = Aucun ennemi n'est à portée de coup.
gotham-why-character-actions_ranged_b = Aucun ennemi en vue ne peut être visé.
gotham-why-character-actions_thought_complex = Ce personnage n'a rien à quoi réfléchir.
gotham-why-character-activation_step1_name = Ce personnage a déjà été activé.
gotham-why-character-activation_step3_choose-characteristic = La tuile n'a pas cette caractéristique.
gotham-why-defence_b_spend = On ne peut pas dépenser autant de cubes en défense.
gotham-why-demobilisation_effect = Cette tuile ne peut pas être démobilisée.
gotham-why-demobilisation_once-per-game = Le vilain a déjà démobilisé.
gotham-why-demobilisation_which = On ne démobilise que des élites et des sbires.
gotham-why-game-turn_heroes_pass-the-lead = Ce joueur a déjà cédé la main : agissez ou passez.
gotham-why-game-turn_upkeep_simultaneous = Cela ne fait pas partie de ce qui arrive maintenant.
gotham-why-game-turn_villain_zero-to-two-tiles = Cette tuile n'est pas dans la rivière.
gotham-why-general_box-saturation_check-first = La case ne peut pas recevoir autant de cubes.
gotham-why-general_characteristic_forbidden = Cette figurine ne peut pas du tout faire cela.
gotham-why-hero-manipulation_automatic_ii_one-cube = Cela coûte exactement un cube.
gotham-why-hero-manipulation_complex_i_nature = Il n'y a rien de tel à faire ici.
gotham-why-hero-manipulation_complex_ii_saturated = La case ne peut recevoir aucun cube.
gotham-why-hero-manipulation_complex_ii_spend = Il faut dépenser au moins un cube.
gotham-why-hero-melee_b_neighbour-needs-sight = Cette zone est hors de vue.
gotham-why-hero-melee_b_neighbour-not-full = Il y a de la place dans cette zone : il faut y aller pour frapper.
gotham-why-hero-melee_b_no-target = Aucun ennemi n'est à portée de coup.
gotham-why-hero-melee_c_saturated = La case ne peut recevoir aucun cube.
gotham-why-hero-melee_c_spend = Il faut dépenser au moins un cube.
gotham-why-hero-melee_e_optional-weapon = Ce héros n'a pas cette arme de corps-à-corps.
gotham-why-hero-ranged_a_needs-weapon = Le héros n'a pas d'arme à distance à employer.
gotham-why-hero-ranged_b_target = La cible est hors de vue.
gotham-why-hero-ranged_c_saturated = La case ne peut recevoir aucun cube.
gotham-why-hero-ranged_c_spend = Il faut dépenser au moins un cube.
gotham-why-hero-ranged_e_must-pick-weapon = Il faut prendre une arme à distance de ce héros.
gotham-why-hero-thought_separate-action = Cela relève de l'autre sorte d'action.
gotham-why-hero-turn_step3_neutralised-must-rest = Un héros neutralisé doit se reposer.
gotham-why-hero-turn_step3_rest_restriction = Ce héros se repose.
gotham-why-material_carried-only = Le héros ne porte pas cette carte.
gotham-why-material_encumbrance_max = Ce serait trop à porter.
gotham-why-material_gadget_never-exchanged = Les bat-gadgets restent à leur héros.
gotham-why-material_give_consent = Ce don a été refusé dans ce tour.
gotham-why-material_give_max = Ce serait trop à porter pour l'autre héros.
gotham-why-material_give_same-zone = L'autre héros est dans une autre zone.
gotham-why-material_heroes-only = Seuls les héros se servent de cartes de matériel.
gotham-why-material_line_trigger = Cette ligne ne sert pas ici.
gotham-why-material_pick-up_conditions = Cela ne se trouve pas dans la zone de ce héros.
gotham-why-material_restriction_hero-name = Cette carte est pour un autre héros.
gotham-why-material_restriction_moral-code = Le code moral interdit cette carte.
gotham-why-material_take_consent = Son porteur a refusé de la remettre dans ce tour.
gotham-why-material_take_max = Ce serait trop à porter.
gotham-why-material_take_same-zone = Son porteur est dans une autre zone.
gotham-why-material_take_type = Aucun autre héros ne porte cela.
gotham-why-material_throw_type = Cette zone est hors de vue.
gotham-why-movement_d_no-oversaturation = Cette zone est pleine.
gotham-why-movement_d_one-zone-per-move = Aucun passage n'y mène directement.
gotham-why-movement_f_cannot-pay = Les points nécessaires ne peuvent pas être achetés.
gotham-why-neutralised_character_removed = Ce personnage n'est pas sur le plateau.
gotham-why-neutralised_hero_no-actions = Un héros neutralisé ne peut pas agir.
gotham-why-reinforcements_eligible = Il n'y a pas assez de points de renfort.
gotham-why-reinforcements_fallback-adjacent = Choisissez une zone voisine qui a de la place.
gotham-why-reinforcements_fallback-none = Cette zone et ses voisines sont pleines.
gotham-why-reinforcements_from-reserve = Aucune figurine de cette tuile n'est dans la réserve.
gotham-why-reinforcements_no-oversaturation = Cette zone est pleine.
gotham-why-reinforcements_zones = Les renforts n'arrivent pas là.
gotham-why-reroll_c_declare = Ce dé n'est pas de ceux qu'on peut relancer.
gotham-why-river-cleaning_cost = Il n'y a pas assez de cubes pour cela.
gotham-why-river-cleaning_what = On ne retire de la rivière qu'une tuile neutralisée.
gotham-why-river-cleaning_when = La rivière ne peut pas être dépolluée maintenant.
gotham-why-rulings_actions_no-empty = Il n'y a rien sur quoi agir.
gotham-why-rulings_board_reachable = Cette zone est fermée.
gotham-why-rulings_command_allied-lost = Cette tuile n'a plus de figurine sur le plateau.
gotham-why-rulings_distance_unreachable = Aucun chemin n'y mène.
gotham-why-rulings_drop_moment = Cette carte ne peut pas être lâchée maintenant.
gotham-why-rulings_heroes-agree = Vous ne pouvez pas agir avec ce héros maintenant.
gotham-why-rulings_mission_event-choice = La mission ne permet pas cet événement maintenant.
gotham-why-rulings_mission_tasks = Cette tâche ne peut pas être faite ici ou maintenant.
gotham-why-rulings_neutralised_not-a-target = Cette figurine est déjà neutralisée.
gotham-why-rulings_once-per-turn = Cela a déjà été fait dans ce tour.
gotham-why-rulings_river_neutralised-not-activated = Cette tuile est neutralisée.
gotham-why-rulings_skill-action_no-characteristic = Ce personnage ne peut le faire que par une compétence.
gotham-why-rulings_target_enemies-only = On n'attaque que des ennemis.
gotham-why-rulings_throw_landing-zone = Cela ne peut pas tomber là.
gotham-why-skills_ambidexterity_condition-weapons = C'est trop encombrant pour une seconde arme.
gotham-why-skills_attraction_effect = Cette figurine ne peut pas être attirée.
gotham-why-skills_attraction_target-distance = Cette figurine est trop loin.
gotham-why-skills_attraction_target-saturation = La zone n'a pas de place pour cette figurine.
gotham-why-skills_attraction_target-sight = Cette figurine est hors de vue.
gotham-why-skills_attraction_target-size = Cette figurine est trop grande.
gotham-why-skills_blast_effect = Seule une zone adjacente en vue explose.
gotham-why-skills_elite-command_activate = Cette tuile n'obéit pas à ce héros.
gotham-why-skills_general_format = Cette compétence ne sert pas maintenant.
gotham-why-skills_imaginary-friend_removal = Aucun ami imaginaire n'est ici.
gotham-why-skills_protected_effect = Des amis protègent cette figurine.
gotham-why-skills_shackle_removal = Aucune figurine ici n'est entravée.
gotham-why-skills_tactician_target-character = Ce personnage en a déjà profité dans ce tour.
gotham-why-skills_tactician_target-friend = On ne fait avancer qu'un ami.
gotham-why-skills_tactician_target-hero = Tacticien ne peut pas déplacer ce héros maintenant.
gotham-why-table_not-offered = Ce choix n'est pas proposé.
gotham-why-table_wrong-kind = Cela ne répond pas à la question.
gotham-why-tiles_control = Ce personnage n'est pas de cette tuile.
gotham-why-tiles_field_no-reinforcement-cost = Les figurines de cette tuile ne reviennent jamais.
gotham-why-villain-turn_step3_a_choose = Le vilain ne peut pas payer cette tuile.
gotham-why-villain-turn_step3_d_event-mission-data = La mission n'a pas cet événement.
gotham-why-wounds_hero_box-choice = Cette case ne contient aucun cube.

## setup: why a game cannot begin

gotham-setup-ally = Ce héros ne peut pas commander { $tile }, ou la tuile obéit déjà à un autre.
gotham-setup-belt = La bat-ceinture de { $hero } n'en contient pas autant.
gotham-setup-encumbrance = { $hero } ne peut pas en porter autant.
gotham-setup-not-allowed = { $hero } ne peut pas tenir cette place dans la mission.
gotham-setup-players = Un à trois joueurs se partagent les héros, et chaque héros a le sien.
gotham-setup-room = Il y a place pour { $figures } figurines de { $tiles } tuiles, alliés et passants compris.
gotham-setup-slots = La mission est pour { $wanted } héros, non pour { $chosen }.
gotham-setup-twice = { $hero } a été choisi deux fois.
gotham-setup-unknown-gadget = { $card } n'est pas un bat-gadget.
gotham-setup-unknown-mission = Il n'y a pas de mission « { $mission } ».

## terms of the game

gotham-box-defence = défense
gotham-box-manipulation = manipulation
gotham-box-melee = corps-à-corps
gotham-box-movement = mouvement
gotham-box-ranged = distance
gotham-box-reroll = relance
gotham-box-thought = réflexion
gotham-camp-heroes = héros
gotham-camp-neutral = neutre
gotham-camp-villain = vilain
gotham-cloud-flame = flamme
gotham-cloud-frost = givre
gotham-cloud-gas = gaz
gotham-cloud-smoke = fumigène
gotham-colour-black = noir
gotham-colour-orange = orange
gotham-colour-red = rouge
gotham-colour-white = blanc
gotham-colour-yellow = jaune
gotham-line = { CAPITAL($text) }
gotham-line-successes = succès automatiques : { $count }
gotham-skill = { $skill } { $level }
gotham-state-active = actif
gotham-state-rest = au repos
gotham-the-villain = le vilain
gotham-tile-event = événements
gotham-trigger-defence = défense
gotham-trigger-manipulation = manipulation
gotham-trigger-melee = attaque au corps-à-corps
gotham-trigger-movement = mouvement
gotham-trigger-permanent = en permanence
gotham-trigger-ranged = attaque à distance
gotham-trigger-thought = réflexion

## The table in words

gotham-text-box = { $box } { $count }
gotham-text-carries = porte { $cards }
gotham-text-climb = escalade vers { $zone } (niveau { $level })
gotham-text-cubes = énergie { $available }, fatigue { $fatigue }, blessures { $wounds }
gotham-text-fall = chute vers { $zone } (niveau { $level })
gotham-text-figures = { $standing } sur { $of } sur le plateau
gotham-text-friend = avec un ami imaginaire
gotham-text-in = dans « { $zone } »
gotham-text-jump = saut vers { $zone } (niveau { $level })
gotham-text-level = niveau { $level }
gotham-text-life = vie { $life }
gotham-text-lying = à terre
gotham-text-neutralised = neutralisé
gotham-text-post = énergie { $available }, fatigue { $fatigue }
gotham-text-shackles = entraves : { $count }
gotham-text-turn = Tour { $turn } sur { $turns } : { $mission } ({ $board })

## on pages: bots

gotham-bot-greedy = Gourmand
gotham-bot-greedy-blurb = Essaie chaque action jusqu'à la fin de son tour et prend la meilleure. Un adversaire honnête des deux côtés.
gotham-bot-random = Hasard
gotham-bot-random-blurb = Fait tout ce qui est permis. Bien pour un premier tour de piste.

## on pages: bursts on the board

gotham-burst-explosion = Boum
gotham-burst-neutralised = À terre
gotham-burst-parried = Paré

## on pages: cards

gotham-hero-line = { $energy } cubes, retour : { $active } actif, { $rest } au repos
gotham-kind-card = Matériel
gotham-kind-gadget = Bat-gadget
gotham-kind-hero = Héros
gotham-kind-mission = Mission
gotham-kind-skill = Compétence
gotham-kind-tile = Tuile
gotham-mission-line = { $board } : { $heroes } héros, { $turns } tours
gotham-tile-head = { $level } ({ $camp }), { $figures } { $figures ->
    [one] figurine
   *[other] figurines
}
gotham-value-active = Retour actif
gotham-value-belt = Bat-ceinture
gotham-value-cubes = Cubes du vilain
gotham-value-defence = Défense automatique
gotham-value-energy = Énergie
gotham-value-figures = Figurines
gotham-value-heroes = Héros
gotham-value-life = Vie
gotham-value-load = Encombrement
gotham-value-movement = Premier mouvement
gotham-value-rest = Retour au repos
gotham-value-size = Envergure
gotham-value-threat = Menace
gotham-value-turns = Tours

## on pages: checks before an answer

gotham-check-danger = { $dice } { $dice ->
    [one] dé
   *[other] dés
} de danger dans « { $zone } »
gotham-check-hindrance = Gêne de { $figure } : { $count }
gotham-check-smoke = Fumée devant { $figure } : { $count }
gotham-detail-automatic = Automatique
gotham-detail-cubes = { $count } { $count ->
    [one] cube
   *[other] cubes
}
gotham-detail-difficulty = Difficulté { $difficulty }
gotham-detail-left = { $count ->
    [one] encore 1 cube
   *[other] encore { $count } cubes
}
gotham-detail-move = { $points } { $points ->
    [one] point
   *[other] points
}{ $cubes ->
    [0] {""}
   *[other] , cubes : { $cubes }
}
gotham-detail-points = { $points } { $points ->
    [one] point
   *[other] points
}
gotham-part-climb = Escalade : { $points }
gotham-part-difficult = Terrain difficile : { $points }
gotham-part-flight = Vol : { $points }
gotham-part-hindrance = Ennemis en travers : { $points }
gotham-part-horror = Horreur : { $points }
gotham-part-jump = Saut : { $points }
gotham-part-mission = Selon la mission : { $points }
gotham-part-move = Le déplacement : { $points }
gotham-part-wall = À travers la paroi : { $points }

## on pages: conditions of a figure

gotham-condition-dazed = Sonné
gotham-condition-dazed-text = Sans compétences tant que le pion tour ne bouge pas.
gotham-condition-friend = Ami imaginaire
gotham-condition-friend-text = Un ami imaginaire l'accompagne.
gotham-condition-lying = Au sol
gotham-condition-lying-text = Doit d'abord se relever, sans points de premier mouvement.
gotham-condition-shackled = Entravé
gotham-condition-shackled-text = { $count } succès de moins à chaque résultat.

## on pages: log and standing

gotham-chapter-camp = { CAPITAL($camp) }
gotham-chapter-turn = Tour { $turn }
gotham-ending-heroes = Les héros gagnent « { $mission } » au tour { $turn }
gotham-ending-villain = Le vilain gagne « { $mission } » au tour { $turn }
gotham-standing = { $mission }, tour { $turn } sur { $last }

## on pages: odds and previews

gotham-because-attack = { $successes ->
    [0] { $attacker } attaque { $target }
   *[other] { $attacker } attaque { $target }, succès : { $successes }
}
gotham-because-lead = Vous avez la main : agissez, cédez-la ou passez.
gotham-field-available = énergie disponible
gotham-field-fatigue = fatigue
gotham-field-wounds = blessures
gotham-odds-assumes = Qui lance les dés prend les relances gratuites des dés inutiles et ne dépense plus de cubes.
gotham-odds-assumes-defence = Le défenseur n'a pas encore choisi : les deux extrêmes sont comptés, aucun cube et les { $count } qu'il peut dépenser. Qui lance les dés prend les relances gratuites des dés inutiles et ne dépense plus de cubes.
gotham-odds-done = réussi
gotham-odds-if-defended = si { $count } { $count ->
    [one] cube défend
   *[other] cubes défendent
}
gotham-odds-neutralised = neutralisé
gotham-odds-shackled = entravé
gotham-odds-successes = succès
gotham-odds-tokens = pions d'entrave
gotham-odds-wounded = blessé
gotham-odds-wounds = blessures
gotham-preview-cubes = { $who } : { $field } { $now } → { $then }
gotham-stands-attack = En l'état des dés : { $successes } succès de { $attacker } contre { $target }.
gotham-stands-deed = En l'état des dés : { $successes } sur { $difficulty } requis.
gotham-stands-defence = En l'état des dés : { $defence } contre { $attack } ; { $wounds ->
    [0] rien ne passe
    [one] 1 blessure passe
   *[other] { $wounds } blessures passent
}.
gotham-stands-hazard = En l'état des dés : { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
}. Ici, les succès blessent.
gotham-threshold-done = { $amount } ou plus : c'est fait
gotham-threshold-neutralised = { $amount } ou plus : { $figure } est neutralisé
gotham-variant-defended = Si le défenseur dépense tout ce qu'il peut : { $count }
gotham-variant-plain = Si le défenseur ne dépense rien

## on pages: sight

gotham-measure = { $from } à { $to } : { $moves ->
    [-1] aucun chemin n'y mène
    [0] la même zone
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}. { CAPITAL($why) }.
gotham-sight-broken-wall = en vue par la paroi brisée
gotham-sight-higher = hors de vue : « { $zone } » est trop haut
gotham-sight-letter = en vue par la lettre { $letter }
gotham-sight-line = en vue par une ligne dégagée
gotham-sight-none = hors de vue : aucun marqueur de ligne de vue
gotham-sight-orange = en vue par la limite orange
gotham-sight-own = en vue : c'est la même zone
gotham-sight-promontory = hors de vue : « { $zone } » fait obstacle
gotham-sight-wall = hors de vue : la paroi entre « { $one } » et « { $other } »

## on pages: the lobby

gotham-blurb = Un à trois joueurs de héros contre un vilain : des cubes à dépenser, une rivière de sbires, une mission contre la montre.
gotham-name = Gotham City Chronicles
gotham-missions-heroes = Les héros de la mission
gotham-missions-heroes-blurb = Ceux que la mission prévoit, partagés entre les joueurs des héros.
gotham-option-mission = Mission
gotham-option-team = Héros
gotham-setup-no-hero = Il n'y a pas de héros « { $hero } ».
gotham-setup-no-place = La mission n'a pas de place pour { $hero } avec les autres.
gotham-setup-nobodys = { $thing } n'est à aucun héros : nommez d'abord le héros.
gotham-setup-too-few-heroes = La mission a { $heroes } héros, trop peu pour { $players } joueurs.
gotham-setup-villain = Le dernier siège est le vilain : la mission nomme ses tuiles.
gotham-total-heroes = Héros
gotham-villain = Vilain

## on pages: the table

gotham-attack-answer = En réponse
gotham-attack-combo = Combo
gotham-attack-deferred = Avec le reste
gotham-attack-melee = Attaque au corps-à-corps
gotham-attack-ranged = Attaque à distance
gotham-claim = { $player } a la main. Voulez-vous agir ensuite ?
gotham-claim-go = J'y vais
gotham-phase-check = Vérification
gotham-phase-heroes = Tour des héros
gotham-phase-upkeep = Entretien
gotham-phase-villain = Tour du vilain
gotham-post-defence = Un cube ajoute { $dice }
gotham-post-movement = Un cube achète { $points } { $points ->
    [one] point
   *[other] points
} de déplacement
gotham-post-reroll = Un cube relance un dé
gotham-roll-attack = Attaque
gotham-roll-defence = Défense
gotham-roll-hazard = Danger
gotham-roll-manipulation = Manipulation
gotham-roll-thought = Réflexion
gotham-stage-check = Vérification
gotham-stage-heroes-act = Les héros agissent
gotham-stage-heroes-begin = Les héros récupèrent
gotham-stage-heroes-end = Le tour des héros se termine
gotham-stage-upkeep = Entretien
gotham-stage-villain-acts = Le vilain active des tuiles
gotham-stage-villain-begins = Le vilain récupère
gotham-stage-villain-ends = Le tour du vilain se termine

## récapitulatifs : ce qu'une attaque a donné

gotham-recap-attack = { $figure } attaque { $target }
gotham-recap-successes = { $count ->
   *[other] succès
}
gotham-recap-defence = défense
gotham-recap-changed = par des compétences
gotham-recap-ignored = ignorées
gotham-recap-wounds = { $count ->
    [one] blessure
   *[other] blessures
}
