# La table et la relecture. Les phrases sur l'état d'une partie viennent du serveur ; celles-ci sont de la page.

table-title = Table
table-none = Aucune table ici
table-home = Vers l'accueil
table-moment = Un instant.
table-awaits = On attend { $name }.
table-waiting = En attente
table-right-own = À vous
table-right-scenario = Vous décidez pour le scénario
table-right-order = Vous choisissez l'ordre
table-call = À vous : { $question } { $count ->
    [one] Une réponse.
   *[other] { $count } réponses.
}
table-question = Question
table-several = Questions
table-why-not = Pourquoi pas … ?
table-all-places = { $count ->
    [one] Un endroit possible
   *[other] { $count } endroits au choix
}
table-all-answers = { $count } réponses
table-filter = Filtrer les réponses
table-filter-none = Aucune réponse n'a ces mots.
table-back = Retour
table-place-hint = Montrez un endroit de la table.
table-place-confirm = Montrez-le encore ou pressez Entrée pour confirmer.
table-some-hint = De { $least } à { $most } en tout.
table-cards-hint = Choisissez sur les cartes elles-mêmes, ou dans la liste.
table-things-hint = Choisissez sur le plateau, sur une fiche ou dans la liste.
table-some-any = Autant que vous voulez.

table-board = Champ de bataille : { $name }
table-tools = Outils de la table
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-whole = Toute la table
table-frame = Cadrer l'action
table-ruler = Mesurer
table-ruler-from = Mesurer depuis …
table-ruler-to = … jusqu'à
table-sight = Montrer portée et vue
table-layers = Hauteurs et tailles
table-as-text = Table en texte
table-as-board = Retour au plateau
table-minimap = Toute la table, en petit
table-tray = La place de qui ?

table-figure = { $letter } { $name }, { $life } points de vie sur { $full }, { $pow } POW
table-figure-now = Valeurs actuelles
table-piece = { $name }, taille { $size }, hauteur { $height }, structure { $structure } sur { $full }
table-objective = { $name }{ $holder ->
    [none] {""}
   *[other] , tenu par { $holder } depuis { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
}
table-ko = KO
table-down = au sol
table-done = activé
table-ready = prêt
table-acts = agit
table-may = au choix
table-waits = attend
table-gone = hors jeu
table-up-high = à { $height } de haut
table-life = { $life } points de vie sur { $full }
table-life-word = Vie
table-pow = { $pow } POW
table-speed = Vitesse
table-card-whole = La carte entière

table-squads = Équipes
table-score = Score
table-goal = Premier à { $goal }
table-points = { $points ->
    [one] un point de victoire
   *[other] { $points } points de victoire
}
table-first = { $side } commence
table-you-first = Vous commencez
table-turn = Tour { $turn }
table-turns-in-all = { $turns } tours en tout
table-turn-of = Tour { $turn } sur { $turns }
table-deployment = Déploiement
table-parts = Parties de la table
table-side = Journal et discussion
table-now = En cours
table-attacker = Attaquant
table-defender = Défenseur
table-rolls = Jette les dés
table-rolling = Les dés roulent.
table-total = Total
table-needed = doit dépasser { $needed }
table-needed-test = { $needed } ou moins
table-well = réussite
table-ill = échec
table-point-at = Montrez une figurine pour voir ses valeurs.
table-odds-title = Chances exactes : { $unit }, en %
table-odds-said = { $label } : { $list }
table-mean = moyenne { $mean }
table-exact = Exact, sans échantillon : chaque issue est comptée.

table-log = Journal
table-log-folded = { $count } de plus
table-log-more = Lignes précédentes
table-log-empty = Le journal commence avec la première réponse.
table-look-back = Regarder en arrière
table-look-back-to = Revenir à l'entrée { $entry }
table-looking-back = Vous regardez l'entrée { $entry }.
table-open-replay = Ouvrir la relecture
table-back-to-game = Retour à la partie
table-chat = Discussion
table-chat-empty = Personne n'a rien dit.
table-say = Dire quelque chose
table-send = Envoyer
table-mute = Ne plus lire { $name }
table-unmute = Relire { $count ->
    [one] la personne masquée
   *[other] les { $count } masqués
}
table-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}

