# Marvel Champions. Les termes sont ceux du registre (rules/champions.yaml, terms) ; les phrases sont les nôtres.
# $side vaut `you` pour la place de celui qui lit, `other` pour une autre ; $player est le nom de ce joueur.

## answers: what a player may choose, as a short order

champions-answer-attack = Attaquez avec { $card } (ATQ { $value })
champions-answer-card = { $card }
champions-answer-card-in = { $card } ({ $place })
champions-answer-change-form = Changez de forme : { $name }
champions-answer-character = { $card } (points de vie restants : { $left })
champions-answer-chosen-done = Rien de plus
champions-answer-decline = Refusez
champions-answer-defend = Défendez avec { $card } (DEF { $defence }, points de vie restants : { $left })
champions-answer-defend-no = Ne défendez pas
champions-answer-delayed = D'abord { $card }
champions-answer-discard = Défaussez { $card }
champions-answer-discard-done = Ne défaussez plus rien
champions-answer-end-turn = Terminez le tour
champions-answer-mulligan-done = Gardez les autres
champions-answer-no = Non
champions-answer-option = Option { $number }
champions-answer-pass = Passez
champions-answer-pay = Défaussez { $card } pour { $resources }
champions-answer-pay-ability = Utilisez { $card }
champions-answer-pay-done = C'est tout
champions-answer-play = Jouez { $card } (coût { $cost })
champions-answer-player = { $player }
champions-answer-recover = Récupérez (REC { $value })
champions-answer-request = Demandez une action à { $player }
champions-answer-resource = Comme { $resource }
champions-answer-retaliate = D'abord la riposte : { $card }
champions-answer-scheme = { $card } (menace : { $threat })
champions-answer-thwart = Contrez avec { $card } (CTR { $value })
champions-answer-use = Utilisez { $card }
champions-answer-yes = Oui

## asks: the questions, put to the player who answers

champions-ask-choose = { $source } : que choisissez-vous ?
champions-ask-choose-any = { $source } : lesquels choisissez-vous ?
champions-ask-choose-exactly = { $source } : choisissez-en { $most }. Lesquels ?
champions-ask-choose-one = { $source } : laquelle de ces possibilités ?
champions-ask-choose-up-to = { $source } : lesquels, jusqu'à { $most } ?
champions-ask-declare = De quel type est la ressource libre ?
champions-ask-defend = { $attacker } vous attaque : qui défend ?
champions-ask-defend-other = { $attacker } attaque { $player } : l'un des vôtres défend-il ?
champions-ask-discard = Quelles cartes défaussez-vous à la fin de la phase ?
champions-ask-divide = { $source } : qui subit le prochain dégât ? (encore { $left })
champions-ask-forced = { CAPITAL($moment) } : quelle capacité forcée vient d'abord ?
champions-ask-interrupt = { CAPITAL($moment) } : une interruption ?
champions-ask-may = { $source } : le faire ?
champions-ask-mulligan = Quelles cartes de votre main de départ échangez-vous ?
champions-ask-order = Qu'est-ce qui vient d'abord ?
champions-ask-pay = À payer : { $cost }. Déjà généré : { $generated }. Avec quoi ?
champions-ask-player = { $source } : quel joueur ?
champions-ask-requested = { $player } vous demande une action. Laquelle ?
champions-ask-response = { CAPITAL($moment) } : une réponse ?
champions-ask-target = { $card } : quelle cible ?
champions-ask-too-many = Il y en a trop. Lequel est défaussé ?
champions-ask-turn = Que faites-vous pendant votre tour ?

## costs

champions-cost-any = { $any }
champions-cost-both = { $resources } + { $any }
champions-cost-of = { $resources }

## decks and setup: what is wrong with them

champions-problem-aspect = { $card } est d'une autre affinité ({ $aspect }).
champions-problem-copies = { $card } : { $has } exemplaires, mais { $most } au plus.
champions-problem-foreign = { $card } n'a sa place dans aucun deck de cette identité.
champions-problem-hero-set = { $card } : { $has } dans le deck, mais { $needs } dans le set du héros.
champions-problem-no-identity = { $card } n'est pas une identité.
champions-problem-size = Le deck a { $size } cartes ; il en faut de 40 à 50.
champions-problem-unknown = « { $id } » n'existe pas.
champions-problem-unknown-near = « { $id } » n'existe pas. Vouliez-vous dire { $nearest } ?
champions-setup-deck = Le deck du joueur { $seat } n'est pas légal : { $problems }
champions-setup-first-player = Il n'y a personne à la place { $seat } : le premier joueur ne peut pas y être.
champions-setup-players = { $players } joueurs, mais on joue d'un à quatre.
champions-setup-same-identity = Les joueurs { $one } et { $other } ont choisi la même identité.

