# Crisis Protocol. Les termes sont ceux du registre (games/crisis/ledger/crisis.yaml, terms) ; les phrases sont les nôtres.
# $side vaut `you` pour le camp de qui écoute, `other` pour un autre ; $team est son nom.

## answers about options

crisis-answer-option-does = { CAPITAL($does) }

## answers: what a player may choose, as a short order

crisis-answer-activate = Activer { $figure } (possède { $power } Pouvoir)
crisis-answer-advance = Avancer { $where } ({ $tool })
    .where = de
crisis-answer-affiliation = L'escouade est affiliée : { $name }
crisis-answer-affiliation-none = Aucune affiliation
crisis-answer-amount = { $amount }
crisis-answer-attack = Attaquer
crisis-answer-battlefield = Jouer plutôt sur « { $name } »
crisis-answer-battlefield-agree = D'accord
crisis-answer-card = Prendre « { $card } »
crisis-answer-climb = Grimper { $where }
    .where = de
crisis-answer-condition = Retirer { $condition }
crisis-answer-crisis-type = Piocher la Crise de type { $kind }
crisis-answer-deploy = Déployer { $figure } en { $place }
crisis-answer-dice = { CAPITAL($dice) }
crisis-answer-dice-none = Aucun dé
crisis-answer-edge = Prendre le { $edge }
crisis-answer-effect = Utiliser { $source } ({ $figure }, { $cost } Pouvoir)
crisis-answer-effect-card = Utiliser { $source } ({ $cost } Pouvoir)
crisis-answer-effect-pass = Passer
crisis-answer-end-activation = Terminer l'activation
crisis-answer-end-turn = Terminer le tour
crisis-answer-face = { CAPITAL($face) }
crisis-answer-interact = Interagir avec { $token }
crisis-answer-join-in = Payer aussi ({ $cost } Pouvoir)
crisis-answer-join-in-no = Ne payez pas
crisis-answer-leader = { $figure } prend le commandement
crisis-answer-move = Déplacez-vous ({ $tool })
crisis-answer-move-any = Déplacez-vous
crisis-answer-no = Non
crisis-answer-on-top = Dessus
crisis-answer-option = Option { $number }
crisis-answer-order = D'abord { $source }
crisis-answer-other-target = Choisir une autre cible
crisis-answer-other-target-no = Renoncer à l'attaque
crisis-answer-pass = Passer
crisis-answer-place = En { $place }
crisis-answer-place-way = { CAPITAL($where) }
crisis-answer-power = Utiliser { $power } ({ $cost } Pouvoir)
crisis-answer-power-action = Action : { $power } ({ $cost } Pouvoir)
crisis-answer-shake = Ressaisissez-vous
crisis-answer-squad = { $name } (menace { $threat })
crisis-answer-squad-done = L'escouade est complète
crisis-answer-stay = Rester sur place
crisis-answer-tactic = Jouer « { $card } » ({ $cost } Pouvoir)
crisis-answer-tactics = « { $card } »
crisis-answer-tactics-done = Plus de cartes
crisis-answer-target = { $thing }, { $inches ->
    [0] au contact
    [one] à { $inches } pouce
   *[other] à { $inches } pouces
} (dégâts : { $damage } sur { $stamina })
crisis-answer-thing = { CAPITAL($thing) }
crisis-answer-threat = Menace { $threat } (Crise de type { $kind })
crisis-answer-under = Dessous
crisis-answer-way = { CAPITAL($direction) }, { $degrees }°
    .direction = vers
crisis-answer-weapon = { $attack } ({ $kind }, { $reach }, Force { $strength }, { $cost } Pouvoir)
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
crisis-ask-amount = Combien choisissez-vous pour { $source } ? De { $least } à { $most }.
crisis-ask-attack = Quelle attaque fait { $figure } ?
crisis-ask-battlefield = Acceptez-vous de jouer sur « { $name } » ?
crisis-ask-beam = Où { $figure } dirige-t-il le rayon de { $attack } ?
crisis-ask-condition = Quel état { $figure } perd ?
crisis-ask-crisis-type = Quel type de Crise piochez-vous ?
crisis-ask-deploy = Qui déployez-vous, et où ?
crisis-ask-deploy-grunts = Où déployez-vous { $figure } ?
crisis-ask-dice = Sur quels dés du { $roll } porte { $source } ? Jusqu'à { $most }.
crisis-ask-dice-exactly = Sur { $most ->
    [one] quel dé
   *[other] quels { $most } dés
} du { $roll } porte { $source } ?
crisis-ask-edge = Quel bord prenez-vous ?
crisis-ask-effect = Utiliser un effet ? { CAPITAL($moment) }.
crisis-ask-face = Quelle face le dé montre-t-il pour { $source } ?
crisis-ask-join-in = { $figure } paie aussi pour « { $card } » ({ $cost } Pouvoir) ?
crisis-ask-leader = Quel Leadership est actif ?
crisis-ask-may = Utilisez-vous { $source } ?
crisis-ask-on-terrain = { $token } est-il sur { $piece } ou dessous ?
crisis-ask-option = Quel effet de { $source } choisissez-vous ?
crisis-ask-order = Quel effet vient d'abord ?
crisis-ask-other-target = Choisissez-vous une autre cible ? { $target } est hors de portée de { $figure }.
crisis-ask-place = Où placez-vous { $figure }, à portée { $range } de { $of } ?
crisis-ask-played-by = Qui joue « { $card } » ?
crisis-ask-played-with = Qui joue « { $card } » avec { $figure } ?
crisis-ask-squad = Qui rejoint votre escouade ? (menace : { $threat } sur { $limit })
crisis-ask-tactics = Quelles cartes Tactique d'Équipe prenez-vous ? ({ $count } sur 5)
crisis-ask-target = Qui est la cible de { $figure } avec { $attack } ?
crisis-ask-thing = Sur qui ou quoi porte { $source } ?
crisis-ask-threat = Quelle Menace maximale est jouée ?
crisis-ask-token = Où placez-vous { $token }, à portée { $range } ?
crisis-ask-turn = Que faites-vous pendant votre tour ?
crisis-ask-way = Dans quelle direction part { $figure }{ $wedge } ?
crisis-wedge-away = , en s'éloignant de { $place }
crisis-wedge-free = { "" }
crisis-wedge-toward = , en se rapprochant de { $place }

