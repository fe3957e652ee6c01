# Marvel Champions. Les termes sont ceux du registre (games/champions/ledger/champions.yaml, terms) ; les phrases sont les nôtres.
# $side vaut `you` pour la place de celui qui lit, `other` pour une autre ; $player est le nom de ce joueur.

## answers: what a player may choose, as a short order

champions-answer-attack = Attaquer avec { $card } (ATQ { $value })
champions-answer-card = { $card }
champions-answer-card-in = { $card }, { $place }
champions-answer-change-form = Changer de forme : { $name }
champions-answer-character = { $card } (points de vie restants : { $left })
champions-answer-chosen-done = Rien de plus
champions-answer-decline = Refuser
champions-answer-defend = Défendre avec { $card } (DEF { $defence }, points de vie restants : { $left })
champions-answer-defend-no = Ne pas défendre
champions-answer-delayed = D'abord { $card }
champions-answer-discard = Défausser { $card }
champions-answer-discard-done = Garder le reste
champions-answer-end-turn = Terminer le tour
champions-answer-mulligan-done = Garder ces cartes
champions-answer-no = Non
champions-answer-option = Option { $number }
champions-answer-option-does = { CAPITAL($does) }
champions-answer-pass = Passer
champions-answer-pay = Défausser { $card } pour { $resources }
champions-answer-pay-ability = Utiliser { $card }
champions-answer-pay-done = C'est tout
champions-answer-play = Jouer { $card } (coût { $cost })
champions-answer-play-discard = Jouer { $card } depuis votre défausse (coût { $cost })
champions-answer-player = { $player }
champions-answer-recover = Récupérer (REC { $value })
champions-answer-request = Demander une action à { $player }
champions-answer-resource = Comme { $resource }
champions-answer-retaliate = D'abord la riposte : { $card }
champions-answer-scheme = { $card } (menace : { $threat })
champions-answer-text = { $order } : { $text }
champions-answer-thwart = Contrer avec { $card } (CTR { $value })
champions-answer-use = Utiliser { $card }
champions-answer-yes = Oui

## asks: the questions, put to the player who answers

champions-ask-action = Quelle action de { $card } utilisez-vous ?
champions-ask-choose = Que choisissez-vous pour { $source } ?
champions-ask-choose-any = Lesquels choisissez-vous pour { $source } ?
champions-ask-choose-exactly = Lesquels choisissez-vous pour { $source } ? Il en faut { $most }.
champions-ask-choose-one = Laquelle de ces possibilités choisissez-vous pour { $source } ?
champions-ask-choose-up-to = Lesquels choisissez-vous pour { $source }, jusqu'à { $most } ?
champions-ask-declare = De quel type est la ressource libre ?
champions-ask-defend = Qui vous défend contre { $attacker } ?
champions-ask-defend-other = Défendez-vous { $player } contre { $attacker } ?
champions-ask-discard = Quelles cartes défaussez-vous à la fin de la phase ?
champions-ask-divide = Qui subit le prochain dégât de { $source } ? Il en reste { $left }.
champions-ask-forced = { CAPITAL($moment) }. Quelle capacité forcée vient en premier ?
champions-ask-interrupt = { CAPITAL($moment) }. Utilisez-vous une interruption ?
champions-ask-may = Faites-vous ce que { $source } propose ?
champions-ask-may-do = Le faites-vous pour { $source } ? ({ CAPITAL($steps) }.)
champions-ask-mulligan = Quelles cartes de votre main de départ échangez-vous ?
champions-ask-order = Qu'est-ce qui vient d'abord ?
champions-ask-pay = Avec quoi payez-vous le coût { $cost } ? Déjà généré : { $generated }.
champions-ask-pay-for = Avec quoi payez-vous { $cost } pour { $card } ? Déjà généré : { $generated }.
champions-ask-player = Quel joueur choisissez-vous pour { $source } ?
champions-ask-put-next = Quelle carte vient ensuite pour { $source } ? La dernière sera la plus à l'extérieur.
champions-ask-requested = { $player } vous laisse utiliser une action. Laquelle ?
champions-ask-response = { CAPITAL($moment) }. Utilisez-vous une réponse ?
champions-ask-target = Quelle cible choisissez-vous pour { $card } ?
champions-ask-too-many = Il y en a trop. Lequel est défaussé ?
champions-ask-turn = Que faites-vous pendant votre tour ?

## costs

champions-cost-any = { $any }
champions-cost-both = { $resources } + { $any }
champions-cost-of = { $resources }

## decks and setup: what is wrong with them

champions-deck-from-bottom = En partant du dessous : { $cards }
champions-deck-from-top = En partant du dessus : { $cards }
champions-deck-unknown = …
champions-problem-aspect = { $card } est d'une autre affinité ({ $aspect }).
champions-problem-aspect-cards = { $aspect } { $cards }
champions-problem-copies = { $has } exemplaires de { $card }. La limite est { $most }.
champions-problem-foreign = { $card } n'a sa place dans aucun deck de cette identité.
champions-problem-hero-set = { $card } : { $has } dans le deck, mais { $needs } dans le set du héros.
champions-problem-no-identity = { $card } n'est pas une identité.
champions-problem-size = Le deck a { $size } cartes ; il en faut de 40 à 50.
champions-problem-unequal-aspects = Cette identité demande { $wants } affinités avec autant de cartes chacune : { $has }.
champions-problem-unknown = « { $id } » n'existe pas.
champions-problem-unknown-near = « { $id } » n'existe pas. Vouliez-vous dire { $nearest } ?
champions-setup-deck = Le deck du joueur { $seat } n'est pas légal : { $problems }
champions-setup-first-player = La place { $seat } est vide. Choisissez un premier joueur parmi les places occupées.
champions-setup-no-modular-set = Tous les sets modulaires sont déjà dans le deck : il n'en reste aucun à tirer au hasard.
champions-setup-players = { $players } joueurs, mais on joue d'un à quatre.
champions-setup-same-identity = Les joueurs { $one } et { $other } ont choisi la même identité.

## events: what happened

