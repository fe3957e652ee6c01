# Crisis Protocol. Les termes sont ceux du registre (games/crisis/ledger/crisis.yaml, terms) ; les phrases sont les nôtres.
# $side vaut `you` pour le camp de qui écoute, `other` pour un autre ; $team est son nom.

## answers about options

crisis-answer-option-does = { CAPITAL($does) }

## answers: what a player may choose, as a short order

crisis-answer-activate = Activez { $figure } (possède { $power } Pouvoir)
crisis-answer-advance = Avancez { $where } ({ $tool })
    .where = de
crisis-answer-affiliation = L'escouade est affiliée : { $name }
crisis-answer-affiliation-none = Aucune affiliation
crisis-answer-amount = { $amount }
crisis-answer-attack = Attaquez
crisis-answer-battlefield = Jouez plutôt sur « { $name } »
crisis-answer-battlefield-agree = D'accord
crisis-answer-card = Prenez « { $card } »
crisis-answer-climb = Grimpez { $where }
    .where = de
crisis-answer-condition = Retirez { $condition }
crisis-answer-crisis-type = Piochez la Crise de type { $kind }
crisis-answer-deploy = Déployez { $figure } en { $place }
crisis-answer-dice = { CAPITAL($dice) }
crisis-answer-dice-none = Aucun dé
crisis-answer-edge = Prenez le { $edge }
crisis-answer-effect = Utilisez { $source } ({ $figure }, { $cost } Pouvoir)
crisis-answer-effect-card = Utilisez { $source } ({ $cost } Pouvoir)
crisis-answer-effect-pass = Rien de plus
crisis-answer-end-activation = Terminez l'activation
crisis-answer-end-turn = Terminez le tour
crisis-answer-face = { CAPITAL($face) }
crisis-answer-interact = Interagissez avec { $token }
crisis-answer-join-in = Payez aussi ({ $cost } Pouvoir)
crisis-answer-join-in-no = Ne payez pas
crisis-answer-leader = { $figure } prend le commandement
crisis-answer-move = Déplacez-vous ({ $tool })
crisis-answer-move-any = Déplacez-vous
crisis-answer-no = Non
crisis-answer-on-top = Dessus
crisis-answer-option = Option { $number }
crisis-answer-order = D'abord { $source }
crisis-answer-other-target = Choisissez une autre cible
crisis-answer-other-target-no = Renoncez à l'attaque
crisis-answer-pass = Passez
crisis-answer-place = En { $place }
crisis-answer-place-way = { CAPITAL($where) }
crisis-answer-power = Utilisez { $power } ({ $cost } Pouvoir)
crisis-answer-power-action = Action : { $power } ({ $cost } Pouvoir)
crisis-answer-shake = Ressaisissez-vous
crisis-answer-squad = { $name } (menace { $threat })
crisis-answer-squad-done = L'escouade est complète
crisis-answer-stay = Restez sur place
crisis-answer-tactic = Jouez « { $card } » ({ $cost } Pouvoir)
crisis-answer-tactics = « { $card } »
crisis-answer-tactics-done = Plus de cartes
crisis-answer-target = { $thing }, { $inches ->
    [0] au contact
    [one] à { $inches } pouce
   *[other] à { $inches } pouces
} (dégâts : { $damage } sur { $stamina })
crisis-answer-thing = { CAPITAL($thing) }
crisis-answer-threat = Menace { $threat }, de la Crise de type { $kind }
crisis-answer-under = Dessous
crisis-answer-way = { CAPITAL($direction) }, { $degrees }°
    .direction = vers
crisis-answer-weapon = { $attack } : { $kind }, { $reach }, Force { $strength }, { $cost } Pouvoir
crisis-answer-yes = Oui

## asks: the questions, put to the player who answers

crisis-ask-act = Que fait { $figure } ? (il reste { $actions } { $actions ->
    [one] action
   *[other] actions
}, Pouvoir : { $power })
crisis-ask-add-tactic = Quelle carte Tactique d'Équipe ajoutez-vous ?
crisis-ask-advance = Où avance { $figure } ({ $tool }){ $wedge } ?
crisis-ask-advance-climb = Où va { $figure }, en avançant ({ $tool }) ou en grimpant{ $wedge } ?
crisis-ask-affiliation = Quelle affiliation utilise votre escouade ?
crisis-ask-amount = { $source } : combien, de { $least } à { $most } ?
crisis-ask-attack = Quelle attaque fait { $figure } ?
crisis-ask-battlefield = Acceptez-vous de jouer sur « { $name } » ?
crisis-ask-beam = { $figure }, { $attack } : dans quelle direction va le rayon ?
crisis-ask-condition = Quel état { $figure } perd ?
crisis-ask-crisis-type = Quel type de Crise piochez-vous ?
crisis-ask-deploy = Qui déployez-vous, et où ?
crisis-ask-deploy-grunts = Où déployez-vous { $figure } ?
crisis-ask-dice = { $source } : quels dés du { $roll }, { $most } au plus ?
crisis-ask-dice-exactly = { $source } : { $most ->
    [one] quel dé
   *[other] quels { $most } dés
} du { $roll } ?
crisis-ask-edge = Quel bord prenez-vous ?
crisis-ask-effect = { CAPITAL($moment) } : utiliser un effet ?
crisis-ask-face = { $source } : quelle face montre le dé maintenant ?
crisis-ask-join-in = « { $card } » : { $figure } paie aussi ({ $cost } Pouvoir) ?
crisis-ask-leader = Quel Leadership est actif ?
crisis-ask-may = { $source } : le faire ?
crisis-ask-on-terrain = { $token } : dessus ou dessous ({ $piece }) ?
crisis-ask-option = { $source } : que choisissez-vous ?
crisis-ask-order = Quel effet vient d'abord ?
crisis-ask-other-target = { $target } est hors de portée de { $figure } : une autre cible ?
crisis-ask-place = Où placez-vous { $figure }, à portée { $range } de { $of } ?
crisis-ask-played-by = Qui joue « { $card } » ?
crisis-ask-played-with = Qui joue « { $card } » avec { $figure } ?
crisis-ask-squad = Qui rejoint votre escouade ? (menace : { $threat } sur { $limit })
crisis-ask-tactics = Quelles cartes Tactique d'Équipe prenez-vous ? ({ $count } sur 5)
crisis-ask-target = { $figure }, { $attack } : qui est la cible ?
crisis-ask-thing = { $source } : qui ou quoi ?
crisis-ask-threat = Quelle Menace maximale est jouée ?
crisis-ask-token = Où placez-vous { $token }, à portée { $range } ?
crisis-ask-turn = Que faites-vous pendant votre tour ?
crisis-ask-way = Dans quelle direction part { $figure }{ $wedge } ?
crisis-wedge-away = , en s'éloignant de { $place }
crisis-wedge-free = { "" }
crisis-wedge-toward = , en se rapprochant de { $place }

## cards: amounts

crisis-amount-all = { $case ->
    [a] à tous
   *[plain] tous
}
crisis-amount-any = { $case ->
    [a] à autant que voulu
   *[plain] autant que voulu
}
crisis-amount-at-least = { $case ->
    [a] au plus grand entre { $first } et { $second }
   *[plain] le plus grand entre { $first } et { $second }
}
crisis-amount-count = { $case ->
    [a] au nombre { $who }
   *[plain] le nombre { $who }
}
    .who = de
crisis-amount-damage-dealt = { $case ->
    [a] aux dégâts infligés
   *[plain] les dégâts infligés
}
crisis-amount-defence = { $case ->
    [a] à la défense { $who } ({ $kind })
   *[plain] la défense { $who } ({ $kind })
}
    .who = de
crisis-amount-faces = { $case ->
    [a] au nombre de résultats { $faces } au { $roll }
   *[plain] le nombre de résultats { $faces } au { $roll }
}
crisis-amount-half = { $case ->
    [a] à la moitié de { $amount }, arrondie au supérieur
   *[plain] la moitié de { $amount }, arrondie au supérieur
}
crisis-amount-power = { $case ->
    [a] au Pouvoir { $who }
   *[plain] le Pouvoir { $who }
}
    .who = de