table-you = Vous
table-away = absent
table-bot-plays = un robot joue
table-thinks = est interrogé
table-seat-free = libre
table-seat = Siège { $letter }
table-stand-in = Laisser jouer un robot
table-stand-in-for-you = Un robot répond pour vous.
table-return = Rejouer moi-même
table-undo = Annuler
table-undo-ask = Demander aux autres d'annuler
table-undo-ends = L'annulation s'arrête ici : des dés ont roulé.
table-undo-asked-already = Quelqu'un l'a déjà demandé.
table-undo-waits = Demandé. Les autres doivent accepter.
table-undo-asks-title = Revenir en arrière ?
table-undo-asks = { $name } demande à reprendre la dernière réponse.
table-undo-agree = Accepter
table-undo-decline = Refuser
table-concede = Abandonner
table-concede-sure = La partie s'arrête aussitôt et les autres gagnent.
table-concede-yes = Abandonner
table-concede-shared = Les autres continuent, et un bot joue pour vous.
table-concede-lost = La partie s'arrête aussitôt, et elle est perdue.
table-concede-no = Continuer
table-ending-conceded = Abandon.
table-ending-time = Temps écoulé.
table-over-won = Victoire
table-over-lost = Défaite
table-over-drawn = Égalité
table-rematch = Rejouer
table-again-game = Une autre partie

table-menu = Menu
table-leave = Quitter la table
table-report = Signaler cette position
table-save = Télécharger la partie
table-replay = Relecture
table-sound = Son
table-sound-on = Activer le son
table-sound-off = Couper le son
table-pace = Dés et figurines
table-pace-normal = à l'ordinaire
table-pace-fast = vite
table-pace-off = aussitôt
table-keys = Touches comme raccourcis

table-lost = La liaison est perdue. Vous avez l'entrée { $entry }.
table-lost-kept = Votre réponse est gardée et sera envoyée.
table-lost-try = Essayer maintenant

table-join-title = Un siège est libre
table-join-text = On vous a invité. Choisissez ce que vous jouez et prenez place ; il ne faut pas de compte.
table-join-name = Votre nom
table-join-fair = À propos des dés
table-join-fair-text = Votre appareil ajoute son propre texte au hasard à chaque jet : personne n'a pu choisir les dés avant votre arrivée.
table-nonce = Votre texte pour les dés
table-sit = Prendre place
table-waiting-title = Des sièges sont libres
table-waiting-invite = Envoyez le lien à qui vous voulez. La partie commence quand tous sont assis.
table-waiting-text = La partie commence quand tous sont assis.
table-link = Lien vers ce siège
table-copy = Copier le lien
table-copied = Copié. Envoyez-le à votre adversaire.
table-share = Partager
table-fair-promise = Les dés sont fixés par une graine dont le SHA-256 est déjà public :

table-verify = Vérifier cette partie
table-verify-short = Vérifier les dés
table-verify-text = Avant que le premier siège soit pris, le serveur a publié l'empreinte de sa graine. Chaque jet découle de cette graine, des textes des joueurs et du numéro de l'entrée.
table-commitment = Empreinte de la graine, publiée d'abord
table-nonce-of = Texte du siège { $letter }
table-seed = Graine
table-seed-later = montrée à la fin de la partie
table-verify-busy = Chaque jet est recalculé sur cet appareil …
table-verify-good = { $rolls ->
    [one] Un jet
   *[other] Les { $rolls } jets
} avec { $dice } dés recalculés ici : tout concorde.
table-verify-wrong-seed = La graine n'est pas celle qui était promise.
table-verify-fault = L'entrée { $entry } dit { $told }, mais la graine donne { $computed }.
table-verify-server = Contrôle des règles et des tirages par le serveur : { $entries } entrées concordent.
table-verify-how = Chacun peut vérifier avec des outils courants : SHA-256 de la graine, des textes, du numéro d'entrée et du bloc, les nombres sur huit octets petit-boutistes. Un octet inférieur à 256 − 256 mod 8 donne un dé : octet mod 8 + 1.
table-again = Réessayer