champions-event-ability = { $side ->
    [you] Vous utilisez { $card }.
   *[other] { $player } utilise { $card }.
}
champions-event-ability-scenario = { $source } prend effet.
champions-event-acceleration = Un pion Accélération est placé ({ $tokens } en tout).
champions-event-attached = { $card } s'attache à { $host }.
champions-event-attack = { $card } attaque.
champions-event-attack-ended = L'attaque est terminée ({ $card }).
champions-event-boost-given = Le méchant reçoit une carte de boost.
champions-event-boost-turned = Carte de boost : { $card }.
champions-event-boosted = { $icons ->
    [0] { $card } ne donne aucune icône de boost.
    [one] { $card } donne { $icons } icône de boost.
   *[other] { $card } donne { $icons } icônes de boost.
}
champions-event-cancelled = Annulation : { $card }.
champions-event-control = { $side ->
    [you] Vous contrôlez désormais { $card }.
   *[other] { $player } contrôle désormais { $card }.
}
champions-event-control-scenario = { $card } appartient de nouveau au scénario.
champions-event-counters = { $card } a maintenant { $counters }.
champions-event-damage = { $taken ->
    [one] { $card } subit { $taken } dégât.
   *[other] { $card } subit { $taken } dégâts.
}
champions-event-damage-lessened = { $card } subit { $taken } sur { $dealt } dégâts.
champions-event-damage-moved = { $amount ->
    [one] { $amount } dégât est déplacé de { $card }.
   *[other] { $amount } dégâts sont déplacés de { $card }.
}
champions-event-damage-placed = { $amount ->
    [one] { $amount } dégât est placé sur { $card }.
   *[other] { $amount } dégâts sont placés sur { $card }.
}
champions-event-dealt = { $side ->
    [you] Une carte Rencontre vous est attribuée.
   *[other] Une carte Rencontre est attribuée à { $player }.
}
champions-event-deck-reformed = { $side ->
    [you] Votre deck est épuisé. { $cards } cartes en forment un nouveau.
   *[other] { $player } a épuisé son deck. { $cards } cartes en forment un nouveau.
}
champions-event-defeated = Défaite : { $card }.
champions-event-defends = { $card } défend.
champions-event-discarded = { $side ->
    [you] Vous défaussez { $card }.
   *[other] { $player } défausse { $card }.
}
champions-event-drawn = { $side ->
    [you] Vous piochez { $card }.
   *[other] { $player } pioche { $card }.
}
champions-event-drew = { $side ->
    [you] Vous avez pioché { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
   *[other] { $player } a pioché { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
}
champions-event-eliminated = { $side ->
    [you] Vous êtes hors de la partie.
   *[other] { $player } est hors de la partie.
}
champions-event-encounter-reformed = Le deck Rencontre est épuisé : { $cards } cartes en forment un nouveau. Pions Accélération : { $tokens }.
champions-event-enemy-attack = { $side ->
    [you] { $card } vous attaque.
   *[other] { $card } attaque { $player }.
}
champions-event-enemy-scheme = { $card } manigance.
champions-event-engaged = { $side ->
    [you] { $card } s'engage avec vous.
   *[other] { $card } s'engage avec { $player }.
}
champions-event-entered = { $card } entre en jeu.
champions-event-entered-control = { $side ->
    [you] { $card } entre en jeu sous votre contrôle.
   *[other] { $card } entre en jeu ({ $player }).
}
champions-event-entered-engaged = { $side ->
    [you] { $card } entre en jeu et s'engage avec vous.
   *[other] { $card } entre en jeu et s'engage avec { $player }.
}
champions-event-exhausted = { $card } s'incline.
champions-event-first-player = { $side ->
    [you] Vous êtes maintenant premier joueur.
   *[other] { $player } est maintenant premier joueur.
}
champions-event-form = { $side ->
    [you] Vous prenez la forme { $form } : { $name }.
   *[other] { $player } prend la forme { $form } : { $name }.
}
champions-event-found = { $side ->
    [you] Vous regardez { $seen ->
        [one] une carte
       *[other] { $seen } cartes
    } et trouvez { $cards }.
   *[other] { $player } regarde { $seen ->
        [one] une carte
       *[other] { $seen } cartes
    } et trouve { $cards }.
}
champions-event-found-nothing = { $side ->
    [you] Vous regardez { $seen ->
        [one] une carte
       *[other] { $seen } cartes
    } et ne trouvez rien.
   *[other] { $player } regarde { $seen ->
        [one] une carte
       *[other] { $seen } cartes
    } et ne trouve rien.
}
champions-event-generated = { $side ->
    [you] Vous générez { $resources }.
   *[other] { $player } génère { $resources }.
}
champions-event-healed = { $amount ->
    [one] { $card } soigne { $amount } dégât.
   *[other] { $card } soigne { $amount } dégâts.
}
champions-event-healed-beyond = { $amount ->
    [one] { $card } gagne { $amount } point de vie au-delà de son maximum.
   *[other] { $card } gagne { $amount } points de vie au-delà de son maximum.
}
champions-event-left-play = Défausse : { $card }.
champions-event-looked = { $side ->
    [you] Vous regardez { $count ->
        [one] la carte du dessus
       *[other] les { $count } cartes du dessus
    } ({ $place }).
   *[other] { $player } regarde { $count ->
        [one] la carte du dessus
       *[other] les { $count } cartes du dessus
    } ({ $place }).
}
champions-event-looked-at = { $side ->
    [you] Vous regardez { $cards } ({ $place }, en partant du dessus).
   *[other] { $player } regarde { $cards } ({ $place }, en partant du dessus).
}
champions-event-lost = Le méchant gagne. La partie est perdue.
champions-event-moved = { CAPITAL($card) } passe { $from } { $to }.
    .from = from
    .to = to
champions-event-paid = { $side ->
    [you] Vous payez avec { $card }.
   *[other] { $player } paie avec { $card }.
}
champions-event-phase = { CAPITAL($phase) }.
champions-event-played = { $side ->
    [you] Vous jouez { $card }.
   *[other] { $player } joue { $card }.
}
champions-event-prevented = Prévention : { $amount }.
champions-event-readied = { $card } se redresse.
champions-event-reckoned-attack = { $card } frappe { $at } : ATQ { $power }, boost { $boost }, arrêté { $defence }.
champions-event-reckoned-scheme = { $card } manigance : MNG { $power }, boost { $boost }.
champions-event-removed = { CAPITAL($card) } quitte la partie.
champions-event-replaced = Autre chose se produit à la place.
champions-event-requested = { $side ->
    [you] Vous laissez { $other } utiliser une action.
   *[other] { $player } laisse { $other } utiliser une action.
}
champions-event-revealed = { $side ->
    [you] Vous révélez { $card }.
   *[other] { $player } révèle { $card }.
}
champions-event-round = Round { $round }.
champions-event-scheme-ended = La manigance est terminée ({ $card }).
champions-event-setup = Mise en place { $step } : { $step ->
    [1] les identités sont choisies, côté alter ego visible.
    [2] chaque identité a ses points de vie.
    [3] { $side ->
        [you] vous êtes premier joueur.
       *[other] { $player } est premier joueur.
    }
    [4] les obligations sont mises de côté.
    [5] les sets de Némésis sont mis de côté.
    [6] les decks des joueurs sont mélangés.
    [7] pions, marqueurs et cartes État sont à portée de main.
    [8] le méchant et la manigance principale sont en place.
    [9] le méchant a ses points de vie.
    [10] la manigance principale est préparée, puis retournée.
    [11] les obligations sont mélangées au deck Rencontre.
    [12] chacun pioche sa main.
    [13] chacun peut échanger des cartes, une seule fois.
   *[14] les identités sont préparées.
}
champions-event-scheme-turned = Manigance principale : { $card } (menace : { $threat }).
champions-event-searched = { $side ->
    [you] Vous cherchez, sans rien trouver.
   *[other] { $player } cherche.
}
champions-event-stage-completed = Le méchant accomplit { $card }.
champions-event-stage-revealed = Le prochain stade de la manigance principale est { $card }.
champions-event-status = { $card } : { $status }.
champions-event-status-discarded = { $card } n'est plus { $status }.
champions-event-surged = { $side ->
    [you] Renfort : vous révélez une autre carte Rencontre.
   *[other] Renfort : { $player } révèle une autre carte Rencontre.
}
champions-event-threat = { $card } gagne { $amount } de menace ({ $now }).
champions-event-threat-removed = { $card } perd { $amount } de menace (reste { $now }).
champions-event-thwart = { $card } contre.
champions-event-thwart-ended = Le contre est terminé ({ $card }).
champions-event-turn = { $side ->
    [you] Votre tour commence.
   *[other] Au tour de : { $player }.
}
champions-event-turn-ended = { $side ->
    [you] Votre tour est terminé.
   *[other] { $player } a terminé son tour.
}
champions-event-villain-stage = Le méchant continue : { $card }, stade { $stage }.
champions-event-won = Le méchant est vaincu. La partie est gagnée.

## moments: what is about to happen ($when is before) or has happened

champions-moment-attack = { $when ->
    [before] { $card } attaque
   *[after] { $card } a attaqué
}
champions-moment-damage = { $when ->
    [before] { $card } va subir { $amount } dégâts
   *[after] { $card } a subi { $amount } dégâts
}
champions-moment-defeat = { $when ->
    [before] { $card } va tomber
   *[after] { $card } tombe
}
champions-moment-defence = { $when ->
    [before] { $card } défend
   *[after] { $card } a défendu
}
champions-moment-end = { $of ->
    [attack] l'attaque est finie
    [activation] l'activation est finie
    [phase] la phase est finie
    [player-phase] la phase des joueurs est finie
    [villain-phase] la phase du méchant est finie
   *[round] le round est fini
}
champions-moment-enter-facedown = une carte va entrer en jeu face cachée
champions-moment-enter-play = { $when ->
    [before] { $card } va entrer en jeu
   *[after] { $card } vient d'entrer en jeu
}
champions-moment-form-change = { $when ->
    [before] { $player } va changer de forme
   *[after] { $player } a changé de forme
}
champions-moment-initiate = { $when ->
    [before] { $card } va prendre effet
   *[after] { $card } a pris effet
}
champions-moment-payment = { $when ->
    [before] { $player } va payer un coût
   *[after] { $player } a payé un coût
}
champions-moment-play = { $when ->
    [before] on va jouer { $card }
   *[after] on a joué { $card }
}
champions-moment-reveal = { $when ->
    [before] on révèle { $card }
   *[after] on a révélé { $card }
}
champions-moment-scheme = { $when ->
    [before] { $card } manigance
   *[after] { $card } a manigancé
}
champions-moment-threat = { $when ->
    [before] { $card } va gagner { $amount } de menace
   *[after] { $card } a gagné { $amount } de menace
}
champions-moment-thwart = { $when ->
    [before] { $card } contre
   *[after] { $card } a contré
}
champions-window = { CAPITAL($moment) }.

## phases

champions-phase-activations = phase du méchant : les ennemis s'activent
champions-phase-deal = phase du méchant : les cartes Rencontre sont attribuées
champions-phase-end = fin de la phase des joueurs
champions-phase-end-round = phase du méchant : fin du round
champions-phase-player = phase des joueurs
champions-phase-reveal = phase du méchant : les cartes Rencontre sont révélées
champions-phase-setup = mise en place
champions-phase-threat = phase du méchant : placement de la menace

## places where cards lie

champions-place-boosts = { $case ->
    [from] des cartes de boost
    [to] aux cartes de boost
   *[other] cartes de boost
}
champions-place-bottom = { $place } (dessous)
    .place = same
champions-place-dealt = { $side ->
    [you] { $case ->
        [from] de vos cartes attribuées
        [to] à vos cartes attribuées
       *[other] vos cartes attribuées
    }
   *[other] { $case ->
        [from] des cartes attribuées à { $player }
        [to] aux cartes attribuées à { $player }
       *[other] cartes attribuées ({ $player })
    }
}
champions-place-deck = { $side ->
    [you] { $case ->
        [from] de votre deck
        [to] à votre deck
       *[other] votre deck
    }
   *[other] { $case ->
        [from] du deck de { $player }
        [to] au deck de { $player }
       *[other] deck ({ $player })
    }
}
champions-place-discard = { $side ->
    [you] { $case ->
        [from] de votre pile de défausse
        [to] à votre pile de défausse
       *[other] votre pile de défausse
    }
   *[other] { $case ->
        [from] de la pile de défausse de { $player }
        [to] à la pile de défausse de { $player }
       *[other] pile de défausse ({ $player })
    }
}
champions-place-encounter-deck = { $case ->
    [from] du deck Rencontre
    [to] au deck Rencontre
   *[other] deck Rencontre
}
champions-place-encounter-discard = { $case ->
    [from] de la défausse Rencontre
    [to] à la défausse Rencontre
   *[other] défausse Rencontre
}
champions-place-facedown = { $case ->
    [from] du jeu
    [to] au jeu, face cachée
   *[other] en jeu, face cachée
}
champions-place-hand = { $side ->
    [you] { $case ->
        [from] de votre main
        [to] à votre main
       *[other] votre main
    }
   *[other] { $case ->
        [from] de la main de { $player }
        [to] à la main de { $player }
       *[other] main ({ $player })
    }
}
champions-place-in-play = { $case ->
    [from] du jeu
    [to] au jeu
   *[other] en jeu
}
champions-place-looked-at = { $side ->
    [you] { $case ->
        [from] des cartes que vous regardez
        [to] aux cartes que vous regardez
       *[other] les cartes que vous regardez
    }
   *[other] { $case ->
        [from] des cartes que { $player } regarde
        [to] aux cartes que { $player } regarde
       *[other] cartes regardées ({ $player })
    }
}
champions-place-nemesis = { $side ->
    [you] { $case ->
        [from] de votre set Némésis
        [to] à votre set Némésis
       *[other] votre set Némésis
    }
   *[other] { $case ->
        [from] du set Némésis de { $player }
        [to] au set Némésis de { $player }
       *[other] set Némésis ({ $player })
    }
}
champions-place-paying = { $side ->
    [you] { $case ->
        [from] de votre paiement
        [to] à votre paiement
       *[other] votre paiement
    }
   *[other] { $case ->
        [from] du paiement de { $player }
        [to] au paiement de { $player }
       *[other] paiement ({ $player })
    }
}
champions-place-playing = { $side ->
    [you] { $case ->
        [from] des cartes que vous jouez
        [to] aux cartes que vous jouez
       *[other] la carte que vous jouez
    }
   *[other] { $case ->
        [from] des cartes que { $player } joue
        [to] aux cartes que { $player } joue
       *[other] carte jouée ({ $player })
    }
}
champions-place-removed = { $case ->
    [from] de hors de la partie
    [to] à hors de la partie
   *[other] hors de la partie
}
champions-place-resolving = { $case ->
    [from] de la carte en cours de résolution
    [to] à la carte en cours de résolution
   *[other] en cours de résolution
}
champions-place-scheme-deck = { $case ->
    [from] du deck Manigance Principale
    [to] au deck Manigance Principale
   *[other] deck Manigance Principale
}
champions-place-set-aside = { $case ->
    [from] des cartes mises de côté
    [to] aux cartes mises de côté
   *[other] cartes mises de côté
}
champions-place-top = { $place } (dessus)
    .place = same
champions-place-turned = { $side ->
    [you] { $case ->
        [from] du dessus de votre deck
        [to] au dessus de votre deck
       *[other] prise du dessus de votre deck
    }
   *[other] { $case ->
        [from] du dessus du deck de { $player }
        [to] au dessus du deck de { $player }
       *[other] prise du dessus du deck ({ $player })
    }
}
champions-place-under = { $case ->
    [from] de sous { $card }
    [to] au-dessous de { $card }
   *[other] sous { $card }
}
champions-place-villain-deck = { $case ->
    [from] du deck Méchant
    [to] au deck Méchant
   *[other] deck Méchant
}

## refusals: why an answer is not allowed, by rule

champions-why-abilities_choose_must-change-state = Ce choix ne changerait rien, un autre si.
champions-why-abilities_choose_who = La carte n'offre pas ce choix.
champions-why-abilities_form-word = Vous n'êtes pas dans la bonne forme.
champions-why-abilities_in-play-targets = La capacité ne peut pas cibler cela.
champions-why-abilities_must-be-able-to-change-state = Cela ne changerait rien maintenant.
champions-why-abilities_optional-controller-decides = Un autre joueur contrôle cette carte.
champions-why-abilities_optional-types = Ce n'est pas à vous d'en décider.
champions-why-abilities_source-in-play = Cette carte n'est pas en jeu.
champions-why-abilities_triggered-definition = La carte n'a pas cette capacité.
champions-why-allies_limit_three = Seul l'un de vos alliés peut être défaussé ici.
champions-why-attachments_illegal-stays-put = Il n'y a rien à quoi attacher cette carte.
champions-why-attack_any-enemy = Seul un ennemi peut être attaqué.
champions-why-costs_ability-cost = Vous ne pouvez pas payer ce coût.
champions-why-costs_generate-by-discard = Cette carte n'est pas dans votre main.
champions-why-costs_multiple-simultaneous = Tous les coûts se payent à la fois : il en resterait trop peu pour les autres.
champions-why-costs_own-out-of-play = Vous ne pouvez payer qu'avec vos propres cartes.
champions-why-costs_play-cost-any-mix = Ce que vous avez ne paie pas ce coût en entier.
champions-why-costs_resource-ability = Cette capacité ne vous génère rien maintenant.
champions-why-costs_wild-must-specify = Une ressource libre devient énergie, mentale ou physique.
champions-why-damage_heal-cap = Il n'y a pas de dégâts à soigner.
champions-why-damage_indirect_distribute = Les dégâts ne peuvent pas aller là.
champions-why-damage_indirect_no-overassign = Ce personnage reçoit déjà assez de dégâts pour être vaincu.
champions-why-defence_labelled-ability = Votre héros ne peut pas défendre contre cette attaque.
champions-why-effects_exhausted_cannot-exhaust-again = Cette carte est inclinée.
champions-why-effects_search_add = La recherche n'a pas trouvé cette carte.
champions-why-effects_search_choose-among = Il faut choisir l'une des cartes trouvées.
champions-why-enemy-attack_step2_declare-defender = Seul votre héros ou l'un de vos alliés peut défendre.
champions-why-enemy-attack_step2_hero-form-only = Un alter ego ne peut pas défendre.
champions-why-enemy-attack_step2_must-be-ready = Un personnage incliné ne peut pas défendre.
champions-why-initiating_play-definition = Cette carte ne se joue pas ainsi.
champions-why-initiating_play-from-hand = Cette carte n'est pas dans votre main.
champions-why-initiating_restrictions-all = La carte en dispose autrement.
champions-why-initiating_step2-determine-cost = Vous n'avez pas de quoi payer.
champions-why-keywords_guard = Un sbire avec Garde protège le méchant.
champions-why-keywords_peril_no-consulting = Péril : qui résout la carte ne consulte personne.
champions-why-keywords_peril_others-locked = Péril : seul le joueur qui résout la carte peut agir.
champions-why-limits_limit = Cette capacité a atteint sa limite d'utilisations.
champions-why-limits_max-in-ability = La capacité des cartes de ce titre a déjà servi autant de fois que permis à tous.
champions-why-limits_max-per-player = Vous en contrôlez déjà autant que permis.
champions-why-limits_max-period = Ce titre a déjà été joué autant de fois que permis à tous les joueurs ensemble.
champions-why-limits_unique_cannot-enter = Cette carte est unique et déjà en jeu.
champions-why-player-cards_event_definition = Seuls les événements se jouent ainsi.
champions-why-player-cards_event_optional = Une carte en main doit être jouée, et elle peut l'être.
champions-why-player-cards_resource_cannot-be-played = Une carte Ressource ne sert qu'à payer.
champions-why-player-phase_end_discard-any = Cette carte n'est pas dans votre main.
champions-why-player-phase_end_discard-down = Vous avez encore plus de cartes que votre taille de main.
champions-why-player-phase_turn_action-event = Cet événement n'est pas une action : il est proposé quand vient son moment.
champions-why-player-phase_turn_change-form-once = Vous avez déjà changé de forme ce round.
champions-why-player-phase_turn_hero-power-option = Seuls votre identité en forme de héros et vos alliés le peuvent.
champions-why-player-phase_turn_request-action = Vous n'avez aucun autre joueur à qui demander une action.
champions-why-player-phase_turn_request-is-declinable = Ce joueur a refusé ou n'a pas d'action.
champions-why-player-phase_turn_use-ally = Vous ne contrôlez pas cet allié.
champions-why-precedence_cannot-is-absolute = « Ne peut pas » est absolu : une carte l'empêche.
champions-why-precedence_card-beats-rules = Une carte dit qui doit défendre.
champions-why-recovery_alter-ego-only = Seul un alter ego récupère.
champions-why-recovery_dash = Ce personnage n'a pas ce pouvoir.
champions-why-setup_13-mulligan = Cette carte n'est pas dans votre main.
champions-why-side-schemes_crisis = Une manigance annexe avec une icône de crise protège la manigance principale.
champions-why-table_not-offered = Cela n'était pas proposé.
champions-why-table_wrong-kind = Cela ne répond pas à la question.
champions-why-thwart_any-scheme = Seule une manigance dont la menace peut être retirée peut être contrée.
champions-why-thwart_hero-basic = Avec un CTR de 0, aucune menace n'est retirée.
champions-why-thwart_not-below-zero = Il n'y a pas de menace à retirer.
champions-why-timing_forced_mandatory = Cette capacité forcée n'est pas en attente. Choisissez-en une qui l'est.
champions-why-timing_once-per-occurrence = La capacité ne répond pas à cela maintenant.
champions-why-timing_simultaneous_first-player = Cela ne fait pas partie de ce qui vient ensuite.
champions-why-timing_trigger-condition = Cette capacité attend autre chose.
champions-why-villain-phase_step2_minions-one-at-a-time = Ce sbire ne s'active pas maintenant.

## terms of the game

champions-aspect-aggression = Agressivité
champions-aspect-justice = Justice
champions-aspect-leadership = Commandement
champions-aspect-protection = Protection
champions-after-list = { $list }
    { $next }
    .list = same
champions-card = une carte
champions-facedown = sbire face cachée
champions-form-alter-ego = alter ego
champions-form-hero = héros
champions-glyphs = { "[" }{ $row }]
champions-glyphs-none = 0
champions-mode-expert = Expert
champions-mode-standard = Standard
champions-resource-energy = énergie
champions-resource-mental = mentale
champions-resource-physical = physique
champions-resource-wild = libre
champions-scenario = le scénario
champions-set-expert = set Expert
champions-set-hero = set de héros
champions-set-modular = set modulaire
champions-set-nemesis = set Némésis
champions-set-standard = set Standard
champions-set-villain = set du méchant
champions-stat-ally-limit = { $case ->
    [definite] la limite d'alliés
   *[other] limite d'alliés
}
champions-stat-atk = { $case ->
    [definite] l'ATQ
   *[other] ATQ
}
champions-stat-damage = { $case ->
    [definite] les dégâts
   *[other] dégâts
}
champions-stat-def = { $case ->
    [definite] la DEF
   *[other] DEF
}
champions-stat-hand-size = { $case ->
    [definite] la taille de main
   *[other] taille de main
}
champions-stat-hit-points = { $case ->
    [definite] les points de vie
   *[other] points de vie
}
champions-stat-printed-hand-size = { $case ->
    [definite] la taille de main imprimée
   *[other] taille de main imprimée
}
champions-stat-printed-hit-points = { $case ->
    [definite] les points de vie imprimés
   *[other] points de vie imprimés
}
champions-stat-printed-power = { $case ->
    [definite] la valeur imprimée ({ $stat })
   *[other] valeur imprimée ({ $stat })
}
champions-stat-rec = { $case ->
    [definite] la REC
   *[other] REC
}
champions-stat-remaining = { $case ->
    [definite] les points de vie restants
   *[other] points de vie restants
}
champions-stat-sch = { $case ->
    [definite] la MNG
   *[other] MNG
}
champions-stat-sustained = { $case ->
    [definite] les dégâts subis
   *[other] dégâts subis
}
champions-stat-threat = { $case ->
    [definite] la menace
   *[other] menace
}
champions-stat-thw = { $case ->
    [definite] le CTR
   *[other] CTR
}
champions-status-confused = désorienté
champions-status-stunned = sonné
champions-status-tough = tenace
champions-type-ally = allié
champions-type-alter-ego = alter ego
champions-type-attachment = attachement
champions-type-environment = environnement
champions-type-event = événement
champions-type-hero = héros
champions-type-main-scheme = manigance principale
champions-type-minion = sbire
champions-type-obligation = obligation
champions-type-resource = ressource
champions-type-side-scheme = manigance annexe
champions-type-support = soutien
champions-type-treachery = traîtrise
champions-type-upgrade = amélioration
champions-type-villain = méchant

## cards: amounts

champions-amount = { $number }
champions-amount-all = la totalité
champions-amount-at-most = { $first } (maximum { $most })
    .first = same
champions-amount-dealt = les dégâts infligés
champions-amount-none = 0
champions-amount-number = le nombre ({ $who })
champions-amount-placed = la menace placée
champions-amount-stat = { $stat } { $who }
    .stat = definite
    .who = genitive
champions-amount-stat-on = { $stat } sur { $who }
    .stat = definite
champions-amount-sum = { $first } plus { $others }
champions-amount-that = ce nombre
champions-amount-times = { $first } × { $second }
champions-amount-varies = { $usually } ({ $but } si { $claim })
champions-each-boost = chaque icône de boost sur { $who }
champions-each-counter = chaque jeton { $name } ici
champions-each-icon = chaque icône de ressource sur { $who }
champions-each-icon-of = chaque { $icon } sur { $who }
champions-each-type = chaque type de ressource sur { $who }
champions-equal-to = { $unit } { $amount }
champions-for-each = { $base } pour { $each }
    .base = same
champions-per-player = { $base } par joueur
champions-unit-cards = { $form ->
    [number] { $number } { $number ->
        [one] carte
       *[other] cartes
    }
    [that] autant de cartes
    [all] toutes les cartes
   *[bare] autant de cartes que
}
champions-unit-counters = { $form ->
    [number] { $number } { $number ->
        [one] jeton
       *[other] jetons
    } { $name }
    [that] autant de jetons { $name }
    [all] tous les jetons { $name }
   *[bare] autant de jetons { $name } que
}
champions-unit-damage = { $form ->
    [number] { $number } { $number ->
        [one] dégât
       *[other] dégâts
    }
    [that] autant de dégâts
    [all] tous les dégâts
   *[bare] autant de dégâts que
}
champions-unit-stat = { $form ->
    [number] { $number } { $stat }
    [that] autant ({ $stat })
    [all] tout ({ $stat })
   *[bare] autant ({ $stat }) que
}
champions-unit-threat = { $form ->
    [number] { $number } { $number ->
        [one] menace
       *[other] menaces
    }
    [that] autant de menaces
    [all] toutes les menaces
   *[bare] autant de menaces que
}

## cards: claims, which follow “if” or “while”

champions-claim-alter-ego = { $so ->
    [yes] vous êtes en alter ego
   *[no] vous n'êtes pas en alter ego
}
champions-claim-at-least = { $so ->
    [yes] { $amount } vaut au moins { $least }
   *[no] { $amount } vaut moins de { $least }
}
champions-claim-attacked = { $so ->
    [yes] une attaque a eu lieu
   *[no] aucune attaque n'a eu lieu
}
champions-claim-dealt = { $so ->
    [yes] cette attaque inflige au moins { $quantity }
   *[no] cette attaque inflige moins de { $quantity }
}
champions-claim-discarded = { $so ->
    [yes] une carte a ainsi été défaussée
   *[no] aucune carte n'a ainsi été défaussée
}
champions-claim-final-step = { $so ->
    [yes] c'est la dernière étape de la séquence
   *[no] ce n'est pas la dernière étape de la séquence
}
champions-claim-given = { $so ->
    [yes] la carte d'état a été donnée
   *[no] la carte d'état n'a pas pu être donnée
}
champions-claim-happened = { $so ->
    [yes] cela a eu un effet
   *[no] cela n'a eu aucun effet
}
champions-claim-has = { $so ->
    [yes] { $who } a au moins { $quantity }
   *[no] { $who } a moins de { $quantity }
}
champions-claim-healed = { $so ->
    [yes] des dégâts ont ainsi été soignés
   *[no] aucun dégât n'a ainsi été soigné
}
champions-claim-hero = { $so ->
    [yes] vous êtes en héros
   *[no] vous n'êtes pas en héros
}
champions-claim-in-play = { $so ->
    [yes] { $who } se trouve en jeu
   *[no] { $who } ne se trouve pas en jeu
}
champions-claim-none-in-play = { $who } ne se trouve en jeu
champions-claim-paid = { $so ->
    [yes] vous avez payé cette carte avec { $resource }
   *[no] vous n'avez pas payé cette carte avec { $resource }
}
champions-claim-printed = { $so ->
    [yes] { $who } montre { $resources }
   *[no] { $who } ne montre pas { $resources }
}
champions-claim-revealed = { $so ->
    [yes] vous avez révélé { $who }
   *[no] vous n'avez pas révélé { $who }
}
champions-claim-trait = { $so ->
    [yes] vous avez le trait { $trait }
   *[no] vous n'avez pas le trait { $trait }
}
champions-claim-undefended = { $so ->
    [yes] l'attaque est non défendue
   *[no] l'attaque est défendue
}

## cards: costs

champions-cost-counters = retirez { $quantity } d'ici
champions-cost-printed = payez le coût imprimé { $who }
    .who = genitive
champions-cost-spend = dépensez { $resources }
champions-paid = { $cost } → { $effect }
    .effect = same
champions-spend-counted = { $amount } { $resource }

## cards: keywords, status cards and icons

champions-icon-acceleration = [accélération]
champions-icon-boost = [boost]
champions-icon-crisis = [crise]
champions-icon-hazard = [aléa]
champions-icon-star = [étoile]
champions-keyword-guard = garde
champions-keyword-overkill = déferlement
champions-keyword-peril = péril
champions-keyword-quickstrike = coup rapide
champions-keyword-restricted = restreint
champions-keyword-retaliate = riposte { $amount }
champions-keyword-retaliate-any = riposte
champions-keyword-surge = renfort
champions-keyword-toughness = ténacité
champions-keyword-uses = utilisations ({ $counters })
champions-keyword-uses-any = utilisations
champions-reminder-acceleration = L'étape 1 de la phase du méchant place 1 menace de plus sur la manigance principale.
champions-reminder-boost = Augmente de 1 l'ATQ ou la MNG du méchant qui s'active.
champions-reminder-confused = Défaussez cette carte à la place du prochain contre ou de la prochaine manigance.
champions-reminder-crisis = Aucune menace ne peut être retirée de la manigance principale.
champions-reminder-guard = Le joueur avec qui il est engagé ne peut pas attaquer le méchant.
champions-reminder-hazard = L'étape 3 de la phase du méchant attribue 1 carte Rencontre de plus.
champions-reminder-overkill = Les dégâts au-delà de ce qui reste à un allié passent au héros de son joueur. Au-delà de ce qui reste à un sbire, ils passent au méchant.
champions-reminder-peril = Le joueur qui la révèle la résout seul. Les autres ne conseillent pas et n'agissent pas.
champions-reminder-quickstrike = Après s'être engagé avec un héros, il attaque aussitôt.
champions-reminder-restricted = Un joueur ne peut pas avoir plus de deux de ces cartes en jeu.
champions-reminder-retaliate = Après une attaque contre lui, il inflige { $amount } dégâts à l'attaquant.
champions-reminder-star = Il y a une capacité de boost dans le texte.
champions-reminder-stunned = Défaussez cette carte à la place de la prochaine attaque.
champions-reminder-surge = Révélez ensuite une autre carte Rencontre.
champions-reminder-tough = Défaussez cette carte au lieu de subir les prochains dégâts.
champions-reminder-toughness = Entre en jeu avec une carte Tenace.
champions-reminder-uses = Entre en jeu avec ces jetons, et quitte le jeu quand il n'en reste plus.

## cards: modifiers

champions-lasting-activation = jusqu'à la fin de cette activation, { $holds }
champions-lasting-attack = pour cette attaque, { $holds }
champions-lasting-phase = jusqu'à la fin de la phase, { $holds }
champions-lasting-player-phase = jusqu'à la fin de la phase des joueurs, { $holds }
champions-lasting-villain-phase = jusqu'à la fin de la phase du méchant, { $holds }
champions-lasting-round = jusqu'à la fin du round, { $holds }
champions-lasting-uses = { $lasting } ({ $uses } fois)
champions-later-activation = à la fin de cette activation, { $steps }
champions-later-after = { $occurrence }, { $steps }
champions-later-attack = à la fin de cette attaque, { $steps }
champions-later-instead = { $occurrence } la prochaine fois { $until ->
    [attack] pendant cette attaque
    [activation] pendant cette activation
    [phase] pendant cette phase
    [player-phase] pendant cette phase des joueurs
    [villain-phase] pendant cette phase du méchant
   *[round] pendant ce round
}, à la place { $steps }
champions-later-phase = à la fin de la phase, { $steps }
champions-later-player-phase = à la fin de la phase des joueurs, { $steps }
champions-later-villain-phase = à la fin de la phase du méchant, { $steps }
champions-later-round = à la fin du round, { $steps }
champions-modifier-base = { $who } a { $numbers }
champions-modifier-base-counted = { $stat } = { $amount }
champions-modifier-base-number = { $stat } { $amount }
champions-modifier-cannot-attack = { $certain ->
    [yes] { $who } ne peut pas attaquer
   *[no] { $who } ne peut attaquer
}
champions-modifier-cannot-thwart = { $certain ->
    [yes] { $who } ne peut pas contrer
   *[no] { $who } ne peut contrer
}
champions-modifier-cannot-scheme = { $certain ->
    [yes] { $who } ne peut pas manigancer
   *[no] { $who } ne peut manigancer
}
champions-modifier-cannot-defend = { $certain ->
    [yes] { $who } ne peut pas défendre
   *[no] { $who } ne peut défendre
}
champions-modifier-cannot-ready = { $certain ->
    [yes] { $who } ne peut pas se redresser
   *[no] { $who } ne peut se redresser
}
champions-modifier-cannot-exhaust = { $certain ->
    [yes] { $who } ne peut pas s'incliner
   *[no] { $who } ne peut s'incliner
}
champions-modifier-cannot-change-form = { $certain ->
    [yes] { $who } ne peut pas changer de forme
   *[no] { $who } ne peut changer de forme
}
champions-modifier-cannot-be-healed = { $certain ->
    [yes] { $who } ne peut pas recevoir de soins
   *[no] { $who } ne peut recevoir de soins
}
champions-modifier-cannot-gain-threat = { $certain ->
    [yes] { $who } ne peut pas recevoir de menace
   *[no] { $who } ne peut recevoir de menace
}
champions-modifier-cannot-draw = { $certain ->
    [yes] { $who } ne peut pas piocher de cartes
   *[no] { $who } ne peut piocher de cartes
}
champions-modifier-cannot-play = { $certain ->
    [yes] on ne peut pas jouer { $who }
   *[no] on ne peut jouer { $who }
}
champions-modifier-cannot-status = { $certain ->
    [yes] { $who } ne peut pas recevoir de carte d'état
   *[no] { $who } ne peut recevoir de carte d'état
}
champions-modifier-cannot-status-of = { $certain ->
    [yes] { $who } ne peut pas devenir { $status }
   *[no] { $who } ne peut devenir { $status }
}
champions-modifier-cost = { $sign ->
    [less] { $who } coûte { $change } de moins
   *[more] { $who } coûte { $change } de plus
}
champions-modifier-cost-of-player = { $sign ->
    [less] les cartes coûtent { $change } de moins { $player }
   *[more] les cartes coûtent { $change } de plus { $player }
}
    .player = dative
champions-modifier-divide = { $stat } { $who } ÷ { $by }, en arrondissant au supérieur
    .who = genitive
champions-modifier-doubled = cette carte compte double quand elle paie une carte de l'affinité { $aspect }
champions-modifier-doubled-card = cette carte compte double quand elle paie { $who }
champions-modifier-keeps-threat = aucune menace ne peut être retirée { $who }
    .who = genitive
champions-modifier-keyword = { $who } a { $keyword }
champions-modifier-multiply = { $stat } { $who } × { $times }
    .who = genitive
champions-modifier-must-defend = si possible, { $with } doit défendre contre les attaques { $who }
    .who = genitive
champions-modifier-no-damage = { $who } ne peut pas subir de dégâts
champions-modifier-no-damage-from = { $who } ne peut pas subir de dégâts { $from }
    .from = genitive
champions-modifier-stat = { $who } a { $gains }
champions-modifier-text = { $who } gagne « { $text } »
champions-modifier-threat-placed = { $sign ->
    [less] { $who } place { $change } de menace en moins
   *[more] { $who } place { $change } de menace en plus
}
champions-modifier-play-discard = vous pouvez jouer { $who } depuis votre défausse
champions-modifier-set = { $stat } { $who } = { $amount }
    .who = genitive
champions-modifier-trait = { $who } a le trait { $trait }
champions-modifier-up-to = { $gain } ({ $stat } maximum { $most })
champions-modifier-while = si { $claim }, { $modifiers }

## cards: players

champions-player-any = { $case ->
    [genitive] de n'importe quel joueur
    [dative] à n'importe quel joueur
   *[other] n'importe quel joueur
}
champions-player-chosen = { $case ->
    [genitive] d'un joueur de votre choix
    [dative] à un joueur de votre choix
   *[other] un joueur de votre choix
}
champions-player-engaged = { $case ->
    [genitive] du joueur engagé
    [dative] au joueur engagé
   *[other] le joueur engagé
}
champions-player-first = { $case ->
    [genitive] du premier joueur
    [dative] au premier joueur
   *[other] le premier joueur
}
champions-player-they = { $case ->
    [genitive] de ce joueur
    [dative] à ce joueur
   *[other] lui
}
champions-player-you = { $case ->
    [genitive] de vous
    [dative] à vous
   *[other] vous
}

## cards: steps

champions-phrase = { $text }
    .text = same
champions-sentence = { CAPITAL($clause) }.
champions-sentence-on = { $clause }.
    .clause = same
champions-sentence-on-list = { $clause }
    .clause = same
champions-sentence-list = { CAPITAL($clause) }
champions-step-acceleration = { $case ->
    [third] place
    [infinitive] placer
   *[other] placez
} un pion Accélération
champions-step-advance = { $case ->
    [third] avance
    [infinitive] avancer
   *[other] avancez
} la manigance principale
champions-step-also-attacks = { $number ->
    [one] { $who } attaque aussi { $against }
   *[many] { $who } attaquent aussi { $against }
}
champions-step-also-attacks-you = { $number ->
    [one] { $who } vous attaque aussi
   *[many] { $who } vous attaquent aussi
}
champions-step-as-player = { $player } { $steps }
    .steps = third
champions-step-assign = { $case ->
    [third] répartit
    [infinitive] répartir
   *[other] répartissez
} { $quantity } entre { $who }
champions-step-assign-by = { $player } répartit { $quantity } entre { $who }
champions-step-attacks = { $number ->
    [one] { $who } attaque { $against }
   *[many] { $who } attaquent { $against }
}
champions-step-attacks-you = { $number ->
    [one] { $who } vous attaque
   *[many] { $who } vous attaquent
}
champions-step-boost = { $case ->
    [third] donne
    [infinitive] donner
   *[other] donnez
} 1 carte de boost { $who }
    .who = dative
champions-step-cancel-card = { $case ->
    [third] annule
    [infinitive] annuler
   *[other] annulez
} la carte révélée
champions-step-cancel-effects = ses effets sont annulés
champions-step-cancel-played = { $case ->
    [third] annule
    [infinitive] annuler
   *[other] annulez
} la carte jouée
champions-step-cancel-revealed = ses effets « À la révélation » sont annulés
champions-step-change-form = { $case ->
    [third] change
    [infinitive] changer
   *[other] changez
} de forme
champions-step-change-form-to = { $case ->
    [third] passe
    [infinitive] passer
   *[other] passez
} { $form ->
    [hero] en héros
   *[alter-ego] en alter ego
}
champions-step-choose-one = { $case ->
    [third] choisit
    [infinitive] choisir
   *[other] choisissez
} une option :{ $options }
champions-step-choose = { $case ->
    [third] choisit
    [infinitive] choisir
   *[other] choisissez
} { $who }
champions-step-choose-player = { $case ->
    [third] choisit
    [infinitive] choisir
   *[other] choisissez
} un joueur
champions-step-counters = { $case ->
    [third] place
    [infinitive] placer
   *[other] placez
} { $quantity } ici
champions-step-deal = { $case ->
    [third] inflige
    [infinitive] infliger
   *[other] infligez
} { $quantity } { $who }
    .who = dative
champions-step-deal-encounter = { $case ->
    [third] attribue
    [infinitive] attribuer
   *[other] attribuez
} 1 carte Rencontre { $player }
    .player = dative
champions-step-discard = { $case ->
    [third] défausse
    [infinitive] défausser
   *[other] défaussez
} { $who }
champions-step-discard-top = { $case ->
    [third] défausse
    [infinitive] défausser
   *[other] défaussez
} { $quantity } du dessus { $zone }
    .zone = genitive
champions-step-discard-until = { $case ->
    [third] défausse
    [infinitive] défausser
   *[other] défaussez
} { $zone } jusqu'à trouver { $who }
    .zone = genitive
champions-step-draw = { $case ->
    [third] pioche
    [infinitive] piocher
   *[other] piochez
} { $quantity }
champions-step-draw-up-to = { $case ->
    [third] pioche
    [infinitive] piocher
   *[other] piochez
} jusqu'à { $most }
champions-step-each-player = chaque joueur { $steps }
    .steps = third
champions-step-each-player-chooses = chaque joueur choisit une option :{ $options }
champions-step-engage = { $case ->
    [third] engage
    [infinitive] engager
   *[other] engagez
} { $who } avec { $player }
champions-step-exhaust = { $case ->
    [third] incline
    [infinitive] incliner
   *[other] inclinez
} { $who }
champions-step-generate = { $case ->
    [third] génère
    [infinitive] générer
   *[other] générez
} { $resources }
champions-step-generate-printed = { $case ->
    [third] génère
    [infinitive] générer
   *[other] générez
} les ressources imprimées { $who }
    .who = genitive
champions-step-defeat = { $case ->
    [third] vainc
    [infinitive] vaincre
   *[other] vainquez
} { $who }
champions-step-heal-beyond = soignez { $quantity } { $who }, l'excédent au-delà des points de vie maximum
    .who = genitive
champions-step-heal = { $case ->
    [third] soigne
    [infinitive] soigner
   *[other] soignez
} { $quantity } { $who }
    .who = genitive
champions-step-if = si { $claim }, { $then }
champions-step-if-after = si { $claim }, { $then }
champions-step-if-else = si { $claim }, { $then }. Sinon, { $else }
champions-step-if-list = si { $claim } :{ $lines }
champions-step-instead = { $steps } à la place
    .steps = same
champions-step-look-at = { $case ->
    [third] regarde
    [infinitive] regarder
   *[other] regardez
} { $who }
champions-step-lose = les joueurs perdent la partie
champions-step-may = { $case ->
    [third] peut
   *[other] vous pouvez
} { $steps }
    .steps = infinitive
champions-step-move = { $case ->
    [third] met
    [infinitive] mettre
   *[other] mettez
} { $who } { $zone }
    .zone = to
champions-step-move-damage = { $case ->
    [third] déplace
    [infinitive] déplacer
   *[other] déplacez
} { $quantity } { $from } { $to }
    .from = genitive
    .to = dative
champions-step-move-to-hand = { $case ->
    [third] met
    [infinitive] mettre
   *[other] mettez
} { $who } { $zone }
    .zone = to
champions-step-nothing = rien
champions-step-place = { $case ->
    [third] ajoute
    [infinitive] ajouter
   *[other] ajoutez
} { $quantity } { $who }
    .who = dative
champions-step-player-draws = { $player } pioche { $quantity }
champions-step-player-draws-up-to = { $player } pioche jusqu'à { $most }
champions-step-prevent = { $case ->
    [third] prévient
    [infinitive] prévenir
   *[other] prévenez
} { $quantity }
champions-step-put = { $case ->
    [third] met
    [infinitive] mettre
   *[other] mettez
} { $who } en jeu
champions-step-put-control = { $step } sous le contrôle { $player }
    .step = same
    .player = genitive
champions-step-put-engaged = { $step }, qui s'engage avec { $player }
    .step = same
champions-step-put-engaged-many = { $step }, qui s'engagent avec { $player }
    .step = same
champions-step-put-engaged-facedown = { $step }. { $number ->
    [many] Elles s'engagent
   *[one] Elle s'engage
} avec { $player }
    .step = same
champions-step-put-facedown = { $step } face cachée comme { $number ->
    [many] sbires
   *[one] sbire
} « { $trait } »
    .step = same
champions-step-put-yours = { $step } et prenez-en le contrôle
    .step = same
champions-step-ready = { $case ->
    [third] redresse
    [infinitive] redresser
   *[other] redressez
} { $who }
champions-step-remove = { $case ->
    [third] retire
    [infinitive] retirer
   *[other] retirez
} { $who } de la partie
champions-step-remove-threat = { $case ->
    [third] retire
    [infinitive] retirer
   *[other] retirez
} { $quantity } { $who }
    .who = genitive
champions-step-resolve = { $case ->
    [third] résout
    [infinitive] résoudre
   *[other] résolvez
} la capacité Spécial { $who }, dans un ordre quelconque
    .who = genitive
champions-step-reveal = { $case ->
    [third] révèle
    [infinitive] révéler
   *[other] révélez
} { $who }
champions-step-schemes = { $number ->
    [one] { $who } manigance
   *[many] { $who } manigancent
}
champions-step-search = { $case ->
    [third] cherche
    [infinitive] chercher
   *[other] cherchez
} { $who } dans { $zones }
    .zones = of
champions-step-shuffle = { $case ->
    [third] mélange
    [infinitive] mélanger
   *[other] mélangez
} { $zone }
    .zone = of
champions-step-status = { $case ->
    [third] pose
    [infinitive] poser
   *[other] posez
} une carte « { $status } » sur { $who }
champions-step-status-you = { $case ->
    [third] reçoit une carte « { $status } »
   *[other] vous recevez une carte « { $status } »
}
champions-step-surge = cette carte gagne Renfort
champions-step-gives-control = { $player } prend le contrôle { $who }
    .who = genitive
champions-step-take-control = { $case ->
    [third] prend
    [infinitive] prendre
   *[other] prenez
} le contrôle { $who }
    .who = genitive
champions-step-take = { $case ->
    [third] subit
    [infinitive] subir
   *[other] subissez
} { $quantity }
champions-step-then = ensuite, { $steps }
    .steps = same

## cards: text boxes and sheets

champions-class-basic = basique
champions-clause-plain = { $clause }
champions-foot-boost = Icônes de boost : { $icons }.
champions-foot-boost-star = Icônes de boost : { $icons }, [étoile].
champions-foot-pays = Paie { $resources }.
champions-foot-star = Icônes de boost : [étoile].
champions-foot-unique = Unique.
champions-gained = { $lead } : { $text }
champions-heading = { $name } ({ $kind })
champions-heading-traits = { $heading } : { $traits }
champions-kind-of = { $kind }, { $class }
champions-kind-stage = { $kind }, stade { $stage }
champions-lead-action = { $form ->
    [none] Action
    [hero] Action (héros)
   *[alter-ego] Action (alter ego)
}
champions-lead-attack = { $lead }, attaque
champions-lead-boost = Boost [étoile]
champions-lead-defence = { $lead }, défense
champions-lead-forced-interrupt = { $form ->
    [none] Interruption forcée
    [hero] Interruption forcée (héros)
   *[alter-ego] Interruption forcée (alter ego)
}
champions-lead-forced-response = { $form ->
    [none] Réponse forcée
    [hero] Réponse forcée (héros)
   *[alter-ego] Réponse forcée (alter ego)
}
champions-lead-interrupt = { $form ->
    [none] Interruption
    [hero] Interruption (héros)
   *[alter-ego] Interruption (alter ego)
}
champions-lead-resource = { $form ->
    [none] Ressource
    [hero] Ressource (héros)
   *[alter-ego] Ressource (alter ego)
}
champions-lead-response = { $form ->
    [none] Réponse
    [hero] Réponse (héros)
   *[alter-ego] Réponse (alter ego)
}
champions-lead-setup = Mise en place
champions-lead-special = { $form ->
    [none] Spécial
    [hero] Spécial (héros)
   *[alter-ego] Spécial (alter ego)
}
champions-lead-thwart = { $lead }, contre
champions-lead-when-completed = Une fois accomplie
champions-lead-when-defeated = { $of ->
    [scheme] Une fois déjouée
   *[other] Une fois vaincu
}
champions-lead-when-revealed = { $form ->
    [none] À la révélation
    [hero] Héros, à la révélation
   *[alter-ego] Alter ego, à la révélation
}
champions-led = { $lead } : { $text }
champions-led-by = { $card } : { $text }
champions-line = { CAPITAL($effect) }
champions-line-counters = Entre en jeu avec { $counters }.
champions-line-max-phase = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}Max { $count } par phase.
champions-line-max-round = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}Max { $count } par round.
champions-line-limit-phase = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}{ $uses ->
    [one] Une fois par phase.
   *[other] { $uses } fois par phase.
}
champions-line-limit-round = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}{ $uses ->
    [one] Une fois par round.
   *[other] { $uses } fois par round.
}
champions-line-when = { CAPITAL($condition) }, { $effect }
champions-line-when-on = { CAPITAL($condition) }, { $effect }
champions-number = { $stat } { $value }
champions-number-acceleration = { $per ->
    [player] { $value } menace à chaque round par joueur
   *[game] { $value } menace à chaque round
}
champions-number-cost = coût { $cost }
champions-number-hand-size = taille de main { $value }
champions-number-hit-points = { $per ->
    [player] { $value } points de vie par joueur
   *[game] { $value } points de vie
}
champions-number-marks = { $marks ->
    [one] { $number } (puis { $marks } dégât)
   *[other] { $number } (puis { $marks } dégâts)
}
champions-number-starting-threat = { $per ->
    [player] menace de départ { $value } par joueur
   *[game] menace de départ { $value }
}
champions-number-target-threat = { $per ->
    [player] seuil de menace { $value } par joueur
   *[game] seuil de menace { $value }
}
champions-numbers = { CAPITAL($numbers) }.
champions-play-alter-ego = Jouez seulement en alter ego.
champions-play-attach = Attachez { $who }.
    .who = dative