crisis-amount-round = { $case ->
    [a] au numéro du round
   *[plain] le numéro du round
}
crisis-amount-size = { $case ->
    [a] à la taille { $who }
   *[plain] la taille { $who }
}
    .who = de
crisis-amount-sum = { $case ->
    [a] à { $first } plus { $second }
   *[plain] { $first } plus { $second }
}
crisis-amount-the = { $case ->
    [a] à ce nombre
   *[plain] ce nombre
}
crisis-amount-threat = { $case ->
    [a] à la menace { $who }
   *[plain] la menace { $who }
}
    .who = de
crisis-amount-times = { $case ->
    [a] à { $first } fois { $second }
   *[plain] { $first } fois { $second }
}
crisis-amount-tokens = { $case ->
    [a] au nombre de pions en main { $who }
   *[plain] le nombre de pions en main { $who }
}
    .who = de
crisis-amount-up-to = { $case ->
    [a] jusqu'à { $amount }
   *[plain] jusqu'à { $amount }
}
crisis-amount-up-to-counted = { $case ->
    [a] jusqu'{ $amount }
   *[plain] jusqu'{ $amount }
}
    .amount = a
crisis-amount-x = { $case ->
    [a] à X
   *[plain] X
}

## cards: attacks and their rules

crisis-at-after = une fois l'attaque résolue
crisis-at-before-damage = avant d'infliger les dégâts
crisis-at-choose-target = avant de choisir la cible
crisis-at-modify = en modifiant les dés
crisis-attack-unnamed = une attaque
crisis-rule-at = { $at }, { $does }
crisis-rule-icons = [{ $icons }] { $text }
crisis-rule-named = { $name } : { $text }
crisis-rule-named-icons = [{ $icons }] { $name } : { $text }

## cards: conditions of abilities, after “if”

crisis-if-any = l'on trouve { $who }
crisis-if-at-least = { $one } est au moins { $other }
crisis-if-at-most = { $one } est au plus { $other }
crisis-if-behind-opponent = l'adversaire a moins de points de victoire que vous
crisis-if-behind-you = vous avez moins de points de victoire que l'adversaire
crisis-if-damage-dealt = l'attaque a infligé des dégâts
crisis-if-happened = cela a eu lieu
crisis-if-is = { $who } est { $a }
crisis-if-is-not = { $who } n'est pas { $a }
crisis-if-less-than = { $one } est en dessous de { $other }
crisis-if-more-than = { $one } dépasse { $other }
crisis-if-none = l'on ne trouve { $who }
crisis-if-not = il n'est pas vrai que { $claim }
crisis-if-not-happened = cela n'a pas eu lieu
crisis-if-shows = le { $roll } montre { $faces }
crisis-if-shows-no = le { $roll } ne montre aucun de ces résultats : { $faces }
crisis-if-target-fell = la cible est devenue Sonnée ou K.O.

## cards: durations and frequencies

crisis-once = une fois { $per }
crisis-per-activation = par activation
crisis-per-attack = par attaque
crisis-per-effect = par effet
crisis-per-game = par partie
crisis-per-round = par round
crisis-per-turn = par tour
crisis-until-activation = jusqu'à la fin de l'activation
crisis-until-attack = jusqu'à la fin de l'attaque
crisis-until-effect = jusqu'à la fin de cet effet
crisis-until-game = pour le reste de la partie
crisis-until-round = jusqu'à la fin du round
crisis-until-turn = jusqu'à la fin du tour

## cards: what abilities answer, after “when”

crisis-against = { "" } contre une attaque ({ $types })
crisis-against-any = { "" }
crisis-when-activation = { $who } s'active
crisis-when-activation-end = l'activation { $who } se termine
    .who = de
crisis-when-activation-phase-end = la Phase d'Activation se termine
crisis-when-activation-phase-start = la Phase d'Activation commence
crisis-when-after-attack = une attaque contre { $who } vient d'être résolue
crisis-when-after-attack-damaging = une attaque qui a infligé des dégâts { $who } vient d'être résolue
    .who = a
crisis-when-after-damage = { $who } vient de subir des dégâts
crisis-when-after-damage-from = { $who } vient de subir des dégâts d'un effet { $by }
    .by = de
crisis-when-before-damage = une attaque va infliger ses dégâts { $who }
    .who = a
crisis-when-cleanup-phase = viennent les effets de la Phase d'Entretien
crisis-when-collision = { $who } va subir une collision
crisis-when-damage = { $who } va subir des dégâts
crisis-when-damage-from = { $who } va subir des dégâts d'un effet { $by }
    .by = de
crisis-when-destroyed = un effet { $who } vient de détruire un terrain
    .who = de
crisis-when-effect-over = se termine un effet où { $who } a obtenu { $faces }
crisis-when-fell = { $who } vient de devenir Sonné ou K.O.
crisis-when-fell-by = { $who } vient de devenir Sonné ou K.O. du fait { $by }
    .by = de
crisis-when-leadership-active = ce Leadership devient actif
crisis-when-leadership-chosen = un Leadership de { $affiliations } vient d'être choisi
crisis-when-modify = { $who } modifie les dés du { $roll }{ $against }
crisis-when-modify-end = les deux camps ont modifié leurs dés
crisis-when-modify-vs = { $modify } et que l'autre personnage de l'attaque est { $vs }
crisis-when-moved = { $who } vient de se déplacer ({ $ways })
crisis-when-pool = { $who } réunit les dés du { $roll }
crisis-when-power-gone = { $who } vient de dépenser ou de perdre du Pouvoir
crisis-when-power-phase = viennent les effets de la Phase de Pouvoir
crisis-when-removed = { $who } va quitter le champ de bataille
crisis-when-rolled = { $who } vient de faire le { $roll }
crisis-when-scoring = on compte les points de victoire
crisis-when-squad-chosen = les escouades sont choisies
crisis-when-tactic-paid = { $who } vient de payer du Pouvoir pour une carte Tactique d'Équipe
crisis-when-targeted = une attaque cible { $who }

## cards: what holds

crisis-failures-not = { "" }
crisis-failures-too = , Échecs compris
crisis-holds-counts = au { $roll } { $who }{ $against }, chaque { $face } compte pour { $as } { $as ->
    [one] succès
   *[other] succès
}
    .who = de
crisis-holds-cover = { $who } est à couvert
crisis-holds-cover-vs = { $holds } contre les attaques { $vs }
    .vs = de
crisis-holds-criticals = chaque Critique du lancer ajoute { $dice } { $dice ->
    [one] dé
   *[other] dés
} au lieu d'un
crisis-holds-dice = { $who } ajoute { $amount } { $amount ->
    [one] dé
   *[other] dés
} au { $roll }
crisis-holds-dice-counted = { $who } ajoute au { $roll } un nombre de dés égal { $amount }
    .amount = a
crisis-holds-dropped-opponent = l'adversaire place, à portée { $range }, les pions lâchés par { $who }
crisis-holds-dropped-you = vous placez, à portée { $range }, les pions lâchés par { $who }
crisis-holds-extra-cost = { $who } paie { $power } { $power ->
    [one] Pouvoir
   *[other] Pouvoirs
} de plus pour { $what }
crisis-holds-if = { $holds }, si { $claim }
crisis-holds-keyword = { $who } a { $keyword }
crisis-holds-limit-attacks = { $who } fait au plus { $count } { $count ->
    [one] action Attaquer
   *[other] actions Attaquer
} { $per }
crisis-holds-limit-moves = { $who } fait au plus { $count } { $count ->
    [one] action Se déplacer
   *[other] actions Se déplacer
} { $per }
crisis-holds-no-collision = { $who } ne subit aucun dégât de collision
crisis-holds-no-tokens = { $who } ne peut ni ramasser, ni détenir, ni contester de pions, ni interagir avec eux
crisis-holds-not-moved = { $who } ne peut pas être déplacé ({ $ways }) par { $from }
crisis-holds-pay-from = { $who } peut payer { $what } avec le Pouvoir { $from }
    .from = de
