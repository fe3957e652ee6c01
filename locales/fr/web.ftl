# Les mots propres aux pages. Ce que dit un jeu vient du serveur ; les mots de la table et de la relecture sont dans table.ftl.

## shell

brand-home = Crossover, accueil
skip-to-content = Aller au contenu
nav-label = Pages
nav-menu = Menu
nav-play = Jouer
nav-learn = Apprendre
nav-build = Composer
nav-edit = Éditeur
nav-cards = Cartes
nav-rules = Règles
nav-replays = Parties
nav-about = À propos
nav-account = Vous
language-change = Langue
theme-turn = Clair ou sombre
close = Fermer
loading = Chargement en cours…
broken-title = Le chargement a échoué.
try-again = Réessayer
seat = Place { $letter }

## keys

keys-title = Touches
keys-letters = Les lettres seules sont des raccourcis
keys-everywhere = Partout
keys-table = À une table
keys-replay = Dans une relecture
keys-help = Cette liste
keys-rules = Recherche, ou règles
keys-theme = Clair ou sombre
keys-back = Retour
keys-answer = Donner cette réponse
keys-confirm = Confirmer
keys-question = Vers la question
keys-board = Vers le plateau
keys-next = Figurine suivante dans cette direction
keys-place = Déplacer le point de 0,1″
keys-why = Pourquoi pas ?
keys-pass = Passer une fenêtre
keys-odds = Chances
keys-ruler = Règle graduée
keys-frame = Cadrer l’action
keys-whole = Toute la table
keys-zoom = Zoom
keys-undo = Annuler
keys-beats = Action précédente et suivante
keys-beats-now = Tout de suite
keys-away = Pendant votre absence
keys-look-back = Revoir
keys-log = Journal
keys-text = La table en texte
keys-sound = Son
keys-set-up = Tout préparer pour moi
keys-play = Lire ou mettre en pause
keys-entry = Une entrée en arrière ou en avant
keys-round = Un tour en arrière ou en avant

## leçons

learn-title = Apprendre
learn-text = De courtes leçons à une vraie table. Chacune dure deux ou trois minutes.
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-stars = { $stars ->
    [one] 1 étoile sur 3
   *[other] { $stars } étoiles sur 3
}
learn-next = À suivre
learn-lesson = Leçon { $number } : { $title }
lesson-coach = Coach
lesson-step = Étape { $step } sur { $steps }
lesson-on = Continuer
lesson-back = C'est permis, mais ce n'est pas ce qu'on cherche ici. Essayez encore.
lesson-missed = Cela n'a pas marché. Essayez encore.
lesson-take-back = Reprendre le coup
lesson-retry = Réessayer
lesson-hint = Montrez-moi
lesson-hint-is = Essayez ceci : { $answer }
lesson-hint-place = Choisissez un endroit plus près du but.
lesson-again = Recommencer l'étape
lesson-right = Bien joué.
lesson-done = Leçon terminée
lesson-once-more = Encore une fois
lesson-all = Toutes les leçons
lesson-next = Leçon suivante : { $title }
lesson-play = Jouer maintenant

## problems, one for each code of the server