## cards: amounts

crisis-amount-all = tous les
crisis-amount-any = un nombre quelconque de
crisis-amount-at-least = { $case ->
    [a] { $first } (au minimum { $second })
   *[plain] { $first } (au minimum { $second })
}
    .first = same
crisis-amount-count = { $case ->
    [a] au nombre { $who }
   *[plain] le nombre { $who }
}
    .who = de
crisis-amount-damage-dealt = { $case ->
    [a] aux dégâts infligés
   *[plain] les dégâts infligés
}
crisis-amount-defence-energy = { $case ->
    [a] à la défense d'énergie { $who }
   *[plain] la défense d'énergie { $who }
}
    .who = de
crisis-amount-defence-mystic = { $case ->
    [a] à la défense mystique { $who }
   *[plain] la défense mystique { $who }
}
    .who = de
crisis-amount-defence-physical = { $case ->
    [a] à la défense physique { $who }
   *[plain] la défense physique { $who }
}
    .who = de
crisis-amount-equal = égal { $amount }
    .amount = a
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
crisis-amount-the = autant de
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
crisis-amount-up-to = jusqu'à { $amount }
crisis-amount-up-to-counted = jusqu'{ $amount }
    .amount = a
crisis-amount-x = X
crisis-each-face = chaque { $faces } au { $roll }
crisis-each-token = chaque pion détenu par { $who }

## cards: attacks and their rules

crisis-at-after = une fois l'attaque résolue
crisis-at-before-damage = avant d'infliger les dégâts
crisis-at-choose-target = avant de choisir la cible
crisis-at-modify = en modifiant les dés
crisis-attack-unnamed = une attaque
crisis-rule-icons = [{ $icons }] { $text }
crisis-rule-named = { $name } : { $text }
crisis-rule-named-icons = [{ $icons }] { $name } : { $text }

## cards: conditions of abilities, after “if”

crisis-if-any = { $who } est présent
crisis-if-at-least = { $one } est au moins { $other }
crisis-if-at-most = { $one } ne dépasse pas { $other }
crisis-if-behind-opponent = l'adversaire a moins de points de victoire que vous
crisis-if-behind-you = vous avez moins de points de victoire que l'adversaire
crisis-if-damage-dealt = l'attaque a infligé des dégâts
crisis-if-happened = cela a eu lieu
crisis-if-less-than = { $one } est en dessous de { $other }
crisis-if-more-faces = le { $roll } montre plus de résultats { $faces } qu'il n'y a { $who }
    .who = de
crisis-if-more-than = { $one } dépasse { $other }
crisis-if-moved = { $who } s'est déplacé
    .who = claim
crisis-if-none = { $who } n'est présent
crisis-if-not = il n'est pas vrai que { $claim }
crisis-if-not-happened = cela n'a pas eu lieu
crisis-if-not-moved = { $who } ne s'est pas déplacé
    .who = claim
crisis-if-power-at-least = { $who } a { $count } Pouvoirs ou plus
    .who = claim
crisis-if-power-at-most = { $who } a { $count } Pouvoirs ou moins
    .who = claim
crisis-if-shows = le { $roll } montre { $faces }
crisis-if-shows-no = le { $roll } ne montre aucun de ces résultats : { $faces }
crisis-if-target-fell = la cible est Sonnée ou K.O.
crisis-is = { $mode ->
    [not] { $who } n'est pas { $a }
   *[is] { $who } est { $a }
}
    .who = claim
crisis-is-attacked = { $mode ->
    [not] { $by } n'a pas encore attaqué { $who } ce tour-ci
   *[is] { $by } a déjà attaqué { $who } ce tour-ci
}
    .who = plain
    .by = claim
crisis-is-contesting = { $mode ->
    [not] { $who } ne conteste aucun pion
   *[is] { $who } conteste un pion
}
    .who = claim
crisis-is-contesting-secure = { $mode ->
    [not] { $who } ne conteste aucun pion de la Crise Sécurisation
   *[is] { $who } conteste un pion de la Crise Sécurisation
}
    .who = claim
crisis-is-holding = { $mode ->
    [not] { $who } ne détient aucun pion
   *[is] { $who } détient un pion
}
    .who = claim
crisis-is-size = { $mode ->
    [not] { $who } dépasse la taille { $size }
   *[is] { $who } est de taille { $size } ou moins
}
    .who = claim
crisis-is-within = { $mode ->
    [not] { $who } n'est pas { $near }
   *[is] { $who } est { $near }
}
    .who = claim

## cards: durations and frequencies

crisis-detail-left = { $actions ->
    [one] encore 1 action
   *[other] encore { $actions } actions
}
crisis-during-activation = lors de cette activation
crisis-during-attack = lors de cette attaque
crisis-during-effect = lors de cet effet
crisis-during-game = cette partie
crisis-during-round = ce round-ci
crisis-during-turn = ce tour-ci
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

## cards: sentences

crisis-for-each = { $does } pour { $each }
    .does = same