crisis-holds-rerolls = { $who } peut relancer { $amount } { $amount ->
    [one] dé
   *[other] dés
} du { $roll }{ $failures }
crisis-holds-rerolls-counted = { $who } peut relancer des dés du { $roll } : { $amount }{ $failures }
crisis-holds-vs = { $holds }, contre { $vs }
crisis-holds-with = { $holds }, avec { $attack }
crisis-motion-advance = avancer
crisis-motion-climb = grimper
crisis-motion-place = placer
crisis-motion-push = pousser
crisis-motion-throw = lancer
crisis-moved-by-effects = les effets des deux camps
crisis-moved-by-enemy-superpowers = les superpouvoirs ennemis
crisis-moved-by-mystic = les règles spéciales d'attaques mystiques
crisis-payable-attack = des attaques
crisis-payable-superpower = des superpouvoirs
crisis-payable-tactic = des cartes Tactique d'Équipe

## cards: what is demanded of them

crisis-that-affiliation = de l'affiliation { $name }
crisis-that-alter-ego = d'alter ego { $name }
crisis-that-attacked = déjà pris pour cible ce tour-ci par { $who }
crisis-that-chosen = parmi ceux-là
crisis-that-collided = pris dans la collision
crisis-that-contests = en train de contester un pion
crisis-that-contests-secure = en train de contester un pion de la Crise Sécurisation
crisis-that-contests-the-same = en train de contester le même pion
crisis-that-contests-the-token = en train de contester le pion
crisis-that-dazed = avec un pion Sonné
crisis-that-grunt = avec le mot-clé Acolytes
crisis-that-has = avec le superpouvoir { $power }
crisis-that-healthy = côté Sain
crisis-that-holds = avec un pion en main
crisis-that-holds-the-token = avec ce pion en main
crisis-that-injured = côté Éclopé
crisis-that-is = à savoir { $who }
crisis-that-leads = avec un Leadership
crisis-that-leads-now = avec le Leadership actif
crisis-that-no-grunt = sans le mot-clé Acolytes
crisis-that-not = mais pas { $demands }
crisis-that-not-dazed = sans pion Sonné
crisis-that-not-targeted = pas encore pris pour cible par cette attaque ce round-ci
crisis-that-other = à l'exception { $who }
    .who = de
crisis-that-paid = parmi ceux qui ont payé
crisis-that-seen = en ligne de vue { $who }
    .who = de
crisis-that-size = de taille { $size } ou moins
crisis-that-stands-on = sur un terrain ({ $kind })
crisis-that-stands-on-terrain = sur un terrain interactif
crisis-that-within = à portée { $range } { $of }
    .of = de

## cards: what is done, step by step

crisis-attack-against = contre { $who }
crisis-attack-free = sans en payer le coût
crisis-attack-from = à mesurer à portée { $range } { $of }
    .of = de
crisis-attack-holds = pour laquelle ceci vaut : { $holds }
crisis-attack-laid-from = avec la réglette posée depuis { $who }
crisis-attack-then = avec la règle : { $rule }
crisis-attack-without = sans cette règle
crisis-changed-any = n'importe quelle autre face
crisis-lasting-actions = { $until }, pour { $uses } { $uses ->
    [one] action Attaquer
   *[other] actions Attaquer
}
crisis-lasting-attacks = { $until }, pour { $uses } { $uses ->
    [one] attaque
   *[other] attaques
}
crisis-lasting-for = ceci vaut pour { $who } : { $holds }
crisis-lasting-power = { $does } ({ $terms })
crisis-showing = { "" } montrant { $faces }
crisis-showing-any = { "" }
crisis-step-action-attack = { $who } effectue une action Attaquer
crisis-step-action-move = { $who } effectue une action Se déplacer
crisis-step-add-dice = ajoutez { $amount } { $amount ->
    [one] dé
   *[other] dés
} au { $roll }
crisis-step-add-dice-counted = ajoutez au { $roll } un nombre de dés égal { $amount }
    .amount = a
crisis-step-add-tactic = ajoutez à vos cartes une carte Tactique d'Équipe inutilisée du roster ({ $affiliations })
crisis-step-advance = { $who } avance ({ $tool })
crisis-step-among = { $step } ({ $conditions })
crisis-step-at-least = { $step }, sans descendre sous { $least }
crisis-step-attack = { $who } fait { $with }
crisis-step-away = { $step } en s'éloignant { $who }
    .who = de
crisis-step-by-opponent = { $step } (l'adversaire décide comment)
crisis-step-change = changez { $amount } { $amount ->
    [one] dé
   *[other] dés
} du { $roll }{ $showing } en { $to }
crisis-step-change-counted = changez des dés du { $roll }{ $showing } en { $to } : { $amount }
crisis-step-choose = choisissez { $who }
crisis-step-choose-one = choisissez un de ces effets : { $options }
crisis-step-collide = { $who } subit une collision avec { $with }
crisis-step-conditions = { $who } gagne { $conditions }
crisis-step-control = vous contrôlez { $token }
crisis-step-deploy-grunts = mettez en jeu les Acolytes de ce personnage à portée { $range } { $of }
    .of = de
crisis-step-destroy = détruisez { $who }
crisis-step-drop = { $who } lâche tous ses pions
crisis-step-for-each = pour { $who }, tour à tour : { $steps }
crisis-step-for-each-priority = pour { $who }, tour à tour, d'abord ceux du joueur qui a la Priorité : { $steps }
crisis-step-for-some = pour { $who }, { $count } au plus : { $steps }
crisis-step-gain-power = { $who } gagne { $amount } { $amount ->
    [one] Pouvoir
   *[other] Pouvoirs
}
crisis-step-gain-power-counted = { $who } gagne un nombre de Pouvoirs égal { $amount }
    .amount = a
crisis-step-heal = retirez { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} { $who }
    .who = a
crisis-step-heal-counted = retirez des dégâts { $who } : { $amount }
    .who = a
crisis-step-if = si { $claim } : { $then }
crisis-step-if-else = si { $claim } : { $then } ; sinon : { $else }
crisis-step-knock-out = { $who } devient K.O.
crisis-step-lasting = { $until } : { $holds }
crisis-step-later = une fois l'attaque résolue : { $steps }
crisis-step-less-damage = les dégâts diminuent de { $amount }
crisis-step-less-damage-counted = les dégâts diminuent d'autant : { $amount }
crisis-step-lose-power = { $who } perd { $amount } { $amount ->
    [one] Pouvoir
   *[other] Pouvoirs
}
crisis-step-lose-power-counted = { $who } perd un nombre de Pouvoirs égal { $amount }
    .amount = a
crisis-step-may = si vous voulez, { $steps }
crisis-step-of-roll = au { $roll }, { $step }
crisis-step-offer = { $who } peut payer { $cost } ; si oui : { $paid } ; sinon : { $else }
crisis-step-pick-up = { $who } ramasse { $token }
crisis-step-place = placez { $who } n'importe où à portée { $range } { $of }
    .of = de
crisis-step-push = poussez { $who } ({ $tool })
crisis-step-remove-conditions = retirez { $amount } { $amount ->
    [one] état spécial
   *[other] états spéciaux
} { $who }
    .who = a
crisis-step-remove-conditions-counted = retirez des états spéciaux { $who } : { $amount }
    .who = a
crisis-step-remove-tokens = retirez de la partie : { $token }
crisis-step-reroll = relancez { $amount } { $amount ->
    [one] dé
   *[other] dés
}{ $failures }
crisis-step-reroll-counted = relancez des dés : { $amount }{ $failures }
crisis-step-roll = lancez { $amount } { $amount ->
    [one] dé
   *[other] dés
}
crisis-step-roll-counted = jetez des dés, en nombre égal { $amount }
    .amount = a
crisis-step-score = vous marquez { $points }
crisis-step-score-instead = cette Crise rapporte cette fois { $points } { $points ->
    [one] point de victoire
   *[other] points de victoire
} à la place
crisis-step-score-opponent = l'adversaire marque { $points }
crisis-step-set-type = le type de l'attaque est { $kind }
crisis-step-suffer = { $who } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}
crisis-step-suffer-counted = { $who } subit un nombre de dégâts égal { $amount }
    .amount = a
crisis-step-take-control = vous contrôlez { $who } { $until }
crisis-step-throw = lancez { $who } ({ $tool })
crisis-step-toward = { $step } en se rapprochant { $who }
    .who = de