champions-play-attach-else = Attachez { $who }. Si c'est impossible, { $steps }.
    .who = dative
champions-play-control = Jouez sous le contrôle { $player }.
    .player = genitive
champions-play-control-any = Jouez sous le contrôle du joueur de votre choix.
champions-play-engaged = Engagé avec le joueur { $who }.
    .who = genitive
champions-play-hero = Jouez seulement en héros.
champions-play-max-deck = Max { $count } par deck.
champions-play-max-host = Max { $count } sur une carte.
champions-play-max-phase = Max { $count } par phase.
champions-play-max-round = Max { $count } par round.
champions-play-max-player = Max { $count } par joueur.
champions-play-must = Si vous pouvez la jouer, vous le devez.

## cards: what a card waits for ($when is before or after)

champions-when-and-damages = { $clause } qui blesse { $who }
champions-when-and-defeats = { $clause } qui vainc { $who }
champions-when-attack = { $when ->
    [before] lors d'une { $basic ->
        [basic] attaque de base
       *[any] attaque
    } { $who }
   *[after] après une { $basic ->
        [basic] attaque de base
       *[any] attaque
    } { $who }
}
    .who = genitive
champions-when-attack-player = { $when ->
    [before] lors d'une { $basic ->
        [basic] attaque de base
       *[any] attaque
    } { $who } contre { $player }
   *[after] après une { $basic ->
        [basic] attaque de base
       *[any] attaque
    } { $who } contre { $player }
}
    .who = genitive