crisis-lead-both = { $first }, { $second }
crisis-lead-done = dans ce cas
crisis-lead-each = pour { $who }
crisis-lead-else = sinon
crisis-lead-if = si { $claim }
crisis-lead-on = sur { $faces }
crisis-lead-paid = dans ce cas
crisis-lead-some = pour { $who }, { $count } au maximum
crisis-lead-unpaid = sinon
crisis-list = { CAPITAL($intro) } :{ $lines }
crisis-list-alone = { $lines }
crisis-list-led = { CAPITAL($lead) }, { $intro } :{ $lines }
crisis-may = { $does }
    .does = may
crisis-quoted = { CAPITAL($does) }
crisis-quoted-led = { CAPITAL($lead) }, { $does }
crisis-sentence-led = { CAPITAL($lead) }, { $does }.

## cards: what abilities answer, after “when”

crisis-against = { "" } contre une attaque { $types }
crisis-against-any = { "" }
crisis-when-activation = quand { $who } s'active
crisis-when-activation-end = quand l'activation { $who } se termine
    .who = de
crisis-when-activation-phase-end = à la fin de la Phase d'Activation
crisis-when-activation-phase-start = au début de la Phase d'Activation
crisis-when-after-attack = après une attaque contre { $who }
crisis-when-after-attack-damaging = après une attaque qui a infligé des dégâts { $who }
    .who = a
crisis-when-after-damage = quand { $who } a subi des dégâts
crisis-when-after-damage-from = quand { $who } a subi des dégâts d'un effet { $by }
    .by = de
crisis-when-before-damage = quand une attaque va infliger ses dégâts { $who }
    .who = a
crisis-when-cleanup-phase = pendant la Phase d'Entretien
crisis-when-collision = quand { $who } va subir une collision
crisis-when-damage = quand { $who } va subir des dégâts
crisis-when-damage-from = quand { $who } va subir des dégâts d'un effet { $by }
    .by = de
crisis-when-destroyed = après qu'un effet { $who } a détruit un terrain
    .who = de
crisis-when-effect-over = après un effet où { $who } a obtenu { $faces }
crisis-when-fell = quand { $who } est devenu Sonné ou K.O.
crisis-when-fell-by = quand { $who } a rendu Sonné ou K.O. { $whom }
crisis-when-leadership-active = quand ce Leadership devient actif
crisis-when-leadership-chosen = quand un Leadership de { $affiliations } est choisi
crisis-when-modify = quand { $who } modifie { $roll }{ $against }
    .roll = pool
crisis-when-modify-end = quand les deux camps ont modifié leurs dés
crisis-when-modify-vs = { $modify } contre { $vs }
crisis-when-moved = quand { $who } { $ways }
    .ways = does
crisis-when-pool = quand { $who } réunit { $roll }
    .roll = pool
crisis-when-power-gone = quand { $who } a dépensé ou perdu du Pouvoir
crisis-when-power-phase = pendant la Phase de Pouvoir
crisis-when-removed = quand { $who } va quitter le champ de bataille
crisis-when-rolled = quand { $who } a fait le { $roll }
crisis-when-scoring = quand on compte les points de victoire
crisis-when-squad-chosen = quand les escouades sont choisies
crisis-when-tactic-paid = quand { $who } a payé du Pouvoir pour une carte Tactique d'Équipe
crisis-when-targeted = quand une attaque cible { $who }

## cards: what holds

crisis-failures-not = { "" }
crisis-failures-too = , Échecs compris
crisis-holds-counts = au { $roll } { $who }{ $against }, chaque { $face } compte pour { $as } { $as ->
    [one] succès
   *[other] succès
}
    .who = de
crisis-holds-cover = { $who } est à couvert{ $vs }
    .who = subject
crisis-holds-cover-vs = { "" } contre les attaques { $vs }
    .vs = de
crisis-holds-criticals = chaque Critique ajoute { $dice } { $dice ->
    [one] dé
   *[other] dés
} au lieu de 1
crisis-holds-dice = { $who } ajoute { $amount } { $amount ->
    [one] { $die }
   *[other] { $dice }
}{ $armed }
    .who = subject
    .die = die
    .dice = dice
crisis-holds-dice-counted = { $who } ajoute un nombre de { $dice } { $amount }{ $armed }
    .who = subject
    .dice = dice
crisis-holds-dropped-opponent = l'adversaire place à portée { $range } les pions lâchés par { $who }
crisis-holds-dropped-you = vous placez à portée { $range } les pions lâchés par { $who }
crisis-holds-extra-cost = { $who } paie { $power } { $power ->
    [one] Pouvoir
   *[other] Pouvoirs
} de plus pour { $what }
crisis-holds-keyword = { $who } a { $keyword }
crisis-holds-limit-attacks = { $who } fait { $count } { $count ->
    [one] action
   *[other] actions
} Attaquer au maximum { $per }
    .who = subject
crisis-holds-limit-moves = { $who } fait { $count } { $count ->
    [one] action
   *[other] actions
} Se déplacer au maximum { $per }
    .who = subject
crisis-holds-no-collision = { $who } ne subit aucun dégât de collision
crisis-holds-no-tokens = { $who } ne peut ni ramasser, ni détenir, ni contester de pions, ni interagir avec eux
    .who = subject
crisis-holds-not-moved = { $who } ne peut pas être { $ways } par { $from }
    .who = subject
crisis-holds-pay-from = { $who } peut payer { $what } avec le Pouvoir { $from }
    .from = de
crisis-holds-rerolls = { $who } peut relancer { $amount } { $amount ->
    [one] { $die }
   *[other] { $dice }
}{ $vs }{ $failures }
    .who = subject
    .die = die
    .dice = dice
