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
table-more-answers = { $count } de plus
table-risky = Cela ne touche que les vôtres. Appuyez encore pour le faire.
table-gathered = { $count } au choix.
table-gathered-go = Continuer avec { $count }
table-gathered-none = Ne rien choisir
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

table-figure-now = Valeurs actuelles
table-done = activé
table-ready = prêt
table-acts = agit
table-may = au choix
table-waits = attend
table-speed = Vitesse
table-card-whole = La carte entière

table-squads = Équipes
table-score = Score
table-goal = Premier à { $goal }
table-points = { $points ->
    [one] un point de victoire
   *[other] { $points } points de victoire
}
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
table-log-unasked = { $count ->
    [one] · 1 réponse donnée pour vous
   *[other] · { $count } réponses données pour vous
}
table-log-more = Lignes précédentes
table-log-empty = Le journal commence avec la première réponse.
table-unasked-only = Il n’y avait qu’une réponse.
table-unasked-spent = Il ne restait qu’à terminer.
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
table-set-up = Tout préparer pour moi
table-set-for-you = La table est préparée pour vous :
table-other-team = une autre équipe
table-other-place = un autre lieu
table-set-up-myself = je prépare moi-même
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
table-pace = Ce qui se passe
table-pace-slow = lentement
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
table-verify-seed = La graine est celle qui était promise.
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

## Dice with symbols

table-successes = Succès
die-critical = critique
die-wild = remarquable
die-hit = touche
die-block = blocage
die-blank = vierge
die-failure = échec

# Les actions, racontées l'une après l'autre.

beats-now = Tout de suite
beats-list = Ce qui s'est passé
beats-away = Pendant votre absence
beats-away-none = Rien ne s'est passé depuis votre dernière réponse.
beats-moment = Revoir ce moment