champions-when-attack-you = { $when ->
    [before] lors d'une { $basic ->
        [basic] attaque de base
       *[any] attaque
    } { $who } contre vous
   *[after] après une { $basic ->
        [basic] attaque de base
       *[any] attaque
    } { $who } contre vous
}
    .who = genitive
champions-when-change = { $when ->
    [before] lors du passage { $player } en { $form ->
        [hero] héros
       *[alter-ego] alter ego
    }
   *[after] après le passage { $player } en { $form ->
        [hero] héros
       *[alter-ego] alter ego
    }
}
    .player = genitive
champions-when-damage = { $when ->
    [before] quand des dégâts{ $from ->
        [attack] { " " }d'une attaque
        [activation] { " " }de cette activation
       *[any] { "" }
    } vont être infligés { $who }
   *[after] après des dégâts{ $from ->
        [attack] { " " }d'une attaque
        [activation] { " " }de cette activation
       *[any] { "" }
    } infligés { $who }
}
    .who = dative
champions-when-defeat = { $when ->
    [after] après la défaite { $who }
   *[before] lors de la défaite { $who }
}
    .who = genitive
champions-when-defeat-by = { $when ->
    [after] après la défaite { $who } par { $player }
   *[before] lors de la défaite { $who } par { $player }
}
    .who = genitive