crisis-step-transform = ce personnage se transforme ({ $form })
crisis-step-treat = lisez { $amount } { $amount ->
    [one] dé
   *[other] dés
} du { $roll }{ $showing } comme { $as }
crisis-step-treat-counted = lisez des dés du { $roll }{ $showing } comme { $as } : { $amount }
crisis-with-cost = une attaque de sa carte qui coûte au plus { $cost } Pouvoir
crisis-with-named = l'attaque { $attack }
crisis-with-profile = une attaque ({ $kind }, { $reach }, Force { $strength })
crisis-with-this = cette attaque encore une fois

## cards: who is meant

crisis-who-ally = { $mode ->
    [each] { $case ->
            [de] de chaque personnage allié
            [a] à chaque personnage allié
           *[plain] chaque personnage allié
        }
    [no] { $case ->
            [de] d'aucun personnage allié
            [a] à aucun personnage allié
           *[plain] aucun personnage allié
        }
    [many] { $case ->
            [de] de personnages alliés
            [a] à personnages alliés
           *[plain] personnages alliés
        }
   *[one] { $case ->
            [de] d'un personnage allié
            [a] à un personnage allié
           *[plain] un personnage allié
        }
}
crisis-who-attacker = { $case ->
    [de] de l'attaquant
    [a] à l'attaquant
   *[plain] l'attaquant
}
crisis-who-character = { $mode ->
    [each] { $case ->
            [de] de chaque personnage
            [a] à chaque personnage
           *[plain] chaque personnage
        }
    [no] { $case ->
            [de] d'aucun personnage
            [a] à aucun personnage
           *[plain] aucun personnage
        }
    [many] { $case ->
            [de] de personnages
            [a] à personnages
           *[plain] personnages
        }
   *[one] { $case ->
            [de] d'un personnage
            [a] à un personnage
           *[plain] un personnage
        }
}
crisis-who-chosen-by-opponent = { $who } (au choix de l'adversaire)
    .who = same
crisis-who-defender = { $case ->
    [de] du défenseur
    [a] au défenseur
   *[plain] le défenseur
}
crisis-who-each-of = { $case ->
    [de] de chacun de ceux-ci ({ $all })
    [a] à chacun de ceux-ci ({ $all })
   *[plain] chacun de ceux-ci ({ $all })
}
crisis-who-enemy = { $mode ->
    [each] { $case ->
            [de] de chaque personnage ennemi
            [a] à chaque personnage ennemi
           *[plain] chaque personnage ennemi
        }
    [no] { $case ->
            [de] d'aucun personnage ennemi
            [a] à aucun personnage ennemi
           *[plain] aucun personnage ennemi
        }
    [many] { $case ->
            [de] de personnages ennemis
            [a] à personnages ennemis
           *[plain] personnages ennemis
        }
   *[one] { $case ->
            [de] d'un personnage ennemi
            [a] à un personnage ennemi
           *[plain] un personnage ennemi
        }
}
crisis-who-fallen = { $case ->
    [de] du personnage mis à terre
    [a] au personnage mis à terre
   *[plain] le personnage mis à terre
}
crisis-who-if = { $who } pour lequel { $claim }
    .who = same
crisis-who-interacting = { $case ->
    [de] du personnage qui interagit
    [a] au personnage qui interagit
   *[plain] le personnage qui interagit
}
crisis-who-it = { $case ->
    [de] de ce personnage
    [a] à ce personnage
   *[plain] ce personnage
}
crisis-who-mover = { $case ->
    [de] du personnage qui s'est déplacé
    [a] au personnage qui s'est déplacé
   *[plain] le personnage qui s'est déplacé
}
crisis-who-named = { $mode ->
    [each] { $case ->
            [de] de chaque { $name }
            [a] à chaque { $name }
           *[plain] chaque { $name }
        }
    [no] { $case ->
            [de] d'aucun { $name }
            [a] à aucun { $name }
           *[plain] aucun { $name }
        }
    [many] { $case ->
            [de] de { $name }
            [a] à { $name }
           *[plain] { $name }
        }
   *[one] { $case ->
            [de] de { $name }
            [a] à { $name }
           *[plain] { $name }
        }
}
crisis-who-named-ally = { $mode ->
    [each] { $case ->
            [de] de chaque { $name } (personnage allié)
            [a] à chaque { $name } (personnage allié)
           *[plain] chaque { $name } (personnage allié)
        }
    [no] { $case ->
            [de] d'aucun { $name } (personnage allié)
            [a] à aucun { $name } (personnage allié)
           *[plain] aucun { $name } (personnage allié)
        }
    [many] { $case ->
            [de] de { $name } (personnage allié)
            [a] à { $name } (personnage allié)
           *[plain] { $name } (personnage allié)
        }
   *[one] { $case ->
            [de] de { $name } (personnage allié)
            [a] à { $name } (personnage allié)
           *[plain] { $name } (personnage allié)
        }
}
crisis-who-not = pas { $who }
    .who = same
crisis-who-object = { $mode ->
    [each] { $case ->
            [de] de chaque objet
            [a] à chaque objet
           *[plain] chaque objet
        }
    [no] { $case ->
            [de] d'aucun objet
            [a] à aucun objet
           *[plain] aucun objet
        }
    [many] { $case ->
            [de] d'objets
            [a] à objets
           *[plain] objets
        }
   *[one] { $case ->
            [de] d'un objet
            [a] à un objet
           *[plain] un objet
        }
}
crisis-who-other-tokens = { $case ->
    [de] d'un autre pion de cette Crise
    [a] à un autre pion de cette Crise
   *[plain] un autre pion de cette Crise
}
crisis-who-partner = { $case ->
    [de] du partenaire
    [a] au partenaire
   *[plain] le partenaire
}
crisis-who-payers = { $case ->
    [de] de chaque personnage qui a payé
    [a] à chaque personnage qui a payé
   *[plain] chaque personnage qui a payé
}
crisis-who-player = { $case ->
    [de] du personnage qui joue cette carte
    [a] au personnage qui joue cette carte
   *[plain] le personnage qui joue cette carte
}
crisis-who-players = { $case ->
    [de] de chaque joueur
    [a] à chaque joueur
   *[plain] chaque joueur
}
crisis-who-roller = { $case ->
    [de] du personnage qui lance les dés
    [a] au personnage qui lance les dés
   *[plain] le personnage qui lance les dés
}
crisis-who-self = { $case ->
    [de] de ce personnage
    [a] à ce personnage
   *[plain] ce personnage
}
crisis-who-target = { $case ->
    [de] de la cible
    [a] à la cible
   *[plain] la cible
}
crisis-who-terrain = { $mode ->
    [each] { $case ->
            [de] de chaque terrain interactif
            [a] à chaque terrain interactif
           *[plain] chaque terrain interactif
        }
    [no] { $case ->
            [de] d'aucun terrain interactif
            [a] à aucun terrain interactif
           *[plain] aucun terrain interactif
        }
    [many] { $case ->
            [de] de terrains interactifs
            [a] à terrains interactifs
           *[plain] terrains interactifs
        }
   *[one] { $case ->
            [de] d'un terrain interactif
            [a] à un terrain interactif
           *[plain] un terrain interactif
        }
}
crisis-who-terrain-kind = { $mode ->
    [each] { $case ->
            [de] de chaque terrain ({ $kind })
            [a] à chaque terrain ({ $kind })
           *[plain] chaque terrain ({ $kind })
        }
    [no] { $case ->
            [de] d'aucun terrain ({ $kind })
            [a] à aucun terrain ({ $kind })
           *[plain] aucun terrain ({ $kind })
        }
    [many] { $case ->
            [de] de terrains ({ $kind })
            [a] à terrains ({ $kind })
           *[plain] terrains ({ $kind })
        }
   *[one] { $case ->
            [de] d'un terrain ({ $kind })
            [a] à un terrain ({ $kind })
           *[plain] un terrain ({ $kind })
        }
}
crisis-who-that = { $case ->
    [de] de ce personnage-là
    [a] à ce personnage-là
   *[plain] ce personnage-là
}
crisis-who-that-is = { $who } { $demands }
    .who = same
crisis-who-that-terrain = { $case ->
    [de] de ce terrain-là
    [a] à ce terrain-là
   *[plain] ce terrain-là
}
crisis-who-that-token = { $case ->
    [de] de ce pion-là
    [a] à ce pion-là
   *[plain] ce pion-là
}
crisis-who-token = { $case ->
    [de] du pion
    [a] au pion
   *[plain] le pion
}
crisis-who-token-controlled = { $mode ->
    [each] { $case ->
            [de] de chaque pion sous contrôle
            [a] à chaque pion sous contrôle
           *[plain] chaque pion sous contrôle
        }
    [no] { $case ->
            [de] d'aucun pion sous contrôle
            [a] à aucun pion sous contrôle
           *[plain] aucun pion sous contrôle
        }
    [many] { $case ->
            [de] de pions sous contrôle
            [a] à pions sous contrôle
           *[plain] pions sous contrôle
        }
   *[one] { $case ->
            [de] d'un pion sous contrôle
            [a] à un pion sous contrôle
           *[plain] un pion sous contrôle
        }
}
crisis-who-token-secured = { $mode ->
    [each] { $case ->
            [de] de chaque pion que l'adversaire sécurise
            [a] à chaque pion que l'adversaire sécurise
           *[plain] chaque pion que l'adversaire sécurise
        }
    [no] { $case ->
            [de] d'aucun pion que l'adversaire sécurise
            [a] à aucun pion que l'adversaire sécurise
           *[plain] aucun pion que l'adversaire sécurise
        }
    [many] { $case ->
            [de] de pions que l'adversaire sécurise
            [a] à pions que l'adversaire sécurise
           *[plain] pions que l'adversaire sécurise
        }
   *[one] { $case ->
            [de] d'un pion que l'adversaire sécurise
            [a] à un pion que l'adversaire sécurise
           *[plain] un pion que l'adversaire sécurise
        }
}
crisis-who-tokens = { $mode ->
    [each] { $case ->
            [de] de chaque pion de cette Crise
            [a] à chaque pion de cette Crise
           *[plain] chaque pion de cette Crise
        }
    [no] { $case ->
            [de] d'aucun pion de cette Crise
            [a] à aucun pion de cette Crise
           *[plain] aucun pion de cette Crise
        }
    [many] { $case ->
            [de] de pions de cette Crise
            [a] à pions de cette Crise
           *[plain] pions de cette Crise
        }
   *[one] { $case ->
            [de] d'un pion de cette Crise
            [a] à un pion de cette Crise
           *[plain] un pion de cette Crise
        }
}

## cards: whole cards

crisis-card-attack = { $name } ({ $line }). { $text }
crisis-card-attacks = Attaques
crisis-card-crisis = { $name } ({ $kind }, Menace maximale { $threat } ; { $count } × { $token }, { $token-kind })
crisis-card-defences = Défenses : physique { $physical }, énergétique { $energy }, mystique { $mystic }
crisis-card-form = Forme : { $name }
crisis-card-gem = { $name } (menace +{ $threat })
crisis-card-stamina = Endurance : Sain { $healthy }, Éclopé { $injured }
crisis-card-stamina-one = Endurance : { $healthy }
crisis-card-superpower = { $name } ({ $line }). { $text }
crisis-card-superpowers = Superpouvoirs
crisis-card-title = { $name }, menace { $threat }
crisis-card-values = Vitesse { $speed }, taille { $size }
crisis-cost = { $power } { $power ->
    [one] Pouvoir
   *[other] Pouvoirs
}
crisis-cost-chosen = { $least } à { $most } Pouvoirs (X)
crisis-cost-from = { $cost } { $who }
    .who = de
crisis-form-normal = forme normale
crisis-hold-limit = Un personnage en détient au plus { $limit }.
crisis-interact = Interagir (Pouvoir : { $cost }) : { $does }.
crisis-line-action = action
crisis-line-affiliation = { $name }
crisis-line-side = seulement { $side }
crisis-line-strength = Force { $strength }
crisis-played-by-active = à jouer par { $who }, pendant son activation
crisis-played-by-many = à jouer ensemble, avec le coût payé par { $who } qui participe
crisis-played-by-one = à jouer par { $who }
crisis-played-by-pair = à jouer ensemble par { $who } et { $other }
crisis-score-controlled = { $points } { $points ->
    [one] point de victoire
   *[other] points de victoire
} pour chaque « { $token } » sous contrôle
crisis-score-held = { $points } { $points ->
    [one] point de victoire
   *[other] points de victoire
} pour chaque « { $token } » en main
crisis-score-holder = { $points } { $points ->
    [one] point de victoire
   *[other] points de victoire
} pour chaque personnage qui détient « { $token } »
crisis-score-secured = { $points } { $points ->
    [one] point de victoire
   *[other] points de victoire
} pour chaque « { $token } » en sécurité
crisis-text-if = si { $claim } : { $does }
crisis-text-when = quand { $when } : { $does }
crisis-text-when-if = quand { $when }, si { $claim } : { $does }
crisis-unaffiliated = sans affiliation

## conditions: the name of each, then what it does

crisis-condition-bleed = Hémorragie
crisis-condition-bleed-text = À la fin de chacune de ses activations, subit 1 dégât.
crisis-condition-hex = Ensorcelé
crisis-condition-hex-text = Ses Critiques n'ajoutent aucun dé à ses lancers.
crisis-condition-incinerate = Calciné
crisis-condition-incinerate-text = Un dé de moins à ses lancers de défense.
crisis-condition-judgment = Jugement
crisis-condition-judgment-text = Les dégâts des attaques ennemies ne lui donnent aucun Pouvoir.
crisis-condition-poison = Poison
crisis-condition-poison-text = Perd 1 Pouvoir à chaque Phase de Pouvoir.
crisis-condition-root = Entravé
crisis-condition-root-text = Chaque superpouvoir actif ou réactif lui coûte 1 Pouvoir de plus.
crisis-condition-shock = Secoué
crisis-condition-shock-text = Un dé de moins à ses lancers d'attaque.
crisis-condition-slow = Ralenti
crisis-condition-slow-text = N'avance qu'avec le gabarit succinct (S).
crisis-condition-stagger = Déstabilisé
crisis-condition-stagger-text = Sa première action doit être de se ressaisir, ce qui retire Déstabilisé.
crisis-condition-stun = Étourdi
crisis-condition-stun-text = Aucun effet ne lui donne plus de 1 Pouvoir.

## dice: faces, and how many show them

crisis-dice-blank = { $count } { $count ->
    [one] Vierge
   *[other] Vierges
}
crisis-dice-block = { $count } { $count ->
    [one] Blocage
   *[other] Blocages
}
crisis-dice-critical = { $count } { $count ->
    [one] Critique
   *[other] Critiques
}
crisis-dice-failure = { $count } { $count ->
    [one] Échec
   *[other] Échecs
}
crisis-dice-hit = { $count } { $count ->
    [one] Touche
   *[other] Touches
}
crisis-dice-none = aucun dé
crisis-dice-wild = { $count } { $count ->
    [one] Remarquable
   *[other] Remarquables
}
crisis-face-blank = Vierge
crisis-face-block = Blocage
crisis-face-critical = Critique
crisis-face-failure = Échec
crisis-face-hit = Touche
crisis-face-wild = Remarquable

## events: what happened

crisis-event-aborted = L'attaque de { $figure } n'a pas lieu.
crisis-event-activated = { $figure } a fini.
crisis-event-activation = { $figure } s'active.
crisis-event-ally = { $figure } se trouve sur le chemin et subit aussi l'attaque.
crisis-event-attack = { $figure } attaque avec { $attack }.
crisis-event-battlefield = On joue sur « { $name } ».
crisis-event-battlefield-proposed = { $side ->
    [you] Vous proposez « { $name } ».
   *[other] { $team } propose « { $name } ».
}
crisis-event-changed = { CAPITAL($roll) } : { $dice } devient { $to }.
crisis-event-collided = { $figure } entre en collision avec { $thing }.
crisis-event-compared = { CAPITAL($attack) } contre { $defence } : { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}.
crisis-event-condition = { $figure } gagne { $condition }.
crisis-event-condition-removed = { $figure } perd { $condition }.
crisis-event-control = { $side ->
    [you] Vous contrôlez maintenant { $figure }.
   *[other] { $team } contrôle maintenant { $figure }.
}
crisis-event-controlled = { $side ->
    [you] Vous contrôlez { $token }.
   *[other] { $team } contrôle { $token }.
}
crisis-event-crisis-type = { $side ->
    [you] Vous piochez la Crise de type { $kind }.
   *[other] { $team } pioche la Crise de type { $kind }.
}
crisis-event-damaged = { $figure } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} : { $now } sur { $stamina }.
crisis-event-dazed = { $figure } reçoit un pion Sonné.
crisis-event-deployed = { $figure } se déploie en { $place }.
crisis-event-destroyed = { CAPITAL($piece) } : destruction.
crisis-event-drawn = La partie est finie : égalité.
crisis-event-dropped = { $figure } lâche { $token } en { $place }.
crisis-event-edge = { $side ->
    [you] Vous prenez le { $edge }.
   *[other] { $team } prend le { $edge }.
}
crisis-event-healed = { $figure } retire { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} et en garde { $now }.
crisis-event-injured = { $figure } se relève, carte sur la face Éclopé.
crisis-event-interacted = { $figure } interagit avec { $token }.
crisis-event-laid-on-top = { $token } : dessus ({ $piece }).
crisis-event-laid-under = { $token } : dessous ({ $piece }).
crisis-event-leader = { $side ->
    [you] { $figure } commande votre escouade.
   *[other] { $figure } commande l'escouade : { $team }.
}
crisis-event-leader-none = { $side ->
    [you] Votre escouade n'a pas de Leadership.
   *[other] { $team } n'a pas de Leadership.
}
crisis-event-mission = La mission : « { $secure } » et « { $extraction } ».
crisis-event-moved-advance = { $figure } avance de { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} jusqu'en { $place }.
crisis-event-moved-climb = { $figure } grimpe de { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} jusqu'en { $place }.
crisis-event-moved-place = Le nouvel emplacement de { $figure } est { $place }.
crisis-event-moved-push = { $figure } recule sous une poussée de { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}, jusqu'en { $place }.
crisis-event-moved-throw = { $figure } vole sur { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}, jusqu'en { $place }.
crisis-event-out-of-range = { $target } est hors de portée de { $figure } : { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}, la portée est de { $range }.
crisis-event-passed = { $side ->
    [you] Vous passez.
   *[other] { $team } passe.
}
crisis-event-phase = { CAPITAL($phase) }.
crisis-event-picked-up = { $figure } ramasse { $token }.
crisis-event-power-gained = { $figure } gagne { $amount } { $amount ->
    [one] Pouvoir
   *[other] Pouvoirs
} et en a { $now }.
crisis-event-power-spent = { $figure } dépense ou perd { $amount } { $amount ->
    [one] Pouvoir
   *[other] Pouvoirs
} et en a { $now }.
crisis-event-priority = { $side ->
    [you] La Priorité vous revient.
   *[other] La Priorité revient à : { $team }.
}
crisis-event-priority-rolled = { $team-a } obtient { $a }, { $team-b } obtient { $b } : { $side ->
    [you] vous avez la Priorité.
   *[other] { $team } a la Priorité.
}
crisis-event-priority-tied = { $team-a } obtient { $a }, { $team-b } obtient { $b } : égalité, on relance.
crisis-event-removed = { $figure } quitte le champ de bataille.
crisis-event-rerolled = { CAPITAL($roll) } : relance de { $dice }.
crisis-event-rolled = { CAPITAL($roll) } : { $dice }.
crisis-event-round = Round { $round }.
crisis-event-scored = { $team-a } marque { $a } et en est à { $total-a } ; { $team-b } marque { $b } et en est à { $total-b }.
crisis-event-shifted = { CAPITAL($piece) } : décalage.
crisis-event-squad-ready = { $side ->
    [you] Votre escouade est prête.
   *[other] { $team } a choisi son escouade.
}
crisis-event-squads = Les escouades : { $team-a } avec { $a } ; { $team-b } avec { $b }.
crisis-event-step = { $step } : { $attacker } contre { $target }.
crisis-event-superpower = { $figure } utilise { $power }.
crisis-event-tactic = { $figure } joue « { $card } ».
crisis-event-tactic-added = { $side ->
    [you] Vous ajoutez « { $card } » à vos cartes.
   *[other] { $team } ajoute « { $card } » à ses cartes.
}
crisis-event-threat = La Menace maximale est { $threat }.
crisis-event-thrown = { $figure } lance { $piece } { $direction } sans rien toucher.
    .direction = vers