crisis-holds-rerolls-counted = { $who } peut relancer des { $dice }{ $vs }, { $amount }{ $failures }
    .who = subject
    .dice = dice
crisis-holds-vs = { "" } contre { $vs }
crisis-holds-with = { "" } avec { $attack }
crisis-motion-advance = { $case ->
    [does] a avancé
   *[plain] avancé
}
crisis-motion-climb = { $case ->
    [does] a grimpé
   *[plain] grimpé
}
crisis-motion-place = { $case ->
    [does] a été placé
   *[plain] placé
}
crisis-motion-push = { $case ->
    [does] a été poussé
   *[plain] poussé
}
crisis-motion-throw = { $case ->
    [does] a été lancé
   *[plain] lancé
}
crisis-moved-by-effects = les effets des deux camps
crisis-moved-by-enemy-superpowers = les superpouvoirs ennemis
crisis-moved-by-mystic = les règles spéciales d'attaques mystiques
crisis-payable-attack = des attaques
crisis-payable-superpower = des superpouvoirs
crisis-payable-tactic = des cartes Tactique d'Équipe

## cards: what is demanded of them

crisis-that-affiliation = de l'affiliation { $name }
crisis-that-alter-ego = d'alter ego { $name }
crisis-that-attacked = déjà attaqué ce tour-ci par { $who }
crisis-that-chosen = parmi eux
crisis-that-collided = pris dans la collision
crisis-that-contests = en train de contester un pion
crisis-that-contests-secure = en train de contester un pion de la Crise Sécurisation
crisis-that-contests-the-same = en train de contester le même pion
crisis-that-contests-the-token = en train de contester le pion
crisis-that-dazed = qui est Sonné
crisis-that-grunt = avec Acolytes
crisis-that-has = avec le superpouvoir { $power }
crisis-that-has-too = avec le superpouvoir { $power }
crisis-that-healthy = côté Sain
crisis-that-holds = qui détient un pion
crisis-that-holds-the-token = avec ce pion en main
crisis-that-if = tel que { $claim }
crisis-that-injured = côté Éclopé
crisis-that-is = qui est { $who }
crisis-that-leads = avec un Leadership
crisis-that-leads-now = avec le Leadership actif
crisis-that-near = à portée { $range }
crisis-that-no-grunt = sans Acolytes
crisis-that-not = qui n'est pas { $demands }
crisis-that-not-dazed = qui n'est pas Sonné
crisis-that-not-targeted = pas encore ciblé ce round-ci
crisis-that-other = autre que { $who }
crisis-that-paid = parmi ceux qui ont payé
crisis-that-power-at-least = avec { $count } Pouvoirs ou plus
crisis-that-power-at-most = avec { $count } Pouvoirs ou moins
crisis-that-seen = en ligne de vue { $who }
    .who = de
crisis-that-size = de taille { $size } ou moins
crisis-that-stands-on = sur un terrain ({ $kind })
crisis-that-stands-on-terrain = sur un terrain interactif
crisis-that-threat-at-most = de menace { $count } ou moins
crisis-that-tokens-at-least = qui détient { $count } pions ou plus
crisis-that-within = à portée { $range } { $of }
    .of = de

## cards: what is done, step by step

crisis-attack-against = { "" } contre { $who }
crisis-attack-free = { "" } sans en payer le coût
crisis-attack-from = { "" } à toute distance
crisis-attack-holds = lors de cette attaque
crisis-attack-laid-from = posez la réglette depuis { $who }
crisis-attack-then = cette attaque a la règle « { $rule } »
crisis-attack-without = cette règle ne vaut pas pour la répétition
crisis-changed-any = n'importe quelle autre face
crisis-lasting-actions = pour { $uses } { $uses ->
    [one] action
   *[other] actions
} Attaquer { $until }
crisis-lasting-attacks = pour { $uses } { $uses ->
    [one] attaque
   *[other] attaques
} { $until }
crisis-lasting-power = { $who } gagne ce superpouvoir ({ $terms }) :{ "\u000A" }« { $does } »
    .who = subject
crisis-showing = { "" } montrant { $faces }
crisis-showing-any = { "" }
crisis-step-action-attack = { $case ->
    [may] { $who } peut effectuer une action Attaquer
   *[plain] { $who } effectue une action Attaquer
}
    .who = subject
crisis-step-action-move = { $case ->
    [may] { $who } peut effectuer une action Se déplacer
   *[plain] { $who } effectue une action Se déplacer
}
    .who = subject
crisis-step-add-dice = { $case ->
    [may] vous pouvez ajouter { $amount } { $amount ->
            [one] dé
           *[other] dés
        }{ $to }
   *[plain] ajoutez { $amount } { $amount ->
            [one] dé
           *[other] dés
        }{ $to }
}
crisis-step-add-dice-counted = { $case ->
    [may] vous pouvez ajouter{ $to } un nombre de dés { $amount }
   *[plain] ajoutez{ $to } un nombre de dés { $amount }
}
crisis-step-add-tactic = { $case ->
    [may] vous pouvez ajouter à vos cartes une carte Tactique d'Équipe inutilisée du roster, { $affiliations }
   *[plain] ajoutez à vos cartes une carte Tactique d'Équipe inutilisée du roster, { $affiliations }
}
crisis-step-advance = { $case ->
    [may] { $who } peut avancer de { $tool }{ $way }
   *[plain] { $who } avance de { $tool }{ $way }
}
    .who = subject