champions-when-defence = { $when ->
    [before] lors d'une défense { $who }
   *[after] après une défense { $who }
}
    .who = genitive
champions-when-end = { $of ->
    [phase] après la fin de la phase
    [player-phase] après la fin de la phase des joueurs
    [villain-phase] après la fin de la phase du méchant
   *[round] après la fin du round
}
champions-when-enter-play = { $when ->
    [before] lors de l'entrée en jeu { $who }
   *[after] après l'entrée en jeu { $who }
}
    .who = genitive
champions-when-initiate = { $when ->
    [before] lors de l'effet { $who }
   *[after] après l'effet { $who }
}
    .who = genitive
champions-when-initiate-by = { $when ->
    [before] lors de l'effet { $who } { $player }
   *[after] après l'effet { $who } { $player }
}
    .who = genitive
    .player = genitive
champions-when-you-pay = { $when ->
    [before] lors du paiement d'un coût
   *[after] après le paiement d'un coût
}
champions-when-pay = { $when ->
    [before] lors du paiement d'un coût par { $player }
   *[after] après le paiement d'un coût par { $player }
}
champions-when-play = { $when ->
    [before] quand vous allez jouer { $who }
   *[after] après que vous jouez { $who }
}
champions-when-play-by = { $when ->
    [before] quand { $player } va jouer { $who }
   *[after] après que { $player } joue { $who }
}
champions-when-reveal = { $when ->
    [before] lors de la révélation { $who } { $zone }
   *[after] après la révélation { $who } { $zone }
}
    .who = genitive
    .zone = in