problem-malformed = Le serveur n’a pas pu lire cela. Rechargez la page.
problem-too-large = C’est trop long.
problem-no-hints = D'autres personnes jouent à cette table. Les conseils sont pour les parties contre des bots seuls.
problem-no-such-path = Il n’y a rien à cette adresse.
problem-no-such-table = Cette table n’existe pas, ou elle n’est pas pour vous.
problem-no-such-game = Ce jeu n’existe pas ici.
problem-no-such-thing = Cela n’existe pas ici.
problem-bad-setup = Ces choix ne se jouent pas ensemble.
problem-bad-team = L’équipe enfreint une règle.
problem-bad-save = Le fichier ne se lit pas comme une partie sauvegardée.
problem-seat-taken = Quelqu’un s’est assis avant vous.
problem-bad-link = Le lien n’est plus valable. Demandez-en un autre.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-not-asked = On ne vous demande rien pour l’instant.
problem-not-away = Cette personne peut revenir à tout moment. { $seconds ->
    [0] Un robot pourra jouer après une minute d’absence.
    [one] Un robot pourra jouer dans une seconde.
   *[other] Un robot pourra jouer dans { $seconds } secondes.
}
problem-stale = Il s’est passé quelque chose avant votre réponse. Regardez de nouveau.
problem-refused = Les règles ne le permettent pas.
problem-over = La partie est finie.
problem-not-over = La partie est encore en cours.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-bad-login = Le nom ou le mot de passe est faux.
problem-name-taken = Le nom est pris.
problem-weak-password = Le mot de passe doit avoir au moins 10 caractères.
problem-sign-in-first = Connectez-vous d’abord.
problem-other-site = La requête venait d’un autre site.
problem-too-many = C’est trop à la fois. Attendez { $seconds ->
    [0] un moment
    [one] une seconde
   *[other] { $seconds } secondes
} et réessayez.
problem-unavailable = Le serveur ne répond pas. Rien n’est perdu.
problem-internal = C’est notre faute, et elle est notée.

## home

home-title = Crossover : des super-héros sur table, selon les vraies règles
home-every-rule = Chaque règle.
home-every-die = Chaque dé.
home-your-move = À vous.
home-pitch = Des jeux de super-héros sur table, joués à la lettre, contre des bots ou entre amis. Ni compte, ni installation.
play-a-bot = Jouer un bot
invite-a-friend = Inviter un ami
home-open-tables = Tables ouvertes
join = Entrer
join-field = Lien ou code d’une table
join-placeholder = Rejoindre : lien ou code
join-wrong = Ce n’est ni un lien ni un code de table.
games = Jeux
game-meta = { $seats } · { $minutes } min
game-play = Jouer
game-play-named = Jouer à { $game }
game-choose = Tout choisir
game-choose-named = Tout choisir pour { $game }
your-tables = Vos tables
your-tables-none = Pas encore de table.
your-tables-none-text = Jouez contre un bot, ou ouvrez une table à votre goût.
your-tables-device = Vos places sont gardées sur cet appareil.
your-tables-password = Avec un mot de passe, elles vous suivent partout.
your-tables-account = Vos places sont gardées dans le compte { $account }.
tables-open = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
table-new = Nouvelle table
table-over = Revoir
table-your-call = À vous
table-sit-down = S’asseoir
table-watch = regardent
table-watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-turn-of = À { $name } de répondre
live-tables = Tables en cours
card-of-the-day = Carte du jour
card-look = Voir la carte
doors = Au-delà de la table
door-learn = Apprendre
door-learn-text = De courtes leçons de deux ou trois minutes.
door-rules = Lire les règles
door-rules-text = Tous les livrets, une recherche, un lien pour chaque règle.
door-build = Composer une équipe ou un deck
door-build-text = Ce qui est permis, et sinon pourquoi.
door-edit = Créer une mission
door-edit-text = Dessinez un plan pour { $game } et jouez-le.

## new table

new-title = Nouvelle table : { $game }
new-seat = Place { $letter }
new-seat-add = Ajouter un joueur
new-seat-remove = Retirer la place { $letter }
new-who = Qui est assis ici
new-sitter-you = Vous
new-sitter-bot = Bot
new-sitter-anyone = Ami
new-which-bot = Quel bot
new-quick = Tout préparer pour moi
new-quick-text = La table répond à tout avant le premier tour.
new-against = La mission dit ce que ce camp possède.
new-anyone-brings = Vous recevez un lien à envoyer. Qui l’ouvre s’assied ici et choisit ce qu’il joue.
new-build-team = Composer votre propre équipe
new-pack-of = Du paquet « { $pack } ».
new-packs = Missions de paquets
new-clash = Pas avec { $option } { $value }.
new-table-panel = La table
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-answer = { $minutes } minutes, et { $increment } secondes après chaque réponse
new-clock-turn = { $minutes } minutes, et { $increment } secondes à chaque activation ou tour
new-public = Tout le monde peut la trouver
new-public-text = Elle est dans la liste : tout le monde peut regarder et prendre une place libre.
new-watching = Aucune place n’est à vous : vous regarderez.
new-make = Ouvrir la table