crisis-step-advance-by-opponent = { $case ->
    [may] l'adversaire peut faire avancer { $who } de { $tool }{ $way }
   *[plain] l'adversaire fait avancer { $who } de { $tool }{ $way }
}
crisis-step-at-least = { "" } sans descendre sous { $least }
crisis-step-attack = { $case ->
    [may] { $who } peut faire { $with }{ $cost }{ $distance }{ $against }
   *[plain] { $who } fait { $with }{ $cost }{ $distance }{ $against }
}
    .who = subject
crisis-step-change = { $case ->
    [may] vous pouvez changer { $amount } { $amount ->
            [one] dé
           *[other] dés
        } du { $roll }{ $showing } en { $to }
   *[plain] changez { $amount } { $amount ->
            [one] dé
           *[other] dés
        } du { $roll }{ $showing } en { $to }
}
crisis-step-change-counted = { $case ->
    [may] vous pouvez changer en { $to } des dés du { $roll }{ $showing }, { $amount }
   *[plain] changez en { $to } des dés du { $roll }{ $showing }, { $amount }
}
crisis-step-choose = { $case ->
    [may] vous pouvez choisir { $who }
   *[plain] choisissez { $who }
}
crisis-step-choose-one = { $case ->
    [may] vous pouvez choisir un effet
   *[plain] choisissez un effet
}
crisis-step-collide = { $case ->
    [may] { $who } peut subir une collision avec { $with }
   *[plain] { $who } subit une collision avec { $with }
}
    .who = subject
crisis-step-conditions = { $case ->
    [may] { $who } peut gagner { $conditions }
   *[plain] { $who } gagne { $conditions }
}
    .who = subject
crisis-step-control = { $case ->
    [may] vous pouvez contrôler { $token }
   *[plain] vous contrôlez { $token }
}
crisis-step-deploy-grunts = { $case ->
    [may] vous pouvez déployer les Acolytes de ce personnage { $near }
   *[plain] déployez les Acolytes de ce personnage { $near }
}
crisis-step-destroy = { $case ->
    [may] vous pouvez détruire { $who }
   *[plain] détruisez { $who }
}
crisis-step-drop = { $case ->
    [may] { $who } peut lâcher tous ses pions
   *[plain] { $who } lâche tous ses pions
}
    .who = subject
crisis-step-gain-power = { $case ->
    [may] { $who } peut gagner { $amount } { $amount ->
            [one] Pouvoir
           *[other] Pouvoirs
        }
   *[plain] { $who } gagne { $amount } { $amount ->
            [one] Pouvoir
           *[other] Pouvoirs
        }
}
    .who = subject
crisis-step-gain-power-counted = { $case ->
    [may] { $who } peut gagner un nombre de Pouvoirs { $amount }
   *[plain] { $who } gagne un nombre de Pouvoirs { $amount }
}
    .who = subject
crisis-step-heal = { $case ->
    [may] vous pouvez retirer { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        } { $who }
   *[plain] retirez { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        } { $who }
}
    .who = a
crisis-step-heal-counted = { $case ->
    [may] vous pouvez retirer { $who } un nombre de dégâts { $amount }
   *[plain] retirez { $who } un nombre de dégâts { $amount }
}
    .who = a
crisis-step-knock-out = { $case ->
    [may] vous pouvez mettre K.O. { $who }
   *[plain] mettez K.O. { $who }
}
crisis-step-less-damage = { $case ->
    [may] vous pouvez réduire les dégâts de { $amount }{ $least }
   *[plain] réduisez les dégâts de { $amount }{ $least }
}
crisis-step-less-damage-counted = { $case ->
    [may] vous pouvez réduire les dégâts de { $amount }{ $least }
   *[plain] réduisez les dégâts de { $amount }{ $least }
}
crisis-step-lose-power = { $case ->
    [may] { $who } peut perdre { $amount } { $amount ->
            [one] Pouvoir
           *[other] Pouvoirs
        }
   *[plain] { $who } perd { $amount } { $amount ->
            [one] Pouvoir
           *[other] Pouvoirs
        }
}
    .who = subject
crisis-step-lose-power-counted = { $case ->
    [may] { $who } peut perdre un nombre de Pouvoirs { $amount }
   *[plain] { $who } perd un nombre de Pouvoirs { $amount }
}
    .who = subject
crisis-step-of-roll = { "" } du { $roll }
crisis-step-offer = { $who } peut payer { $cost }
    .who = subject
crisis-step-pick-up = { $case ->
    [may] { $who } peut ramasser { $token }
   *[plain] { $who } ramasse { $token }
}
    .who = subject
crisis-step-place = { $case ->
    [may] vous pouvez placer { $who } à portée { $range } { $of }
   *[plain] placez { $who } à portée { $range } { $of }
}
    .of = de
crisis-step-place-by-opponent = { $case ->
    [may] l'adversaire peut placer { $who } à portée { $range } { $of }
   *[plain] l'adversaire place { $who } à portée { $range } { $of }
}
    .of = de
crisis-step-place-here = { $case ->
    [may] vous pouvez placer { $who } où vous voulez à portée { $range } de sa position
   *[plain] placez { $who } où vous voulez à portée { $range } de sa position
}
crisis-step-place-here-by-opponent = { $case ->
    [may] l'adversaire peut placer { $who } à portée { $range } de sa position
   *[plain] l'adversaire place { $who } à portée { $range } de sa position
}
crisis-step-priority-first = le joueur qui a la Priorité commence
crisis-step-push = { $case ->
    [may] vous pouvez pousser { $who } de { $tool }{ $way }
   *[plain] poussez { $who } de { $tool }{ $way }
}
crisis-step-push-by-opponent = { $case ->
    [may] l'adversaire peut pousser { $who } de { $tool }{ $way }
   *[plain] l'adversaire pousse { $who } de { $tool }{ $way }
}
crisis-step-remove-conditions = { $case ->
    [may] vous pouvez retirer { $amount } { $amount ->
            [one] état spécial
           *[other] états spéciaux
        } { $who }
   *[plain] retirez { $amount } { $amount ->
            [one] état spécial
           *[other] états spéciaux
        } { $who }
}
    .who = a