table-text-at = à { $x } du bord gauche, { $y } du bord sud{ $z ->
    [none] {""}
   *[other] , { $z } de haut
}
table-text-scenery = Décors et objectifs
table-text-x = Depuis la gauche, en pouces
table-text-y = Depuis le sud, en pouces
table-text-try = Essayer cet endroit

replay-title = Relecture
replay-sub = Relecture · { $entries } entrées
replay-first = Au début
replay-last = À la fin
replay-back = Reculer
replay-forward = Avancer
replay-play = Lire
replay-pause = Pause
replay-of = sur { $entries }
replay-step = Avancer par
replay-step-entry = Entrée
replay-step-phase = Phase
replay-step-turn = Tour
replay-speed = Vitesse
replay-timeline = Ligne du temps
replay-ahead = { $side } mène
replay-moment = Ce moment
replay-asked = Question à { $side } : { $title }
replay-answered = Réponse : { $answered }
replay-continue = Continuer d'ici
replay-continue-text = Une nouvelle table part de ce moment avec de nouveaux dés. Cette partie reste telle quelle.
replay-continue-you = Vous
replay-continue-bot = Robot : { $bot }
replay-continue-anyone = Qui reçoit le lien
replay-continue-go = Ouvrir la table
replay-link = Lien
replay-linked = Lien vers ce moment copié.
replay-report = Signaler la position
replay-frozen = Cette partie ne peut pas continuer : { $why }
replay-curve = Score au fil du temps
replay-none = Aucune relecture ici
replay-export = Télécharger la partie
replay-live = Vers la table

table-pass-ahead = Tout passer
table-pass-only = Rien de votre jeu ne convient. La question est posée quand même, pour que personne ne l'apprenne.
table-pass-phase = jusqu’à la fin de la phase
table-pass-round = jusqu’à la fin de la manche
table-passing-phase = Vous passez jusqu’à la fin de la phase.
table-passing-round = Vous passez jusqu’à la fin de la manche.
table-passing-stop = Me redemander
table-pay-cost = Payer { $count }
table-pay-for = Payer { $count } pour { $name }
table-pay-of = sur { $count } payés
table-pay-lost = { $count } en trop
table-pay-idle = superflu
table-pay-with = Ce qui peut payer
table-pay-discard = à défausser
table-pay-ability = à utiliser
table-pay-plans = Ou ainsi
table-pay-go = Payer
table-pay-back = Revenir en arrière
table-res-energy = énergie
table-res-mental = mentale
table-res-physical = physique
table-res-wild = libre
table-res-any = au choix

# Crisis Protocol

table-successes = Succès
die-critical = critique
die-wild = remarquable
die-hit = touche
die-block = blocage
die-blank = vierge
die-failure = échec
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

# Marvel Champions

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