crisis-event-thrown-at = { $figure } lance { $piece } { $direction } et touche { $thing }.
    .direction = vers
crisis-event-token-moved = { $token } se trouve maintenant en { $place }.
crisis-event-transformed = { $figure } se transforme.
crisis-event-turn = { $side ->
    [you] C'est votre tour.
   *[other] C'est le tour de : { $team }.
}
crisis-event-won = { $side ->
    [you] La partie est finie : vous gagnez.
   *[other] La partie est finie : { $team } gagne.
}

## keywords: the name of each, then what it does

crisis-keyword-flight = Vol
crisis-keyword-flight-text = Compte comme taille 5 quand on pose le gabarit pour avancer.
crisis-keyword-gem-bearer = Porteur de Gemme ({ $gems })
crisis-keyword-gem-bearer-text = Peut porter une de ces Gemmes : { $gems }.
crisis-keyword-grunts = Acolytes ({ $parents })
crisis-keyword-grunts-text = N'appartient à aucun roster ; entre en jeu et s'active avec son personnage Parent : { $parents }.
crisis-keyword-healing-factor = Facteur de Guérison { $x }
crisis-keyword-healing-factor-text = À la fin de son activation, peut se retirer { $x } { $x ->
    [one] dégât
   *[other] dégâts
}.
crisis-keyword-immunity = Immunité ({ $conditions })
crisis-keyword-immunity-text = N'a jamais ces états spéciaux : { $conditions }.
crisis-keyword-several-gems = Plusieurs Gemmes ({ $count })
crisis-keyword-several-gems-text = Peut porter jusqu'à { $count } Gemmes à la fois.
crisis-keyword-stealth = Furtivité
crisis-keyword-stealth-text = Qui l'attaque doit être à portée 3.
crisis-keyword-wall-crawler = Marche Ascensionnelle
crisis-keyword-wall-crawler-text = Compte comme taille 5 quand on pose le gabarit pour avancer.