champions-when-scheme = { $when ->
    [before] lors d'une manigance { $who }
   *[after] après une manigance { $who }
}
    .who = genitive
champions-when-threat = { $when ->
    [before] quand de la menace va être placée sur { $who }{ $during ->
        [step-one] { " " }à l'étape 1 de la phase du méchant
       *[any] { "" }
    }
   *[after] après que de la menace est placée sur { $who }{ $during ->
        [step-one] { " " }à l'étape 1 de la phase du méchant
       *[any] { "" }
    }
}
champions-when-thwart = { $when ->
    [before] lors d'un contre { $who }
   *[after] après un contre { $who }
}
    .who = genitive
champions-when-you-change = { $when ->
    [before] quand vous allez passer en { $form ->
        [hero] héros
       *[alter-ego] alter ego
    }
   *[after] après que vous passez en { $form ->
        [hero] héros
       *[alter-ego] alter ego
    }
}
champions-when-you-defeat = { $when ->
    [instead] quand vous allez vaincre { $who }
    [before] quand vous vainquez { $who }
   *[after] après que vous vainquez { $who }
}

## cards: who is meant

champions-host-ally = { $case ->
    [genitive] de l'allié porteur
    [dative] à l'allié porteur
   *[other] l'allié porteur
}
champions-host-card = { $case ->
    [genitive] de la carte porteuse
    [dative] à la carte porteuse
   *[other] la carte porteuse
}
champions-host-enemy = { $case ->
    [genitive] de l'ennemi porteur
    [dative] à l'ennemi porteur
   *[other] l'ennemi porteur
}
champions-host-minion = { $case ->
    [genitive] du sbire porteur
    [dative] au sbire porteur
   *[other] le sbire porteur
}
champions-that-among = { $who } parmi { $among }
    .who = same
champions-that-chosen-by = { $who } ({ $player } choisit)
    .who = same
champions-that-controlled = { $who } { $player }
    .who = same
    .player = genitive
champions-that-different = { $who } de titres différents
    .who = same
champions-that-engaged = { $who } engagé avec { $player }
    .who = same
champions-that-exhausted = { $who } (carte inclinée)
    .who = same
champions-that-ready = { $who } (carte redressée)
    .who = same
champions-that-facedown = { $who } (face cachée)
    .who = same
champions-that-highest = { $who } à la plus haute valeur ({ $stat })
    .who = same
champions-that-in = { $who } { $zone }
    .who = same
    .zone = in
champions-that-other = { $who } sauf { $other }
    .who = same
champions-that-printed = { $who } avec { $resource }
    .who = same
champions-that-random = { $who } au hasard
    .who = same
champions-that-topmost = { $who } (la plus proche du dessus)
    .who = same
champions-that-trait = { $who } avec { $trait }
    .who = same
champions-that-no-trait = { $who } sans le trait { $trait }
    .who = same
champions-that-keyword = { $who } avec { $keyword }
    .who = same
champions-that-printed-keyword = { $who } avec { $keyword } (imprimé)
    .who = same
champions-that-varies = { $who } ({ $but } si { $claim })
    .who = same
    .but = same
champions-that-without = { $who } sans « { $name } »
    .who = same
champions-that-you-control = { $who } que vous contrôlez
    .who = same
