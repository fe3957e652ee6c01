# Crisis Protocol. Les termes sont ceux du registre (rules/crisis.yaml, terms) ; les phrases sont les nôtres.
# $side vaut `you` pour le camp de qui écoute, `other` pour un autre ; $team est son nom.

## answers: what a player may choose, as a short order

crisis-answer-activate = Activez { $figure } (Pouvoir : { $power })
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

## cards: attacks

crisis-attack-unnamed = une attaque

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
crisis-event-moved-climb = { $figure } grimpe sur { $inches } { $inches ->
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
crisis-problem-gems = Gemmes
crisis-problem-secure = Crises Sécurisation
crisis-problem-tactics = cartes Tactique d'Équipe

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