## moments: why effects may be used

crisis-moment-activation = { $figure } s'active
crisis-moment-activation-end = l'activation de { $figure } se termine
crisis-moment-activation-phase-end = fin de la Phase d'Activation
crisis-moment-activation-phase-start = début de la Phase d'Activation
crisis-moment-after-attack = { $attacker } vient d'attaquer { $target } ({ $attack })
crisis-moment-after-damage = { $figure } vient de subir des dégâts
crisis-moment-before-damage = { $attacker } va infliger des dégâts à { $target } ({ $attack })
crisis-moment-choose-target = { $attacker } fait une attaque ({ $attack }), cible { $target }
crisis-moment-collision = { $figure } va subir une collision
crisis-moment-damage = { $figure } va subir { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}
crisis-moment-destroyed = un élément de terrain vient d'être détruit
crisis-moment-effect-over = { $figure } vient d'obtenir un Critique
crisis-moment-fell = { $figure } vient d'être mis hors de combat
crisis-moment-leadership-chosen = le Leadership est choisi
crisis-moment-modify-end = { $attacker } contre { $target } ({ $attack }) : tous les dés sont modifiés
crisis-moment-moved = { $figure } vient de se déplacer
crisis-moment-own-dice = { $figure } modifie les dés du { $roll }
crisis-moment-own-turn = votre tour
crisis-moment-pool = { $figure } réunit les dés du { $roll }
crisis-moment-power-gone = { $figure } vient de dépenser ou de perdre du Pouvoir
crisis-moment-removed = { $figure } va quitter le champ de bataille
crisis-moment-rolled = { $figure } a fait le { $roll }
crisis-moment-squad-chosen = l'escouade est choisie
crisis-moment-tactic-paid = carte Tactique d'Équipe payée par { $figures }
crisis-moment-targeted = { $attacker } cible { $target } ({ $attack })
crisis-moment-their-dice = l'adversaire modifie le { $roll } de { $figure }