champions-the-attacked = { $case ->
    [genitive] de l'ennemi attaqué
    [dative] à l'ennemi attaqué
   *[other] l'ennemi attaqué
}
champions-the-attacker = { $case ->
    [genitive] de l'attaquant
    [dative] à l'attaquant
   *[other] l'attaquant
}
champions-the-card = { $case ->
    [genitive] de celle-ci
    [dative] à celle-ci
   *[other] celle-ci
}
champions-the-cards = { $case ->
    [genitive] de ces cartes
    [dative] à ces cartes
   *[other] ces cartes
}
champions-the-character = { $case ->
    [genitive] de ce personnage
    [dative] à ce personnage
   *[other] ce personnage
}
champions-the-damaged = { $case ->
    [genitive] du personnage blessé
    [dative] au personnage blessé
   *[other] le personnage blessé
}
champions-the-each = { $case ->
    [genitive] de chacune de ces cartes
    [dative] à chacune de ces cartes
   *[other] chacune de ces cartes
}
champions-the-defeated = { $case ->
    [genitive] de la carte vaincue
    [dative] à la carte vaincue
   *[other] la carte vaincue
}
champions-the-enemy = { $case ->
    [genitive] de cet ennemi
    [dative] à cet ennemi
   *[other] cet ennemi
}
champions-the-entered = { $case ->
    [genitive] de la carte entrée en jeu
    [dative] à la carte entrée en jeu
   *[other] la carte entrée en jeu
}
champions-the-minion = { $case ->
    [genitive] de ce sbire
    [dative] à ce sbire
   *[other] ce sbire
}
champions-the-one = { $case ->
    [genitive] de l'une de ces cartes
    [dative] à l'une de ces cartes
   *[other] l'une de ces cartes
}
champions-the-others = { $case ->
    [genitive] des autres
    [dative] aux autres
   *[other] les autres
}
champions-the-player = { $case ->
    [genitive] de ce joueur
    [dative] à ce joueur
   *[other] ce joueur
}
champions-the-revealed = { $case ->
    [genitive] de la carte révélée
    [dative] à la carte révélée
   *[other] la carte révélée
}
champions-the-scheme = { $case ->
    [genitive] de cette manigance
    [dative] à cette manigance
   *[other] cette manigance
}
champions-the-found = { $case ->
    [genitive] de la carte trouvée
    [dative] à la carte trouvée
   *[other] la carte trouvée
}
champions-who-ally = { $mode ->
    [one] { $case ->
        [genitive] d'un allié
        [dative] à un allié
       *[other] un allié
    }
    [each] { $case ->
        [genitive] de chaque allié
        [dative] à chaque allié
       *[other] chaque allié
    }
    [no] aucun allié
   *[many] { $case ->
        [genitive] d'alliés
       *[other] alliés
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-anybody = { $case ->
    [genitive] d'un joueur
    [dative] à un joueur
   *[other] un joueur
}
champions-who-attack = { $case ->
    [genitive] de cette attaque
    [dative] à cette attaque
   *[other] cette attaque
}
champions-who-card = { $mode ->
    [one] { $case ->
        [genitive] d'une carte
        [dative] à une carte
       *[other] une carte
    }
    [each] { $case ->
        [genitive] de chaque carte
        [dative] à chaque carte
       *[other] chaque carte
    }
    [no] aucune carte
   *[many] { $case ->
        [genitive] de cartes
       *[other] cartes
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-character = { $mode ->
    [one] { $case ->
        [genitive] d'un personnage
        [dative] à un personnage
       *[other] un personnage
    }
    [each] { $case ->
        [genitive] de chaque personnage
        [dative] à chaque personnage
       *[other] chaque personnage
    }
    [no] aucun personnage
   *[many] { $case ->
        [genitive] de personnages
       *[other] personnages
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-enemy = { $mode ->
    [one] { $case ->
        [genitive] d'un ennemi
        [dative] à un ennemi
       *[other] un ennemi
    }
    [each] { $case ->
        [genitive] de chaque ennemi
        [dative] à chaque ennemi
       *[other] chaque ennemi
    }
    [no] aucun ennemi
   *[many] { $case ->
        [genitive] d'ennemis
       *[other] ennemis
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-engaged-hero = { $case ->
    [genitive] de son héros engagé
    [dative] à son héros engagé
   *[other] son héros engagé
}
champions-who-friendly = { $mode ->
    [one] { $case ->
        [genitive] d'un personnage ami
        [dative] à un personnage ami
       *[other] un personnage ami
    }
    [each] { $case ->
        [genitive] de chaque personnage ami
        [dative] à chaque personnage ami
       *[other] chaque personnage ami
    }
    [no] aucun personnage ami
   *[many] { $case ->
        [genitive] de personnages amis
       *[other] personnages amis
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-hero = { $mode ->
    [one] { $case ->
        [genitive] d'un héros
        [dative] à un héros
       *[other] un héros
    }
    [each] { $case ->
        [genitive] de chaque héros
        [dative] à chaque héros
       *[other] chaque héros
    }
    [no] aucun héros
   *[many] { $case ->
        [genitive] de héros
       *[other] héros
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-main-scheme = { $case ->
    [genitive] de la manigance principale
    [dative] à la manigance principale
   *[other] la manigance principale
}
champions-who-minion = { $mode ->
    [one] { $case ->
        [genitive] d'un sbire
        [dative] à un sbire
       *[other] un sbire
    }
    [each] { $case ->
        [genitive] de chaque sbire
        [dative] à chaque sbire
       *[other] chaque sbire
    }
    [no] aucun sbire
   *[many] { $case ->
        [genitive] de sbires
       *[other] sbires
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-named = { $case ->
    [genitive] de « { $name } »
    [dative] à « { $name } »
   *[other] « { $name } »
}
champions-who-scheme = { $mode ->
    [one] { $case ->
        [genitive] d'une manigance
        [dative] à une manigance
       *[other] une manigance
    }
    [each] { $case ->
        [genitive] de chaque manigance
        [dative] à chaque manigance
       *[other] chaque manigance
    }
    [no] aucune manigance
   *[many] { $case ->
        [genitive] de manigances
       *[other] manigances
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-self = { $kind ->
    [ally] { $case ->
        [genitive] de cet allié
        [dative] à cet allié
       *[other] cet allié
    }
    [minion] { $case ->
        [genitive] de ce sbire
        [dative] à ce sbire
       *[other] ce sbire
    }
    [villain] { $case ->
        [genitive] de ce méchant
        [dative] à ce méchant
       *[other] ce méchant
    }
   *[other] { $case ->
        [genitive] de { $name }
        [dative] à { $name }
       *[other] { $name }
    }
}
champions-who-side-scheme = { $mode ->
    [one] { $case ->
        [genitive] d'une manigance annexe
        [dative] à une manigance annexe
       *[other] une manigance annexe
    }
    [each] { $case ->
        [genitive] de chaque manigance annexe
        [dative] à chaque manigance annexe
       *[other] chaque manigance annexe
    }
    [no] aucune manigance annexe
   *[many] { $case ->
        [genitive] de manigances annexes
       *[other] manigances annexes
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-attachment = { $mode ->
    [one] { $case ->
        [genitive] d'un attachement
        [dative] à un attachement
       *[other] un attachement
    }
    [each] { $case ->
        [genitive] de chaque attachement
        [dative] à chaque attachement
       *[other] chaque attachement
    }
    [no] aucun attachement
   *[many] { $case ->
        [genitive] d'attachements
       *[other] attachements
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-environment = { $mode ->
    [one] { $case ->
        [genitive] d'un environnement
        [dative] à un environnement
       *[other] un environnement
    }
    [each] { $case ->
        [genitive] de chaque environnement
        [dative] à chaque environnement
       *[other] chaque environnement
    }
    [no] aucun environnement
   *[many] { $case ->
        [genitive] d'environnements
       *[other] environnements
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-obligation = { $mode ->
    [one] { $case ->
        [genitive] d'une obligation
        [dative] à une obligation
       *[other] une obligation
    }
    [each] { $case ->
        [genitive] de chaque obligation
        [dative] à chaque obligation
       *[other] chaque obligation
    }
    [no] aucune obligation
   *[many] { $case ->
        [genitive] d'obligations
       *[other] obligations
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-resource-card = { $mode ->
    [one] { $case ->
        [genitive] d'une carte Ressource
        [dative] à une carte Ressource
       *[other] une carte Ressource
    }
    [each] { $case ->
        [genitive] de chaque carte Ressource
        [dative] à chaque carte Ressource
       *[other] chaque carte Ressource
    }
    [no] aucune carte Ressource
   *[many] { $case ->
        [genitive] de cartes Ressource
       *[other] cartes Ressource
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-alter-ego = { $mode ->
    [one] { $case ->
        [genitive] d'un alter ego
        [dative] à un alter ego
       *[other] un alter ego
    }
    [each] { $case ->
        [genitive] de chaque alter ego
        [dative] à chaque alter ego
       *[other] chaque alter ego
    }
    [no] aucun alter ego
   *[many] { $case ->
        [genitive] d'alter ego
       *[other] alter ego
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-event = { $mode ->
    [one] { $case ->
        [genitive] d'un événement
        [dative] à un événement
       *[other] un événement
    }
    [each] { $case ->
        [genitive] de chaque événement
        [dative] à chaque événement
       *[other] chaque événement
    }
    [no] aucun événement
   *[many] { $case ->
        [genitive] d'événements
       *[other] événements
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-enemy-card = { $mode ->
    [one] { $case ->
        [genitive] d'une carte ennemie
        [dative] à une carte ennemie
       *[other] une carte ennemie
    }
    [each] { $case ->
        [genitive] de chaque carte ennemie
        [dative] à chaque carte ennemie
       *[other] chaque carte ennemie
    }
    [no] aucune carte ennemie
   *[many] { $case ->
        [genitive] de cartes ennemies
       *[other] cartes ennemies
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-friendly-card = { $mode ->
    [one] { $case ->
        [genitive] d'une carte alliée
        [dative] à une carte alliée
       *[other] une carte alliée
    }
    [each] { $case ->
        [genitive] de chaque carte alliée
        [dative] à chaque carte alliée
       *[other] chaque carte alliée
    }
    [no] aucune carte alliée
   *[many] { $case ->
        [genitive] de cartes alliées
       *[other] cartes alliées
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-support = { $mode ->
    [one] { $case ->
        [genitive] d'un soutien
        [dative] à un soutien
       *[other] un soutien
    }
    [each] { $case ->
        [genitive] de chaque soutien
        [dative] à chaque soutien
       *[other] chaque soutien
    }
    [no] aucun soutien
   *[many] { $case ->
        [genitive] de soutiens
       *[other] soutiens
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-this = { $case ->
    [genitive] de cette carte
    [dative] à cette carte
   *[other] cette carte
}
champions-who-top = { $case ->
    [genitive] de la première carte { $zone }
    [dative] à la première carte { $zone }
   *[other] la première carte { $zone }
}
    .zone = genitive
champions-who-top-several = les { $count } premières cartes { $zone }
    .zone = genitive
champions-who-treachery = { $mode ->
    [one] { $case ->
        [genitive] d'une traîtrise
        [dative] à une traîtrise
       *[other] une traîtrise
    }
    [each] { $case ->
        [genitive] de chaque traîtrise
        [dative] à chaque traîtrise
       *[other] chaque traîtrise
    }
    [no] aucune traîtrise
   *[many] { $case ->
        [genitive] de traîtrises
       *[other] traîtrises
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-up-to = jusqu'à { $most } { $who }
champions-who-upgrade = { $mode ->
    [one] { $case ->
        [genitive] d'une amélioration
        [dative] à une amélioration
       *[other] une amélioration
    }
    [each] { $case ->
        [genitive] de chaque amélioration
        [dative] à chaque amélioration
       *[other] chaque amélioration
    }
    [no] aucune amélioration
   *[many] { $case ->
        [genitive] d'améliorations
       *[other] améliorations
    }
}{ $has ->
    [none] { "" }
   *[trait] { " " }« { $trait } »
}
champions-who-villain = { $case ->
    [genitive] du méchant
    [dative] au méchant
   *[other] le méchant
}
champions-who-you = { $case ->
    [genitive] de votre identité
    [dative] à votre identité
   *[other] votre identité
}
champions-who-your-alter-ego = { $case ->
    [genitive] de votre alter ego
    [dative] à votre alter ego
   *[other] votre alter ego
}
champions-who-your-hero = { $case ->
    [genitive] de votre héros
    [dative] à votre héros
   *[other] votre héros
}

## cards: zones

champions-zone-bottom = sous { $zone }
    .zone = of
champions-zone-deck = { $whose ->
    [you] { $case ->
        [in] de votre deck
        [to] dans votre deck
        [genitive] de votre deck
       *[of] votre deck
    }
    [own] { $case ->
        [in] de son deck
        [to] dans son deck
        [genitive] de son deck
       *[of] son deck
    }
    [any] { $case ->
        [in] de n'importe quel deck
        [to] dans le deck de son propriétaire
        [genitive] de n'importe quel deck
       *[of] n'importe quel deck
    }
   *[their] { $case ->
        [in] du deck de ce joueur
        [to] dans le deck de ce joueur
        [genitive] du deck de ce joueur
       *[of] le deck de ce joueur
    }
}
champions-zone-discard = { $whose ->
    [you] { $case ->
        [in] de votre pile de défausse
        [to] sur votre pile de défausse
        [genitive] de votre pile de défausse
       *[of] votre pile de défausse
    }
    [own] { $case ->
        [in] de sa pile de défausse
        [to] sur sa pile de défausse
        [genitive] de sa pile de défausse
       *[of] sa pile de défausse
    }
    [any] { $case ->
        [in] de la pile de défausse d'un joueur
        [to] sur la pile de défausse de son propriétaire
        [genitive] de la pile de défausse d'un joueur
       *[of] la pile de défausse d'un joueur
    }
   *[their] { $case ->
        [in] de la pile de défausse de ce joueur
        [to] sur la pile de défausse de ce joueur
        [genitive] de la pile de défausse de ce joueur
       *[of] la pile de défausse de ce joueur
    }
}
champions-zone-encounter-deck = { $case ->
    [in] du deck Rencontre
    [to] dans le deck Rencontre
    [genitive] du deck Rencontre
   *[of] le deck Rencontre
}
champions-zone-encounter-discard = { $case ->
    [in] de la défausse Rencontre
    [to] sur la défausse Rencontre
    [genitive] de la défausse Rencontre
   *[of] la défausse Rencontre
}
champions-zone-facedown-here = { $case ->
    [in] face cachée sous cette carte
    [to] face cachée sous cette carte
    [genitive] des cartes face cachée sous cette carte
   *[of] les cartes face cachée sous cette carte
}
champions-zone-hand = { $whose ->
    [you] { $case ->
        [in] en main
        [to] dans votre main
        [genitive] de votre main
       *[of] votre main
    }
    [own] { $case ->
        [in] en main
        [to] dans sa main
        [genitive] de sa main
       *[of] sa main
    }
    [any] { $case ->
        [in] de la main d'un joueur
        [to] dans la main de son propriétaire
        [genitive] de la main d'un joueur
       *[of] la main d'un joueur
    }
   *[their] { $case ->
        [in] de la main de ce joueur
        [to] dans la main de ce joueur
        [genitive] de la main de ce joueur
       *[of] la main de ce joueur
    }
}
champions-zone-here = { $case ->
    [in] sous cette carte
    [to] sous cette carte
    [genitive] des cartes sous cette carte
   *[of] les cartes sous cette carte
}
champions-zone-nemesis = { $whose ->
    [you] { $case ->
        [in] de votre set Némésis
        [to] dans votre set Némésis
        [genitive] de votre set Némésis
       *[of] votre set Némésis
    }
    [own] { $case ->
        [in] de son set Némésis
        [to] dans son set Némésis
        [genitive] de son set Némésis
       *[of] son set Némésis
    }
    [any] { $case ->
        [in] de n'importe quel set Némésis
        [to] dans son set Némésis
        [genitive] de n'importe quel set Némésis
       *[of] n'importe quel set Némésis
    }
   *[their] { $case ->
        [in] du set Némésis de ce joueur
        [to] dans le set Némésis de ce joueur
        [genitive] du set Némésis de ce joueur
       *[of] le set Némésis de ce joueur
    }
}
champions-zone-out-of-game = { $case ->
    [in] hors de la partie
    [to] hors de la partie
    [genitive] des cartes hors de la partie
   *[of] les cartes hors de la partie
}
champions-zone-set-aside = { $case ->
    [in] (mise de côté)
    [to] de côté
    [genitive] des cartes mises de côté
   *[of] les cartes mises de côté
}
champions-zone-top = sur le dessus { $zone }
    .zone = genitive

## The table in words

champions-text-boosts = cartes de boost : { $count }
champions-text-card = { $name } ({ $kind })
champions-text-cost = coût { $cost }
champions-text-dealt = cartes Rencontre face cachée : { $count }
champions-text-deck = deck { $count }
champions-text-discard = défausse { $count }
champions-text-eliminated = éliminé
champions-text-encounter = Deck Rencontre { $deck }, sa défausse { $discard }
champions-text-exhausted = incliné
champions-text-first-player = premier joueur
champions-text-hand = { $player } a en main :
champions-text-hand-count = main { $count } sur { $of }
champions-text-hit-points = points de vie { $left }/{ $of }
champions-text-phase = { CAPITAL($phase) }
champions-text-round = Round { $round }, { $phase }
champions-text-stages-left = étapes à venir : { $count }
champions-text-threat = menace { $threat }
champions-text-threat-of = menace { $threat } sur { $target }
champions-text-threat-soon = { $threat } de plus à la prochaine phase du méchant
champions-text-under = cartes en dessous : { $count }

## on pages: bots

champions-bot-greedy = Vorace
champions-bot-greedy-blurb = Essaie chaque option de son tour jusqu'à la fin du round et prend la meilleure. Un partenaire qui aide.
champions-bot-random = Au hasard
champions-bot-random-blurb = Fait n'importe quoi de permis. Bien pour un premier coup d'œil.

## on pages: bursts on the board

champions-burst-defeated = Vaincu

## on pages: cards

champions-card-kind = { CAPITAL($kind) }
champions-card-line = { $kind } · { $traits }
champions-card-class-basic = De base
champions-deck-line = { $cards } cartes, avec { $allies }
champions-number-per-player = { $number } par joueur
champions-scenario-line = { $stages } { $stages ->
    [one] étape
   *[other] étapes
} de manigance · { $modular }
champions-set-line = { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
champions-side-stage = { $name } { $stage }
champions-value-acceleration = Menace par round
champions-value-boost = Icônes de boost
champions-value-class = Classe
champions-value-copies = Exemplaires
champions-value-cost = Coût
champions-value-resource = Ressources
champions-value-stage = Étape
champions-value-starting-threat = Menace initiale
champions-value-target-threat = Menace cible

## on pages: log and standing

champions-chapter-setup = Mise en place
champions-chapter-round = Round { $round }
champions-chapter-turn = { $player }
champions-ending-completed = { $scenario } l'emporte au round { $round } : la manigance est accomplie
champions-ending-defeated = { $scenario } l'emporte au round { $round } : tous les héros sont vaincus
champions-ending-lost = { $scenario } l'emporte au round { $round }
champions-ending-won = { $scenario } est vaincu au round { $round }
champions-standing = { $scenario }, round { $round }, { $left } points de vie restants

## on pages: odds and previews

champions-odds-damage = dégâts
champions-odds-defeated = vaincu
champions-odds-hurt = subit des dégâts
champions-odds-unseen = { $cards } cartes Rencontre non vues ; l'effet des étoiles n'est pas compté
champions-preview-damage = { $card } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} : reste { $then }
champions-preview-gone = { $card } quitte le jeu
champions-preview-heal = { $card } soigne { $amount } : reste { $then }
champions-preview-status = { $card } devient { $status }
champions-preview-status-lost = { $card } perd { $status }
champions-preview-threat = { $amount } de menace sur { $card } : { $then } ensuite
champions-preview-thwart = { $amount } de menace en moins sur { $card } : reste { $then }
champions-threshold-defeated = { $amount } ou plus : { $card } est vaincu

## on pages: pasted decks

champions-paste-json = Ce n'est pas une liste de deck en JSON.
champions-paste-no-hero = Ceci ne nomme aucun héros présent ici{ $known ->
    [some] {""}. Vouliez-vous dire { $nearest } ?
   *[none] {""}.
}
champions-paste-unknown = { $line ->
    [0] {""}
   *[other] Ligne { $line } :{" "}
}{ $copies } × « { $card } » n'est pas une carte présente ici{ $known ->
    [some] {""}. Vouliez-vous dire { $nearest } ?
   *[none] {""}.
}

## on pages: questions and payments

champions-because-discard = Vous tenez { $cards } cartes, votre taille de main est de { $size } : { $over ->
    [0] défaussez-en autant que vous voulez
   *[other] défaussez-en au moins { $over }
}. Puis vous piochez jusqu'à { $size }.
champions-claim = { $player } joue son tour. Voulez-vous utiliser une action ?
champions-claim-act = J'agis
champions-plan = { $sources }{ $surplus ->
    [0] {""}
    [one] {" "}({ $surplus } perdue)
   *[other] {" "}({ $surplus } perdues)
}
champions-plan-done = C'est payé

## on pages: the lobby

champions-blurb = De un à quatre héros contre un méchant qui joue tout seul. Déjouez la manigance, battez le méchant, restez debout.
champions-hands-closed = Cachées
champions-hands-closed-blurb = Chacun ne voit que sa main.
champions-hands-open = Ouvertes
champions-hands-open-blurb = Tous les joueurs voient toutes les mains. Les spectateurs n'en voient aucune.
champions-mode-expert-blurb = Des étapes plus avancées du méchant, et le set Expert en plus.
champions-mode-standard-blurb = Le scénario tel quel.
champions-modular-random = Au hasard
champions-modular-random-blurb = Un set que personne ne connaît à l'avance.
champions-modular-recommended = Recommandé
champions-modular-recommended-blurb = Le set modulaire qui va avec le scénario.
champions-name = Marvel Champions
champions-option-hands = Mains
champions-option-mode = Mode
champions-option-modular = Set modulaire
champions-option-scenario = Scénario
champions-option-team = Héros et deck
champions-total-cards = Cartes

## on pages: the table

champions-deed-boost = Carte de boost
champions-deed-damage = Dégâts
champions-deed-defend = Défenseur
champions-deed-kind-attack = Attaque
champions-deed-kind-enemy-attack = Attaque ennemie
champions-deed-kind-enemy-scheme = Manigance ennemie
champions-deed-kind-thwart = Contrer
champions-deed-threat = Menace
champions-deed-turn-up = Révéler le boost
champions-phase-players = Phase des Joueurs
champions-phase-villain = Phase du Méchant
champions-table-step-activate = Les ennemis s'activent
champions-table-step-deal = Distribuer les cartes Rencontre
champions-table-step-end = Passer premier joueur
champions-table-step-reveal = Les révéler
champions-table-step-threat = Placer la menace

## récapitulatifs : ce qu'une action a donné

champions-recap-attack = { $card } attaque { $at }
champions-recap-scheme = { $card } manigance
champions-recap-thwart = { $card } contrecarre { $at }
champions-recap-boost = boost
champions-recap-dealt = force
champions-recap-changed = par des cartes
champions-recap-prevented = empêché
champions-recap-damage = { $count ->
    [one] dégât
   *[other] dégâts
}
champions-recap-threat = menace
champions-recap-removed = menace retirée