## join

join-title = Rejoindre une table
join-text = Le lien d’un ami ouvre la table tout seul. Si vous n’avez que le code, collez-le ici.
join-open-tables = Tables ouvertes
join-none = Aucune table ouverte pour l’instant.
join-none-text = Ouvrez-en une que tout le monde peut trouver, et les autres la verront ici.

## replays

replays-title = Parties
replays-text = Chaque partie est gardée, dé par dé.
replays-yours = Vos parties finies
replays-none = Pas encore de partie finie.
replays-none-text = Quand une de vos parties se termine, vous pouvez la revoir ici pas à pas.
replays-going = Encore en cours
replays-bring = Apporter une sauvegarde
replays-bring-text = Un fichier de `crossover play` ou téléchargé ici : à revoir, ou à reprendre à tout moment.
replays-choose = Choisir un fichier

## rules

rules-title = Règles
rules-search = Chercher dans les règles
rules-contents = Chapitres
rules-count = { $count ->
    [one] Une règle.
   *[other] { $count } règles.
}
rules-language = Le registre est écrit en anglais.
rules-found = Trouvé
rules-found-count = { $count ->
    [0] Rien pour « { $query } ».
    [one] Une règle pour « { $query } ».
   *[other] { $count } règles pour « { $query } ».
}
rules-none = Aucune règle de ce genre.
rules-none-text = Essayez un autre mot, ou un morceau de l’identifiant d’une règle.
rules-no-such = Cette règle n’existe pas.
rules-from-start = Au premier chapitre
rules-leaf = Chapitres voisins
rules-every-checked = Chaque règle a son épreuve
rules-checked = Règles éprouvées
rules-checked-count = { $checked } sur { $all }
rules-how-checked = Comment elle est éprouvée
peek-title = Une règle
peek-back = Retour à { $rule }
peek-open = Ouvrir le livre de règles
rules-ruling = Notre décision
rules-rulebook = Livret
rules-copy = Copier un lien vers { $rule }
rules-see-also = Voir aussi
copied = Copié.
share = Partager

## cards

cards-title = Cartes
cards-search = Nom, pouvoir, aptitude
cards-kinds = Sorte de carte
cards-kind-character = Personnages
cards-kind-team = Équipes
cards-kind-mission = Missions
cards-kind-battlefield = Champs de bataille
cards-filter = Filtre
cards-all = Tout montrer
cards-count = { $count } sur { $all }
cards-empty = Ce jeu n’a pas de cartes.
cards-none = Aucune carte ne convient.
cards-none-text = Retirez un filtre ou essayez un autre mot.
card-leaf = Feuilleter les cartes
card-build = Composer une équipe autour
card-kind-character = Personnage
card-kind-team = Équipe
card-kind-mission = Mission
card-kind-battlefield = Champ de bataille
card-group-attack = Attaques
card-group-power = Pouvoirs
card-group-ability = Aptitudes
card-group-scoring = Points
card-group-character = Membres
card-sides = Faces de la carte
card-group-effect = Effet
card-group-rule = Ce qu’elle dit
card-group-other = Autres

## builder

build-title = Composer une équipe
build-pool = Personnages
build-card = La carte
build-team = Équipe
build-do = Qu’en faire
build-name = Nom de l’équipe
build-unnamed = Équipe sans nom
build-of = sur { $most } { $name }
build-between = { $name } : { $value }, { $least ->
    [0] { $most } au plus
   *[other] de { $least } à { $most }
}
build-legal = Est-elle permise ?
build-start = Prenez quelqu’un. Les règles regardent.
build-cannot-add = { $count ->
    [one] Un personnage de plus enfreindrait une règle ; sa carte dit laquelle.
   *[other] { $count } autres enfreindraient une règle ; leurs cartes disent laquelle.
}
build-chosen = Dans l’équipe
build-added = { $name } en est.
build-removed = { $name } n’en est plus.
build-remove = Retirer { $name }
build-play = Jouer un bot
build-table = Ouvrir une table
build-save = Garder
build-saved = Gardée. Le lien la montre à tous.
build-yours = Vos équipes
build-forget = Supprimer { $name }
yes = Oui
no = Non
not-yet = Pas encore