## problems of a roster

crisis-problem = { $why } ({ $what })
crisis-problem-characters = personnages
crisis-problem-count = { $why } ({ $what } : { $found } au lieu de { $wanted })
crisis-problem-extraction = Crises Extraction
crisis-problem-gems = Gemmes de { $figure }
crisis-problem-secure = Crises Sécurisation
crisis-problem-tactics = cartes Tactique d'Équipe
crisis-problem-unknown = il n'y a pas de carte « { $id } »

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

crisis-refusal-half = { $why } On en compte { $value } sur { $limit }.
crisis-refusal-power = { $why } Il en faut { $limit }, il y en a { $value }.
crisis-refusal-threat = { $why } Elle serait de { $value } sur { $limit }.
crisis-why-activation_action_move = Un déplacement est une seule avance, ou une escalade.
crisis-why-activation_action_shake = Le personnage n'a pas cet état.
crisis-why-activation_activate-mandatory = Vous ne pouvez pas passer : activez un personnage.
crisis-why-activation_activated-not-again = Ce personnage a déjà un pion Activé pour ce round.
crisis-why-activation_alternate-turns = Ce n'est pas à vous d'activer ce personnage.
crisis-why-activation_one-activation-per-turn = On n'active qu'un personnage par tour.
crisis-why-activation_turn-content = Il faut d'abord activer un personnage.
crisis-why-activation_two-actions = Il ne reste plus d'action.
crisis-why-advance_bend = Le gabarit ne se plie pas autant.
crisis-why-advance_end-anywhere = Le socle doit toucher le gabarit là où il s'arrête.
crisis-why-advance_overlap-size = Le gabarit passe sur un terrain plus grand que le personnage.
crisis-why-advance_tool-choice = Le gabarit peut être plus court, mais pas plus long.
crisis-why-affiliation_more-than-half = Plus de la moitié de l'escouade doit figurer sur la liste de l'affiliation.
crisis-why-attack-rules_not-optional = Cette règle de l'attaque est obligatoire.
crisis-why-attack_need-target = Il n'y a personne à attaquer.
crisis-why-attack_no-allied-target = On n'attaque pas ses alliés.
crisis-why-attack_range-and-los = La cible est hors de portée ou hors de vue.
crisis-why-attack_step1_affordable = Il n'y a pas assez de Pouvoir pour cette attaque.
crisis-why-attack_step1_choose = La carte n'a pas cette attaque.
crisis-why-attack_step2_declare = L'attaque ne peut pas viser cette cible.
crisis-why-attack_step2_out-of-range = La cible est en vue, mais hors de portée.
crisis-why-battlefield_terrain-agreement = Ce champ de bataille n'est pas proposé, ou l'a déjà été.
crisis-why-beam_forced-target = Le rayon doit couvrir le personnage qu'il faut attaquer.
crisis-why-beam_needs-enemy = Un rayon doit atteindre un ennemi en vue.
crisis-why-cleanup_step3 = Cet effet n'attend pas d'être résolu.
crisis-why-climb_as-advance = On grimpe avec le gabarit succinct (S).
crisis-why-climb_size-6-barred = On ne grimpe pas sur un terrain de taille 6.
crisis-why-conditions_slow = Ralenti : seulement le gabarit succinct (S).
crisis-why-conditions_stagger = Déstabilisé : la première action doit être de se ressaisir.
crisis-why-crisis-card_rules-text = La carte Crise ne permet pas cela avec son pion.
crisis-why-damage_dazed_no-activation = On n'active pas un personnage Sonné.
crisis-why-damage_dazed_no-attacks = Un personnage Sonné n'attaque pas.
crisis-why-damage_dazed_untargetable = On n'attaque pas un personnage Sonné.
crisis-why-deployment_alternate = Ce personnage ne peut pas être déployé maintenant.
crisis-why-deployment_legal-position = Personne ne peut se tenir là.
crisis-why-deployment_within-3 = Déployez à portée 3 de votre propre bord.
crisis-why-dice_failure = Un Échec n'est ni relancé ni changé.
crisis-why-effects_cannot-beats-can = Un autre effet l'interdit.
crisis-why-effects_same-name-once = Un effet de ce nom a déjà servi.
crisis-why-effects_sources = L'effet ne propose pas cela.
crisis-why-grunts_deployed-with-parent = Les Acolytes se déploient avec leur personnage Parent.
crisis-why-grunts_never-in-roster = Les Acolytes ne font pas partie d'un roster.
crisis-why-grunts_not-chosen = Les Acolytes s'activent avec leur personnage Parent.
crisis-why-infinity-gems_bearer-needed = Le personnage n'est pas Porteur de cette Gemme.
crisis-why-infinity-gems_one-of-each = Chaque Gemme est unique.
crisis-why-infinity-gems_one-per-character = Le personnage porte plus de Gemmes qu'il ne peut.
crisis-why-leadership_needs-affiliation = Ce Leadership demande son affiliation.
crisis-why-line-of-sight_terrain-blocks = Du terrain coupe la ligne de vue.
crisis-why-modify-dice_once-per-ability = Cette règle ne peut pas toucher ces dés, ou pas deux fois.
crisis-why-movement_must-fit = La figurine n'y tient pas.
crisis-why-movement_no-base-overlap-end = Le socle en chevaucherait un autre.
crisis-why-movement_no-partial-terrain = Le socle doit être entièrement sur le terrain, ou à côté.
crisis-why-movement_not-off-board = On ne sort pas du champ de bataille.
crisis-why-objectives_drop_placement = Un pion lâché se place près de qui le détenait.
crisis-why-objectives_hold = Quelqu'un détient ce pion.
crisis-why-objectives_hold-many = Le personnage détient autant de pions que la Crise le permet.
crisis-why-objectives_interact_once-per-token = Le personnage a déjà interagi avec ce pion pendant cette activation.
crisis-why-objectives_interact_when = Le pion est trop loin.
crisis-why-place_measure-from-placed = L'emplacement est hors de portée.
crisis-why-power_no-overspend = Il n'y a pas assez de Pouvoir.
crisis-why-roster_contents = Un roster comporte dix personnages, dix cartes Tactique d'Équipe et trois Crises de chaque type.
crisis-why-roster_crises-unique = Chaque Crise n'est qu'une fois dans un roster.
crisis-why-roster_tactics-unique = Chaque carte Tactique d'Équipe n'est qu'une fois dans un roster.
crisis-why-roster_unique-characters = Chaque personnage n'est qu'une fois dans un roster.
crisis-why-squad_from-roster = L'escouade vient de votre propre roster.
crisis-why-squad_tactics-up-to-five = Cinq cartes Tactique d'Équipe du roster au plus, chacune une fois.
crisis-why-squad_threat-limit = La menace de l'escouade serait trop élevée.
crisis-why-squad_unique-alter-ego = Cet alter ego est déjà dans l'escouade.
crisis-why-superpowers_active_action-prefix = Ce superpouvoir est une action, et il n'en reste pas.
crisis-why-superpowers_active_when = Ce superpouvoir s'utilise pendant l'activation de son personnage.
crisis-why-superpowers_fields = La carte n'a pas ce superpouvoir, ou sa condition n'est pas remplie.
crisis-why-superpowers_once-per-turn = Ce superpouvoir a déjà servi pendant ce tour.
crisis-why-superpowers_optional = Ce superpouvoir n'aurait aucun effet.
crisis-why-superpowers_reactive_trigger = Rien ne déclenche cela maintenant.
crisis-why-table_not-offered = Ce choix n'est pas proposé.
crisis-why-table_wrong-kind = Ce n'est pas une réponse à la question.
crisis-why-team-tactics_affiliation-required = Cette carte demande son affiliation.
crisis-why-team-tactics_discard = Cette carte n'est pas parmi celles qui peuvent être jouées.
crisis-why-team-tactics_play-sequence = Personne ne peut jouer cette carte maintenant.
crisis-why-team-tactics_type_active-action = Cette carte prend une action du personnage activé.
crisis-why-team-tactics_type_reactive = Rien ne déclenche cette carte maintenant.
crisis-why-timing_non-player-last = Cet effet n'attend pas d'être résolu.
crisis-why-toward-away_stay-inside = Il faut se rapprocher ou s'éloigner, comme l'effet le dit.
crisis-why-toward-away_whole-move-inside = Tout le déplacement doit se rapprocher ou s'éloigner, comme l'effet le dit.