crisis-step-remove-conditions-counted = { $case ->
    [may] vous pouvez retirer { $who } un nombre d'états spéciaux { $amount }
   *[plain] retirez { $who } un nombre d'états spéciaux { $amount }
}
    .who = a
crisis-step-remove-these-conditions = { $case ->
    [may] vous pouvez retirer { $amount } { $conditions } { $who }
   *[plain] retirez { $amount } { $conditions } { $who }
}
    .who = a
crisis-step-remove-tokens = { $case ->
    [may] vous pouvez retirer { $token } de la partie
   *[plain] retirez { $token } de la partie
}
crisis-step-repeat = { $case ->
    [may] { $who } peut la répéter{ $cost }{ $distance }{ $against }
   *[plain] { $who } la répète{ $cost }{ $distance }{ $against }
}
    .who = subject
crisis-step-reroll = { $case ->
    [may] vous pouvez relancer { $amount } { $amount ->
            [one] dé
           *[other] dés
        }{ $of }{ $failures }
   *[plain] relancez { $amount } { $amount ->
            [one] dé
           *[other] dés
        }{ $of }{ $failures }
}
crisis-step-reroll-counted = { $case ->
    [may] vous pouvez relancer des dés{ $of }, { $amount }{ $failures }
   *[plain] relancez des dés{ $of }, { $amount }{ $failures }
}
crisis-step-roll = { $case ->
    [may] vous pouvez lancer { $amount } { $amount ->
            [one] dé
           *[other] dés
        }
   *[plain] lancez { $amount } { $amount ->
            [one] dé
           *[other] dés
        }
}
crisis-step-roll-counted = { $case ->
    [may] vous pouvez lancer des dés en nombre { $amount }
   *[plain] lancez des dés en nombre { $amount }
}
crisis-step-roll-each = { $case ->
    [may] vous pouvez lancer { $amount } { $amount ->
            [one] dé
           *[other] dés
        } pour { $who }
   *[plain] lancez { $amount } { $amount ->
            [one] dé
           *[other] dés
        } pour { $who }
}
crisis-step-roll-each-counted = { $case ->
    [may] vous pouvez lancer pour { $who } des dés en nombre { $amount }
   *[plain] lancez pour { $who } des dés en nombre { $amount }
}
crisis-step-score = vous marquez { $points }
crisis-step-score-instead = cette Crise rapporte { $points } { $points ->
    [one] point
   *[other] points
} de victoire à la place
crisis-step-score-opponent = l'adversaire marque { $points }
crisis-step-set-type = l'attaque est de type { $kind }
crisis-step-suffer = { $case ->
    [may] { $who } peut subir { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }
   *[plain] { $who } subit { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }
}
    .who = subject
crisis-step-suffer-counted = { $case ->
    [may] { $who } peut subir un nombre de dégâts { $amount }
   *[plain] { $who } subit un nombre de dégâts { $amount }
}
    .who = subject
crisis-step-take-control = vous contrôlez { $who } { $until }
crisis-step-throw = { $case ->
    [may] vous pouvez lancer { $who } de { $tool }{ $way }
   *[plain] lancez { $who } de { $tool }{ $way }
}
crisis-step-to-roll = { "" } au { $roll }
crisis-step-transform = { $case ->
    [may] { $who } peut se transformer en { $form }
   *[plain] { $who } se transforme en { $form }
}
    .who = subject
crisis-step-treat = { $case ->
    [may] vous pouvez lire { $amount } { $amount ->
            [one] dé
           *[other] dés
        } du { $roll }{ $showing } comme { $as }
   *[plain] lisez { $amount } { $amount ->
            [one] dé
           *[other] dés
        } du { $roll }{ $showing } comme { $as }
}
crisis-step-treat-counted = { $case ->
    [may] vous pouvez lire des dés du { $roll }{ $showing } comme { $as }, { $amount }
   *[plain] lisez des dés du { $roll }{ $showing } comme { $as }, { $amount }
}
crisis-way-away = { "" } à l'opposé { $who }
    .who = de
crisis-way-toward = { "" } en direction { $who }
    .who = de
crisis-with-cost = { $cost ->
    [0] une attaque à 0 Pouvoir
   *[other] une attaque à { $cost } Pouvoirs ou moins
}
crisis-with-named = l'attaque { $attack }
crisis-with-profile = une attaque { $kind } ({ $reach }, Force { $strength })

## cards: who is meant

crisis-it-character = { $case ->
     [subject] il
     [de] de ce personnage
     [a] à ce personnage
    *[plain] ce personnage
}
crisis-it-target = { $case ->
            [subject] elle
            [de] de la cible
            [a] à la cible
           *[plain] la cible
        }
crisis-it-terrain = { $case ->
            [subject] il
            [de] de ce terrain
            [a] à ce terrain
           *[plain] ce terrain
        }
crisis-it-token = { $case ->
            [subject] il
            [de] de ce pion
            [a] à ce pion
           *[plain] ce pion
        }