# Gotham à la table
gotham-turn = Tour { $turn } sur { $last }
gotham-time-heroes = Au terme du temps, les héros gagnent
gotham-time-villain = Au terme du temps, le vilain gagne
gotham-wins-heroes = Les héros gagnent
gotham-wins-villain = Le vilain gagne
gotham-wins-neutral = Personne ne gagne
gotham-at-checks = vérifié en fin de tour
gotham-at-once = aussitôt
gotham-progress = { $now } sur { $needed }
gotham-mission = Mission
gotham-tasks = Ce qu'on peut faire
gotham-events = Événements du vilain
gotham-special-rules = Règles spéciales
gotham-desk = Fiches et mission
gotham-heroes = Héros
gotham-characters = Personnages
gotham-villain = Le vilain
gotham-river = Poste de commandement et rivière
gotham-activated = { $count } sur { $most } tuiles activées
gotham-available = Disponible
gotham-fatigue = Fatigue
gotham-fatigue-recovers = fatigués, { $count } reviennent à chaque tour
gotham-wounds = Blessures
gotham-costs = coûte { $cost }
gotham-event-points = Un événement, ou { $points } pour des renforts
gotham-figures = { $board } en jeu, { $reserve } en réserve
gotham-neutralised = neutralisé
gotham-dazed = compétences suspendues
gotham-recovers = Récupère
gotham-when-active = actif
gotham-when-resting = au repos
gotham-move-worth = { $points } par cube, d'abord { $first }
gotham-load = Encombrement { $load } sur { $most }
gotham-gadget = gadget, taille { $size }
gotham-weight = encombrement { $weight }
gotham-single-use = usage unique
gotham-suspended = trop encombré
gotham-die-white = dé blanc
gotham-die-yellow = dé jaune
gotham-die-orange = dé orange
gotham-die-red = dé rouge
gotham-die-black = dé noir
gotham-die-reroll = avec une relance gratuite
gotham-die-picked = à relancer
gotham-under-way = En cours
gotham-attack = Attaque
gotham-defence = Défense
gotham-of-needed = sur { $needed } requis
gotham-few = moins, c'est mieux
gotham-sight = Ligne de vue entre deux zones
gotham-sight-from = Choisissez la zone d'où l'on regarde.
gotham-sight-to = Choisissez la zone visée. Ce qui reste clair est en vue.
gotham-legend = Légende
gotham-limit-wall = paroi : ni vue ni passage ; son niveau la brise
gotham-limit-orange = ouvert : les deux zones se voient toujours
gotham-limit-special = rebord : vue, mais seulement chutes, sauts, escalades
gotham-limit-white = limite simple : vue et passage
gotham-legend-level = élévation
gotham-legend-letters = les zones de même lettre se voient
gotham-legend-difficult = difficile : en sortir coûte plus
gotham-legend-dangerous = dangereux : un dé par niveau
gotham-reinforcement-zone = les renforts arrivent ici
gotham-may = peut être choisi
gotham-way-cubes = { $cost } { $cost ->
    [one] point
   *[other] points
} de déplacement, { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}
gotham-way-free = { $cost } { $cost ->
    [one] point
   *[other] points
} de déplacement, aucun cube
gotham-way-to = { $zone } : { $way }
gotham-way-risky = un dé peut blesser en chemin
gotham-way-here = à portée (points : { $cost }, cubes : { $cubes })
gotham-elevation = élévation { $level }
gotham-taken = taille { $taken } sur { $most }
gotham-difficult = difficile { $level }
gotham-dangerous = dangereux { $level }
gotham-promontory = promontoire
gotham-closed = fermée
gotham-camp-heroes = camp des héros
gotham-camp-villain = camp du vilain
gotham-camp-neutral = neutre
gotham-whereabouts-reserve = en réserve
gotham-whereabouts-gone = hors du jeu
gotham-whereabouts-board = en jeu
gotham-life-of = vie { $life } sur { $full }
gotham-cubes-said = disponibles : { $available }, fatigués : { $fatigue }, blessures : { $wounds }
gotham-hindered-moves = mouvements gênés de { $count }
gotham-hindered-actions = actions gênées de { $count }
gotham-lead = Qui joue
gotham-has-lead = a la main
gotham-has-passed = a passé
gotham-i-go = J'y vais
gotham-you-go = À vous
gotham-wall-broken = paroi brisée
gotham-by-white = limite simple
gotham-by-orange = ouvert
gotham-by-special = rebord
gotham-by-wall = paroi
gotham-special-fall = Chute vers { $zone }, niveau { $level }
gotham-special-jump = Saut vers { $zone }, niveau { $level }
gotham-special-climb = Escalade vers { $zone }, niveau { $level }
gotham-beside = À côté : { $list }
gotham-sees = En vue : { $list }.
gotham-acts = Ce que { $name } peut faire