## sources of effects that have no card

crisis-source-book = Les règles
crisis-source-cover = Couvert

## steps of an attack

crisis-attack-step-after = Après l'attaque
crisis-attack-step-attack-pool = Dés d'attaque
crisis-attack-step-attack-roll = Lancer d'attaque
crisis-attack-step-before-damage = Avant les dégâts
crisis-attack-step-compare = Comparaison des succès
crisis-attack-step-criticals = Critiques
crisis-attack-step-damage = Dégâts
crisis-attack-step-declare = Cible
crisis-attack-step-defence-pool = Dés de défense
crisis-attack-step-defence-roll = Lancer de défense
crisis-attack-step-modify = Modification des dés
crisis-attack-step-pay = Coût
crisis-attack-step-resolved = Résolution

## terms of the game

crisis-edge-north = bord nord
crisis-edge-south = bord sud
crisis-extraction = Extraction
crisis-health-healthy = Sain
crisis-health-injured = Éclopé
crisis-kind-active = actif
crisis-kind-active-action = actif : action
crisis-kind-innate = inné
crisis-kind-leadership = Leadership
crisis-kind-reactive = réactif
crisis-phase-activation = Phase d'Activation
crisis-phase-battlefield = champ de bataille
crisis-phase-cleanup = Phase d'Entretien
crisis-phase-deployment = déploiement
crisis-phase-leadership = Leadership
crisis-phase-mission = mission
crisis-phase-power = Phase de Pouvoir
crisis-phase-priority = lancer de Priorité
crisis-phase-squads = escouades
crisis-reach-area = zone { $range }
crisis-reach-beam = rayon { $range }
crisis-reach-range = portée { $range }
crisis-roll-any = lancer
crisis-roll-attack = lancer d'attaque
crisis-roll-defence = lancer de défense
crisis-roll-dodge = lancer d'esquive
crisis-secure = Sécurisation
crisis-terrain-bench = banc
crisis-terrain-billboard = panneau d'affichage
crisis-terrain-building = immeuble
crisis-terrain-car = voiture
crisis-terrain-crate = caisse
crisis-terrain-cryo-tube = tube cryogénique
crisis-terrain-dumpster = benne à ordures
crisis-terrain-food-truck = camion-restaurant
crisis-terrain-kiosk = kiosque
crisis-terrain-lamp-post = lampadaire
crisis-terrain-monolith = monolithe
crisis-terrain-pyramid = pyramide
crisis-terrain-shop = boutique
crisis-terrain-truck = camion
crisis-token-asset = Atout
crisis-token-civilian = Civil
crisis-token-point-of-interest = Centre d'Intérêt
crisis-token-target-of-opportunity = Cible d'Opportunité
crisis-tool-long = L
crisis-tool-medium = M
crisis-tool-short = S
crisis-type-energy = énergétique
crisis-type-mystic = mystique
crisis-type-physical = physique

## The table in words

crisis-text-activated = a agi
crisis-text-at = en ({ $x } ; { $y })
crisis-text-damage = dégâts { $damage }/{ $of }
crisis-text-dazed = Sonné
crisis-text-gone = hors du jeu
crisis-text-power = Pouvoir { $power }
crisis-text-round = Round { $round }, { $phase } : { $a } { $points-a }, { $b } { $points-b }
crisis-text-terrain = { $name }, taille { $size }
crisis-text-waiting = pas encore déployé

## on pages: bots

crisis-bot-greedy = Vorace
crisis-bot-greedy-blurb = Pèse les mouvements, attaques et objectifs de son activation et prend le meilleur. Un adversaire honnête.
crisis-bot-random = Hasard
crisis-bot-random-blurb = Fait tout ce qui est permis. Bien pour un premier coup d’œil.

## on pages: bursts on the board

crisis-burst-dazed = Sonné
crisis-burst-destroyed = Fracas
crisis-burst-ko = K.O.

## on pages: cards

crisis-affiliation-line = { $members } { $members ->
    [one] membre
   *[other] membres
} parmi les cartes d’ici
crisis-battlefield-blurb = { $pieces } { $pieces ->
    [one] élément de terrain
   *[other] éléments de terrain
}
crisis-character-line = Menace { $threat } · endurance { $stamina } · taille { $size }
crisis-crisis-line = Menace { $threat } · { $scoring }
crisis-gem-line = Menace +{ $threat }
crisis-side-of-form = { $form }, { $side }
crisis-value-area = Zone
crisis-value-beam = Rayon
crisis-value-cost = Pouvoir
crisis-value-kind = Genre
crisis-value-nature = Type
crisis-value-pieces = Terrain
crisis-value-range = Portée
crisis-value-size = Taille
crisis-value-speed = Vitesse
crisis-value-stamina = Endurance
crisis-value-strength = Force
crisis-value-threat = Menace

## on pages: checks before a roll

crisis-check-area = À { $gap }″, dans la zone { $number } ({ $range }″)
crisis-check-beam = À { $gap }″, rayon { $number } ({ $range }″)
crisis-check-beam-allies = Alliés sur le chemin : { $things }
crisis-check-beam-enemies = Attaque { $things }
crisis-check-cover = À couvert : un dé devient un blocage
crisis-check-dice = { $attack } dés contre { $defence } ({ $nature })
crisis-check-hits = Touche { $things }
crisis-check-hits-nothing = Ne touche rien
crisis-check-no-cover = Pas à couvert
crisis-check-no-sight = Hors de vue
crisis-check-range = À { $gap }″, portée { $number } ({ $range }″)
crisis-check-sight = En vue
crisis-check-stopped-by = Arrêté par { $things }
crisis-check-trigger = { $icons } : { $rule }

## on pages: endings

crisis-chapter-round = Round { $round }
crisis-ending-drawn = Égalité, { $a } à { $b }
crisis-ending-won = Victoire pour { $team }, { $a } à { $b }
crisis-standing = Round { $round }, { $a } à { $b }
crisis-table-step-choose = Choisir une attaque

## on pages: measures

crisis-measure-covered = De { $from } à { $to } : { $inches }″, { $range ->
    [0] au-delà de la portée 5
   *[other] à portée { $range }
}, en vue, à couvert
crisis-measure-seen = De { $from } à { $to } : { $inches }″, { $range ->
    [0] au-delà de la portée 5
   *[other] à portée { $range }
}, en vue
crisis-measure-unseen = De { $from } à { $to } : { $inches }″, { $range ->
    [0] au-delà de la portée 5
   *[other] à portée { $range }
}, hors de vue

## on pages: odds

crisis-attack-at = { $attack } sur { $target }
crisis-odds-damage = dégâts
crisis-odds-dazed = sonné
crisis-odds-hurt = blessé
crisis-odds-ko = K.O.
crisis-price = { $power } de Pouvoir
crisis-threshold-dazed = { $amount } ou plus : { $figure } est sonné
crisis-threshold-ko = { $amount } ou plus : { $figure } est K.O.
crisis-variant-attacker = En payant ce qui aide l’attaque
crisis-variant-both = Si les deux camps paient ce qui les aide
crisis-variant-defender = Si le défenseur paie ce qui l’aide
crisis-variant-plain = Sans dépenser plus de Pouvoir

## on pages: the lobby

crisis-blurb = Deux escouades, deux crises, six rounds : tenir le terrain, porter ce qui compte, se lancer des voitures.
crisis-drawn = Au tirage
crisis-drawn-blurb = Depuis les rosters, comme dans le livre.
crisis-name = Crisis Protocol
crisis-option-battlefield = Champ de bataille
crisis-option-extraction = Crise Extraction
crisis-option-secure = Crise Sécurisation
crisis-option-team = Roster
crisis-roster-of = { $name } et compagnie
crisis-roster-twin = { $roster } ({ $letter })
crisis-roster-wrong = Le roster « { $roster } » ne peut pas être joué : { $problems }.
crisis-total-characters = Personnages
crisis-total-extraction = Crises Extraction
crisis-total-secure = Crises Sécurisation
crisis-total-tactics = Tactiques d’Équipe