crisis-who-ally = { $mode ->
    [each] { $case ->
            [de] de chaque personnage allié
            [a] à chaque personnage allié
           *[plain] chaque personnage allié
        }
    [each-other] { $case ->
            [de] de chaque autre personnage allié
            [a] à chaque autre personnage allié
           *[plain] chaque autre personnage allié
        }
    [no] { $case ->
            [de] d'aucun personnage allié
            [a] à aucun personnage allié
           *[plain] aucun personnage allié
        }
    [no-other] { $case ->
            [de] d'aucun autre personnage allié
            [a] à aucun autre personnage allié
           *[plain] aucun autre personnage allié
        }
    [many] { $case ->
            [de] de personnages alliés
            [a] à des personnages alliés
           *[plain] personnages alliés
        }
    [many-other] { $case ->
            [de] d'autres personnages alliés
            [a] à d'autres personnages alliés
           *[plain] autres personnages alliés
        }
    [one-other] { $case ->
            [de] d'un autre personnage allié
            [a] à un autre personnage allié
           *[plain] un autre personnage allié
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
    [each-other] { $case ->
            [de] de chaque autre personnage
            [a] à chaque autre personnage
           *[plain] chaque autre personnage
        }
    [no] { $case ->
            [de] d'aucun personnage
            [a] à aucun personnage
           *[plain] aucun personnage
        }
    [no-other] { $case ->
            [de] d'aucun autre personnage
            [a] à aucun autre personnage
           *[plain] aucun autre personnage
        }
    [many] { $case ->
            [de] de personnages
            [a] à des personnages
           *[plain] personnages
        }
    [many-other] { $case ->
            [de] d'autres personnages
            [a] à d'autres personnages
           *[plain] autres personnages
        }
    [one-other] { $case ->
            [de] d'un autre personnage
            [a] à un autre personnage
           *[plain] un autre personnage
        }
   *[one] { $case ->
            [de] d'un personnage
            [a] à un personnage
           *[plain] un personnage
        }
}
crisis-who-chosen-by-opponent = { $who } au choix de l'adversaire
    .who = same
crisis-who-defender = { $case ->
    [de] du défenseur
    [a] au défenseur
   *[plain] le défenseur
}
crisis-who-deployed = { $case ->
    [de] du personnage déployé
    [a] au personnage déployé
   *[plain] le personnage déployé
}
crisis-who-enemy = { $mode ->
    [each] { $case ->
            [de] de chaque personnage ennemi
            [a] à chaque personnage ennemi
           *[plain] chaque personnage ennemi
        }
    [each-other] { $case ->
            [de] de chaque autre personnage ennemi
            [a] à chaque autre personnage ennemi
           *[plain] chaque autre personnage ennemi
        }
    [no] { $case ->
            [de] d'aucun personnage ennemi
            [a] à aucun personnage ennemi
           *[plain] aucun personnage ennemi
        }
    [no-other] { $case ->
            [de] d'aucun autre personnage ennemi
            [a] à aucun autre personnage ennemi
           *[plain] aucun autre personnage ennemi
        }
    [many] { $case ->
            [de] de personnages ennemis
            [a] à des personnages ennemis
           *[plain] personnages ennemis
        }
    [many-other] { $case ->
            [de] d'autres personnages ennemis
            [a] à d'autres personnages ennemis
           *[plain] autres personnages ennemis
        }
    [one-other] { $case ->
            [de] d'un autre personnage ennemi
            [a] à un autre personnage ennemi
           *[plain] un autre personnage ennemi
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
crisis-who-including = { $who } (y compris { $other })
    .who = same
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
            [de] de chaque personnage allié nommé { $name }
            [a] à chaque personnage allié nommé { $name }
           *[plain] chaque personnage allié nommé { $name }
        }
    [no] { $case ->
            [de] d'aucun personnage allié nommé { $name }
            [a] à aucun personnage allié nommé { $name }
           *[plain] aucun personnage allié nommé { $name }
        }
    [many] { $case ->
            [de] de personnages alliés nommés { $name }
            [a] à personnages alliés nommés { $name }
           *[plain] personnages alliés nommés { $name }
        }
   *[one] { $case ->
            [de] d'un personnage allié nommé { $name }
            [a] à un personnage allié nommé { $name }
           *[plain] un personnage allié nommé { $name }
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
crisis-who-squad = votre escouade
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
            [de] du personnage choisi
            [a] au personnage choisi
           *[plain] le personnage choisi
        }
crisis-who-that-is = { $who } { $demands }
    .who = same
crisis-who-that-terrain = { $case ->
            [de] de ce terrain
            [a] à ce terrain
           *[plain] ce terrain
        }
crisis-who-that-token = { $case ->
            [de] de ce pion
            [a] à ce pion
           *[plain] ce pion
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
crisis-card-crisis = { $name } ({ $kind }, Menace maximale { $threat } · { $count } × { $token }, { $token-kind })
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
crisis-hold-limit = Un personnage en détient { $limit } au maximum.
crisis-interact = Interagir ({ $cost } Pouvoir) : { $does }
crisis-interact-counted = Interagir (un nombre de Pouvoirs égal { $cost }) : { $does }
    .cost = a
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
crisis-event-changed = Au { $roll }, { $dice } devient { $to }.
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
crisis-event-rerolled = Le { $roll } relance { $dice }.
crisis-event-rolled = Le { $roll } montre { $dice }.
crisis-event-round = Round { $round }.
crisis-event-scored = { $team-a } marque { $a } ({ $total-a }). { $team-b } marque { $b } ({ $total-b }).
crisis-event-shifted = { CAPITAL($piece) } : décalage.
crisis-event-squad-ready = { $side ->
    [you] Votre escouade est prête.
   *[other] { $team } a choisi son escouade.
}
crisis-event-squads = Les escouades : { $team-a } avec { $a } ; { $team-b } avec { $b }.
crisis-event-step = L'attaque de { $attacker } contre { $target } continue : { $step }.
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
crisis-keyword-grunts = Acolytes, Parent { $parents }
crisis-keyword-grunts-text = N'appartient à aucun roster. Entre en jeu et s'active avec son personnage Parent : { $parents }.
crisis-keyword-healing-factor = Facteur de Guérison { $x }
crisis-keyword-healing-factor-text = À la fin de son activation, peut se retirer { $x } { $x ->
    [one] dégât
   *[other] dégâts
}.
crisis-keyword-immunity = Immunité contre { $conditions }
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
crisis-problem-unknown = la carte « { $id } » n'existe pas

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

crisis-refusal-half = { $why } On en compte { $value } sur { $limit }.
crisis-refusal-power = { $why } Il en faut { $limit }, il y en a { $value }.
crisis-refusal-threat = { $why } Elle serait de { $value } sur { $limit }.
crisis-why-activation_action_move = Un déplacement est une seule avance ou une seule escalade.
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
crisis-why-attack_need-target = Aucun ennemi ne peut être attaqué.
crisis-why-attack_no-allied-target = On n'attaque pas ses alliés.
crisis-why-attack_range-and-los = La cible est hors de portée ou hors de vue.
crisis-why-attack_step1_affordable = Il n'y a pas assez de Pouvoir pour cette attaque.
crisis-why-attack_step1_choose = La carte n'a pas cette attaque.
crisis-why-attack_step2_declare = L'attaque ne peut pas viser cette cible.
crisis-why-attack_step2_out-of-range = La cible est en vue, mais hors de portée.
crisis-why-battlefield_terrain-agreement = Ce champ de bataille ne peut plus être proposé.
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
crisis-why-deployment_legal-position = La figurine ne peut pas se tenir là.
crisis-why-deployment_within-3 = Déployez à portée 3 de votre propre bord.
crisis-why-dice_failure = Un Échec n'est ni relancé ni changé.
crisis-why-effects_cannot-beats-can = Un autre effet l'interdit.
crisis-why-effects_same-name-once = Un effet de ce nom a déjà servi.
crisis-why-effects_sources = L'effet ne propose pas cela.
crisis-why-grunts_deployed-with-parent = Les Acolytes se déploient avec leur personnage Parent.
crisis-why-grunts_never-in-roster = Les Acolytes ne font pas partie d'un roster.
crisis-why-grunts_not-chosen = Les Acolytes s'activent avec leur personnage Parent.
crisis-why-infinity-gems_bearer-needed = Seul un porteur de cette gemme peut la porter.
crisis-why-infinity-gems_one-of-each = Chaque Gemme est unique.
crisis-why-infinity-gems_one-per-character = Le personnage porte plus de Gemmes qu'il ne peut.
crisis-why-leadership_needs-affiliation = Ce Leadership demande son affiliation.
crisis-why-line-of-sight_terrain-blocks = Du terrain coupe la ligne de vue.
crisis-why-modify-dice_once-per-ability = Cette règle n'a plus de dés à changer.
crisis-why-movement_must-fit = La figurine n'y tient pas.
crisis-why-movement_no-base-overlap-end = Le socle en chevaucherait un autre.
crisis-why-movement_no-partial-terrain = Le socle doit être entièrement sur le terrain ou à côté.
crisis-why-movement_not-off-board = Les personnages restent sur le champ de bataille.
crisis-why-objectives_drop_placement = Un pion lâché va près du personnage qui le détenait.
crisis-why-objectives_hold = Un autre personnage détient ce pion.
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
crisis-why-squad_tactics-up-to-five = Cinq cartes Tactique d'Équipe du roster au maximum, chacune une fois.
crisis-why-squad_threat-limit = La menace de l'escouade serait trop élevée.
crisis-why-squad_unique-alter-ego = Cet alter ego est déjà dans l'escouade.
crisis-why-superpowers_active_action-prefix = Ce superpouvoir est une action, et il n'en reste pas.
crisis-why-superpowers_active_when = Ce superpouvoir s'utilise pendant l'activation de son personnage.
crisis-why-superpowers_fields = La carte ne peut pas utiliser ce superpouvoir.
crisis-why-superpowers_once-per-turn = Ce superpouvoir a déjà servi pendant ce tour.
crisis-why-superpowers_optional = Ce superpouvoir n'aurait aucun effet.
crisis-why-superpowers_reactive_trigger = Rien ne déclenche cela maintenant.
crisis-why-table_not-offered = Ce choix n'est pas proposé.
crisis-why-table_wrong-kind = Cette réponse ne va pas avec la question.
crisis-why-team-tactics_affiliation-required = Cette carte demande son affiliation.
crisis-why-team-tactics_discard = Cette carte n'est pas parmi celles qui peuvent être jouées.
crisis-why-team-tactics_play-sequence = Aucun personnage ne peut jouer cette carte maintenant.
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
crisis-roll-any = { $case ->
    [die] dé
    [dice] dés
    [pool] ses dés
   *[plain] lancer
}
crisis-roll-attack = { $case ->
    [die] dé d'attaque
    [dice] dés d'attaque
    [pool] ses dés d'attaque
   *[plain] lancer d'attaque
}
crisis-roll-defence = { $case ->
    [die] dé de défense
    [dice] dés de défense
    [pool] ses dés de défense
   *[plain] lancer de défense
}
crisis-roll-dodge = { $case ->
    [die] dé d'esquive
    [dice] dés d'esquive
    [pool] ses dés d'esquive
   *[plain] lancer d'esquive
}
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

## récapitulatifs : ce qu'une attaque a donné

crisis-recap-attack = { $figure }, { $attack }, sur { $target }
crisis-recap-successes = { $count ->
   *[other] succès
}
crisis-recap-defence = bloqués
crisis-recap-changed = par les règles
crisis-recap-damage = { $count ->
    [one] dégât
   *[other] dégâts
}