## account

account-title = Vous
account-name = Votre nom
account-name-field = Ce que lisent les autres
account-name-text = De 1 à 24 caractères. Vous pouvez jouer sans le changer.
account-rename = Changer
account-renamed = Les autres lisent désormais ce nom.
account-everywhere = Vos parties partout
account-sign-up = Créer un compte
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-up-text = Vos places, parties et équipes de cet appareil entrent dans le compte.
account-in-text = Vos places, parties et équipes viennent sur cet appareil.
account-account = Compte
account-account-text = De 3 à 24 lettres, chiffres, - et _.
account-password = Mot de passe
account-password-text = Au moins 10 caractères. Il n’y a pas d’adresse de courriel, personne ne peut donc vous en envoyer un autre : gardez-le bien.
account-made = Le compte est créé.
account-in = Vous êtes connecté.
account-out = Vous êtes déconnecté.
account-signed-in = Connecté : { $account }
account-keeps = Le compte garde votre nom, vos places aux tables, vos parties finies et vos équipes. Rien d’autre.
account-device = Cet appareil
account-theme = Clair ou sombre
account-volume = Son
account-pace = Dés et figurines
account-privacy = Un cookie dit qui vous êtes ici. Langue, couleurs, son et touches restent sur cet appareil. Il n’y a ni pisteur, ni publicité, ni requête vers quiconque.
language-en = English
language-fr = Français
language-de = Deutsch
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
pace-slow = Lent
pace-usual = Normal
pace-fast = Rapide
pace-none = Sans mouvement

## about

about-title = À propos de Crossover
about-lead = Des jeux de super-héros sur table, joués à la lettre par un seul moteur. Il connaît chaque règle, lance chaque dé au grand jour et dit toujours pourquoi.
about-rules = Chaque règle
about-rules-text = Les livrets sont tenus comme un registre. Chaque règle a un identifiant, une source et une épreuve, et tout ce que le moteur fait ou refuse nomme sa règle.
about-odds = Le nombre avant le jet
about-odds-text = Les chances sont exactes, pas estimées : dégâts, KO, chaque boost et chaque relance comparés avant de vous engager.
about-fair = Des dés honnêtes, preuve à l’appui
about-fair-text = La graine est scellée avant que vous preniez place, votre appareil y ajoute sa part, et après la partie votre navigateur peut vérifier chaque jet.
about-undo = Reprenez
about-undo-text = Librement tant qu’aucun dé n’est tombé ; ensuite les autres décident. Contre des bots, aussi loin que vous voulez.
about-access = Pour tout le monde
about-access-text = À la souris, au doigt ou aux seules touches ; en plateau ou en texte pour un lecteur d’écran. La couleur n’est jamais le seul signe.
about-private = À vous
about-private-text = Pas besoin de compte, pas de pisteur, pas de requête vers quiconque. Partez, et revenez des jours plus tard.
about-ours = De notre main
about-ours-text = Chaque dessin est de nous, tiré des données selon une seule recette, et chaque phrase aussi. Les règles des jeux sont des faits, dits avec nos mots ; les noms des héros appartiennent à ceux qui les ont inventés.
about-api = Pour les programmes, il y a une interface ouverte :

## not found

not-found = Rien ici.
not-found-text = L’adresse ne mène nulle part. La table a peut-être été rangée, ou il manque un bout du lien.
not-found-home = Vers les jeux

## lists of cards, read and written

build-exchange = Importer et exporter
build-paste = Coller une liste
build-paste-hint = Texte ou JSON, une carte par ligne : 2x Génie
build-read = Lire
build-file = Depuis un fichier
build-copy-text = Copier en texte
build-download = Télécharger en JSON
cards-kind-card = Cartes
card-kind-card = Carte