## events: what happened

champions-event-ability = { $side ->
    [you] Vous utilisez { $card }.
   *[other] { $player } utilise { $card }.
}
champions-event-acceleration = Un pion Accélération est placé. Il y en a { $tokens }.
champions-event-attached = { $card } : attachement à { $host }.
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
champions-event-counters = { $card } : { $now } jetons.
champions-event-damage = { $taken ->
    [one] { $card } subit { $taken } dégât.
   *[other] { $card } subit { $taken } dégâts.
}
champions-event-damage-lessened = { $card } subit { $taken } dégâts sur { $dealt }.
champions-event-damage-moved = { $card } : { $amount } dégâts déplacés ailleurs.
champions-event-damage-placed = { $card } : { $amount } dégâts placés.
champions-event-dealt = { $side ->
    [you] Une carte Rencontre vous est attribuée.
   *[other] Une carte Rencontre est attribuée à { $player }.
}
champions-event-deck-reformed = { $side ->
    [you] Votre deck est épuisé : { $cards } cartes en forment un nouveau.
   *[other] { $player } a épuisé son deck : { $cards } cartes en forment un nouveau.
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
    [you] Vous trouvez { $cards }.
   *[other] { $player } trouve { $cards }.
}
champions-event-generated = { $side ->
    [you] Vous générez { $resources }.
   *[other] { $player } génère { $resources }.
}
champions-event-healed = { $amount ->
    [one] { $card } soigne { $amount } dégât.
   *[other] { $card } soigne { $amount } dégâts.
}
champions-event-left-play = Défausse : { $card }.
champions-event-lost = Le méchant gagne. La partie est perdue.
champions-event-moved = { CAPITAL($card) } : { $from } → { $to }.
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
champions-event-removed = { CAPITAL($card) } quitte la partie.
champions-event-replaced = Autre chose se produit à la place.
champions-event-requested = { $side ->
    [you] Vous demandez une action à { $other }.
   *[other] { $player } demande une action à { $other }.
}
champions-event-revealed = { $side ->
    [you] Vous révélez { $card }.
   *[other] { $player } révèle { $card }.
}
champions-event-round = Round { $round }.
champions-event-scheme-ended = La manigance est terminée ({ $card }).
champions-event-scheme-turned = Manigance principale : { $card } (menace : { $threat }).
champions-event-searched = { $side ->
    [you] Vous cherchez, sans rien trouver.
   *[other] { $player } cherche.
}
champions-event-stage-completed = Le méchant accomplit { $card }.
champions-event-stage-revealed = Le prochain stade de la manigance principale est { $card }.
champions-event-status = { $card } : { $status }.
champions-event-status-discarded = { $card } : plus { $status }.
champions-event-surged = { $side ->
    [you] Renfort : vous révélez une autre carte Rencontre.
   *[other] Renfort : { $player } révèle une autre carte Rencontre.
}
champions-event-threat = { $card } : { $amount } menace en plus, { $now } en tout.
champions-event-threat-removed = { $card } : { $amount } menace en moins, reste { $now }.
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
    [before] défaite imminente : { $card }
   *[after] défaite : { $card }
}
champions-moment-defence = { $when ->
    [before] { $card } défend
   *[after] { $card } a défendu
}
champions-moment-end = la fin
champions-moment-enter-play = { $when ->
    [before] { $card } va entrer en jeu
   *[after] entrée en jeu : { $card }
}
champions-moment-form-change = { $when ->
    [before] { $player } va changer de forme
   *[after] { $player } a changé de forme
}
champions-moment-play = { $when ->
    [before] { $card } va être en jeu
   *[after] { $card } vient d'être en jeu
}
champions-moment-reveal = { $when ->
    [before] révélation en cours : { $card }
   *[after] révélation : { $card }
}
champions-moment-scheme = { $when ->
    [before] { $card } manigance
   *[after] { $card } a manigancé
}
champions-moment-threat = { $when ->
    [before] { $amount } menace va être placée ({ $card })
   *[after] { $amount } menace a été placée ({ $card })
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

champions-place-boosts = cartes de boost
champions-place-dealt = { $side ->
    [you] vos cartes attribuées
   *[other] cartes attribuées ({ $player })
}
champions-place-deck = { $side ->
    [you] votre deck
   *[other] deck ({ $player })
}
champions-place-discard = { $side ->
    [you] votre pile de défausse
   *[other] pile de défausse ({ $player })
}
champions-place-encounter-deck = deck Rencontre
champions-place-encounter-discard = défausse Rencontre
champions-place-facedown = en jeu, face cachée
champions-place-hand = { $side ->
    [you] votre main
   *[other] main ({ $player })
}
champions-place-in-play = en jeu
champions-place-looked-at = { $side ->
    [you] les cartes que vous regardez
   *[other] cartes regardées ({ $player })
}
champions-place-nemesis = { $side ->
    [you] votre set Némésis
   *[other] set Némésis ({ $player })
}
champions-place-paying = { $side ->
    [you] votre paiement
   *[other] paiement ({ $player })
}
champions-place-playing = { $side ->
    [you] la carte que vous jouez
   *[other] carte jouée ({ $player })
}
champions-place-removed = hors de la partie
champions-place-resolving = en cours de résolution
champions-place-scheme-deck = deck Manigance Principale
champions-place-set-aside = cartes mises de côté
champions-place-under = sous { $card }
champions-place-villain-deck = deck Méchant

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
champions-why-costs_own-out-of-play = Vous ne pouvez payer qu'avec vos propres cartes.
champions-why-costs_play-cost-any-mix = Le coût n'est pas encore payé, ou ne pourrait plus l'être.
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
champions-why-keywords_peril_others-locked = Péril : seul le joueur qui résout la carte peut agir.
champions-why-limits_limit = Cette capacité a atteint sa limite d'utilisations.
champions-why-limits_max-per-player = Vous en contrôlez déjà autant que permis.
champions-why-limits_unique_cannot-enter = Cette carte est unique et déjà en jeu.
champions-why-player-cards_event_definition = Seuls les événements se jouent ainsi.
champions-why-player-cards_resource_cannot-be-played = Une carte Ressource ne sert qu'à payer.
champions-why-player-phase_end_discard-any = Cette carte n'est pas dans votre main.
champions-why-player-phase_end_discard-down = Vous avez encore plus de cartes que votre taille de main.
champions-why-player-phase_turn_action-event = Cet événement n'est pas une action.
champions-why-player-phase_turn_change-form-once = Vous avez déjà changé de forme ce round.
champions-why-player-phase_turn_hero-power-option = Seuls votre identité en forme de héros et vos alliés le peuvent.
champions-why-player-phase_turn_request-action = Il n'y a personne à qui demander une action.
champions-why-player-phase_turn_request-is-declinable = Ce joueur a refusé ou n'a pas d'action.
champions-why-player-phase_turn_use-ally = Vous ne contrôlez pas cet allié.
champions-why-precedence_card-beats-rules = Une carte dit qui doit défendre.
champions-why-recovery_alter-ego-only = Seul un alter ego récupère.
champions-why-recovery_dash = Ce personnage n'a pas ce pouvoir.
champions-why-setup_13-mulligan = Cette carte n'est pas dans votre main.
champions-why-side-schemes_crisis = Une manigance annexe avec une icône de crise protège la manigance principale.
champions-why-table_not-offered = Cela n'était pas proposé.
champions-why-table_wrong-kind = Ce n'est pas une réponse à la question.
champions-why-thwart_any-scheme = Seule une manigance peut être contrée.
champions-why-thwart_not-below-zero = Il n'y a pas de menace à retirer.
champions-why-timing_forced_mandatory = Ce n'est pas une capacité forcée en attente.
champions-why-timing_simultaneous_first-player = Cela ne fait pas partie de ce qui vient ensuite.
champions-why-timing_trigger-condition = Cette capacité attend autre chose.
champions-why-villain-phase_step2_minions-one-at-a-time = Ce sbire ne s'active pas maintenant.

## terms of the game

champions-aspect-aggression = Agressivité
champions-aspect-justice = Justice
champions-aspect-leadership = Commandement
champions-aspect-protection = Protection
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
champions-stat-ally-limit = limite d'alliés
champions-stat-atk = ATQ
champions-stat-damage = dégâts
champions-stat-def = DEF
champions-stat-hand-size = taille de main
champions-stat-hit-points = points de vie
champions-stat-printed-hand-size = taille de main imprimée
champions-stat-printed-hit-points = points de vie imprimés
champions-stat-rec = REC
champions-stat-remaining = points de vie restants
champions-stat-sch = MNG
champions-stat-sustained = dégâts subis
champions-stat-threat = menace
champions-stat-thw = CTR
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
