# Die eigenen Worte der Seiten. Was ein Spiel sagt, kommt vom Server; die Worte von Tisch und Wiedergabe stehen in table.ftl.

## shell

brand-home = Crossover, Startseite
skip-to-content = Zum Inhalt
nav-label = Seiten
nav-menu = Menü
nav-play = Spielen
nav-learn = Lernen
nav-build = Bauen
nav-edit = Editor
nav-cards = Karten
nav-rules = Regeln
nav-replays = Partien
nav-about = Über uns
nav-account = Du
language-change = Sprache
theme-turn = Hell oder dunkel
close = Schließen
loading = Lädt noch …
broken-title = Das ließ sich nicht laden.
try-again = Noch einmal
seat = Platz { $letter }

## keys

keys-title = Tasten
keys-letters = Einzelne Buchstaben sind Kürzel
keys-everywhere = Überall
keys-table = Am Tisch
keys-replay = In einer Wiedergabe
keys-help = Diese Liste
keys-rules = Suche oder Regeln
keys-theme = Hell oder dunkel
keys-back = Zurück
keys-answer = Diese Antwort geben
keys-confirm = Bestätigen
keys-question = Zur Frage
keys-board = Zum Spielfeld
keys-next = Nächste Figur in dieser Richtung
keys-place = Ort um 0,1″ verschieben
keys-why = Warum nicht?
keys-pass = Ein Fenster passen
keys-odds = Chancen
keys-ruler = Maßstab
keys-frame = Auf das Geschehen richten
keys-whole = Ganzer Tisch
keys-zoom = Näher oder weiter
keys-undo = Zurücknehmen
keys-beats = Tat zurück und weiter
keys-beats-now = Alles sofort
keys-away = Während du weg warst
keys-look-back = Zurückblicken
keys-log = Verlauf
keys-text = Tisch als Text
keys-sound = Ton
keys-set-up = Für mich aufbauen
keys-play = Abspielen oder anhalten
keys-entry = Einen Eintrag zurück oder vor
keys-round = Eine Runde zurück oder vor

## Lektionen

learn-title = Lernen
learn-text = Kurze Lektionen an einem echten Tisch. Jede dauert zwei oder drei Minuten.
learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
learn-stars = { $stars ->
    [one] 1 Stern von 3
   *[other] { $stars } Sterne von 3
}
learn-next = Als Nächstes
learn-lesson = Lektion { $number }: { $title }
lesson-coach = Trainer
lesson-step = Schritt { $step } von { $steps }
lesson-on = Weiter
lesson-back = Das darfst du, aber es ist hier nicht gesucht. Versuch es noch einmal.
lesson-missed = Das hat nicht geklappt. Versuch es noch einmal.
lesson-take-back = Zurücknehmen
lesson-retry = Noch einmal versuchen
lesson-hint = Zeig es mir
lesson-hint-is = Versuch das: { $answer }
lesson-hint-place = Wähle eine Stelle, die näher am Ziel liegt.
lesson-again = Schritt neu beginnen
lesson-right = Richtig.
lesson-done = Lektion geschafft
lesson-once-more = Noch einmal
lesson-all = Alle Lektionen
lesson-next = Nächste Lektion: { $title }
lesson-play = Jetzt spielen

## problems, one for each code of the server

problem-malformed = Der Server konnte das nicht lesen. Lade die Seite neu.
problem-too-large = Das ist zu lang.
problem-no-hints = An diesem Tisch spielen noch andere. Rat gibt es nur allein gegen Bots.
problem-no-such-path = Unter dieser Adresse ist nichts.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
problem-no-such-game = Dieses Spiel gibt es hier nicht.
problem-no-such-thing = So etwas gibt es hier nicht.
problem-bad-setup = Diese Auswahl lässt sich zusammen nicht spielen.
problem-bad-team = Das Team verstößt gegen eine Regel.
problem-bad-save = Die Datei lässt sich nicht als Spielstand lesen.
problem-seat-taken = Jemand war schneller.
problem-bad-link = Der Link gilt nicht mehr. Lass dir einen neuen geben.
problem-not-seated = Du hast an diesem Tisch keinen Platz.
problem-not-asked = Du wirst gerade nichts gefragt.
problem-not-away = Vielleicht kommt die Person gleich zurück. { $seconds ->
    [0] Nach einer Minute kann ein Bot weiterspielen.
    [one] In einer Sekunde kann ein Bot weiterspielen.
   *[other] In { $seconds } Sekunden kann ein Bot weiterspielen.
}
problem-stale = Vor deiner Antwort ist etwas geschehen. Sieh noch einmal hin.
problem-refused = Die Regeln erlauben es nicht.
problem-over = Das Spiel ist zu Ende.
problem-not-over = Das Spiel läuft noch.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-bad-login = Name oder Passwort stimmt nicht.
problem-name-taken = Der Name ist vergeben.
problem-weak-password = Das Passwort braucht mindestens 10 Zeichen.
problem-sign-in-first = Melde dich zuerst an.
problem-other-site = Die Anfrage kam von einer anderen Seite.
problem-too-many = Zu viel auf einmal. Warte { $seconds ->
    [0] einen Moment
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal.
problem-unavailable = Der Server antwortet nicht. Nichts ist verloren.
problem-internal = Das ist unser Fehler, und er ist notiert.

## home

home-title = Crossover: Superhelden am Spieltisch, nach den echten Regeln
home-every-rule = Jede Regel.
home-every-die = Jeder Wurf.
home-your-move = Dein Zug.
home-pitch = Superhelden-Tischspiele, aufs Wort gespielt, gegen Bots oder mit Freunden. Kein Konto, nichts zu installieren.
play-a-bot = Gegen einen Bot
invite-a-friend = Freund einladen
home-open-tables = Offene Tische
join = Beitreten
join-field = Link oder Code eines Tisches
join-placeholder = Beitreten: Link oder Code
join-wrong = Das ist weder Link noch Code eines Tisches.
games = Spiele
game-meta = { $seats } · { $minutes } min
game-play = Spielen
game-play-named = Spielen: { $game }
game-choose = Alles wählen
game-choose-named = Alles wählen: { $game }
your-tables = Deine Tische
your-tables-none = Noch kein Tisch.
your-tables-none-text = Spiel gegen einen Bot oder richte einen Tisch nach deinem Geschmack ein.
your-tables-device = Deine Plätze sind auf diesem Gerät gemerkt.
your-tables-password = Mit einem Passwort hast du sie überall.
your-tables-account = Deine Plätze sind im Konto { $account } gemerkt.
tables-open = { $count } offen
table-new = Neuer Tisch
table-over = Ansehen
table-your-call = Du bist dran
table-sit-down = Platz nehmen
table-watch = schauen zu
table-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
table-turn-of = { $name } ist gefragt
live-tables = Laufende Tische
card-of-the-day = Karte des Tages
card-look = Karte ansehen
doors = Mehr als ein Tisch
door-learn = Lernen
door-learn-text = Kurze Lektionen von zwei oder drei Minuten.
door-rules = Die Regeln lesen
door-rules-text = Alle Regelwerke, durchsuchbar, ein Link zu jeder Regel.
door-build = Ein Team oder Deck bauen
door-build-text = Sagt, was erlaubt ist und warum nicht.
door-edit = Eine Mission bauen
door-edit-text = Zeichne einen Plan für { $game } und spiele ihn.

## new table

new-title = Neuer Tisch: { $game }
new-seat = Platz { $letter }
new-seat-add = Noch jemand
new-seat-remove = Platz { $letter } entfernen
new-who = Wer hier sitzt
new-sitter-you = Du
new-sitter-bot = Bot
new-sitter-anyone = Freund
new-which-bot = Welcher Bot
new-quick = Für mich aufbauen
new-quick-text = Der Tisch beantwortet alles vor dem ersten Zug.
new-against = Die Mission sagt, was diese Seite hat.
new-anyone-brings = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, nimmt hier Platz und wählt, was er spielt.
new-build-team = Ein eigenes Team bauen
new-pack-of = Aus dem Paket „{ $pack }“.
new-packs = Missionen aus Paketen
new-clash = Nicht mit { $option } { $value }.
new-table-panel = Der Tisch
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-answer = { $minutes } Minuten und { $increment } Sekunden nach jeder Antwort
new-clock-turn = { $minutes } Minuten und { $increment } Sekunden für jede Aktivierung oder jeden Zug
new-public = Alle dürfen ihn finden
new-public-text = Er steht in der Liste: Alle dürfen zuschauen und einen freien Platz nehmen.
new-watching = Kein Platz ist deiner: Du schaust zu.
new-make = Tisch eröffnen

## join

join-title = Mitspielen
join-text = Der Link eines Freundes öffnet den Tisch von selbst. Hast du nur den Code, füge ihn hier ein.
join-open-tables = Offene Tische
join-none = Gerade ist kein Tisch offen.
join-none-text = Eröffne einen, den alle finden dürfen, dann sehen ihn andere hier.

## replays

replays-title = Partien
replays-text = Jedes Spiel bleibt erhalten, Wurf für Wurf.
replays-yours = Deine beendeten Spiele
replays-none = Noch kein beendetes Spiel.
replays-none-text = Wenn ein Spiel von dir endet, kannst du es hier Schritt für Schritt ansehen.
replays-going = Noch im Gang
replays-bring = Spielstand mitbringen
replays-bring-text = Eine Datei aus `crossover play` oder von hier: ansehen oder von jedem Moment an weiterspielen.
replays-choose = Datei wählen

## rules

rules-title = Regeln
rules-search = In den Regeln suchen
rules-contents = Kapitel
rules-count = { $count ->
    [one] Eine Regel.
   *[other] { $count } Regeln.
}
rules-language = Das Regelverzeichnis ist auf Englisch geschrieben.
rules-found = Gefunden
rules-found-count = { $count ->
    [0] Nichts zu „{ $query }“.
    [one] Eine Regel zu „{ $query }“.
   *[other] { $count } Regeln zu „{ $query }“.
}
rules-none = Keine solche Regel.
rules-none-text = Versuche ein anderes Wort oder ein Stück einer Regelkennung.
rules-no-such = Diese Regel gibt es nicht.
rules-from-start = Zum ersten Kapitel
rules-leaf = Kapitel davor und danach
rules-every-checked = Jede Regel hat ihre Probe
rules-checked = Geprüfte Regeln
rules-checked-count = { $checked } von { $all }
rules-how-checked = Wie sie geprüft wird
peek-title = Eine Regel
peek-back = Zurück zu { $rule }
peek-open = Regelbuch öffnen
rules-ruling = Unsere Auslegung
rules-rulebook = Regelheft
rules-copy = Link zu { $rule } kopieren
rules-see-also = Siehe auch
copied = Kopiert.
share = Teilen

## cards

cards-title = Karten
cards-search = Name, Kraft, Fähigkeit
cards-kinds = Art der Karte
cards-kind-character = Figuren
cards-kind-team = Teams
cards-kind-mission = Missionen
cards-kind-battlefield = Schlachtfelder
cards-filter = Filter
cards-all = Alle zeigen
cards-count = { $count } von { $all }
cards-empty = Dieses Spiel hat keine Karten.
cards-none = Keine Karte passt.
cards-none-text = Nimm einen Filter weg oder versuche ein anderes Wort.
card-leaf = In den Karten blättern
card-build = Ein Team darum bauen
card-kind-character = Figur
card-kind-team = Team
card-kind-mission = Mission
card-kind-battlefield = Schlachtfeld
card-group-attack = Angriffe
card-group-power = Kräfte
card-group-ability = Fähigkeiten
card-group-scoring = Wertung
card-group-character = Mitglieder
card-sides = Seiten der Karte
card-group-effect = Effekt
card-group-rule = Was sie sagt
card-group-other = Mehr

## builder

build-title = Team bauen
build-pool = Figuren
build-card = Die Karte
build-team = Team
build-do = Was damit geschieht
build-name = Name des Teams
build-unnamed = Team ohne Namen
build-of = von { $most } { $name }
build-between = { $name }: { $value }, { $least ->
    [0] höchstens { $most }
   *[other] { $least } bis { $most }
}
build-legal = Ist es erlaubt?
build-start = Nimm jemanden auf. Die Regeln sehen zu.
build-cannot-add = { $count ->
    [one] Eine weitere Figur verstieße gegen eine Regel; ihre Karte sagt, gegen welche.
   *[other] { $count } weitere verstießen gegen eine Regel; ihre Karten sagen, gegen welche.
}
build-chosen = Im Team
build-added = { $name } ist dabei.
build-removed = { $name } ist nicht mehr dabei.
build-remove = { $name } herausnehmen
build-play = Gegen einen Bot
build-table = Tisch eröffnen
build-save = Speichern
build-saved = Gespeichert. Der Link zeigt es allen.
build-yours = Deine Teams
build-forget = { $name } löschen
yes = Ja
no = Nein
not-yet = Noch nicht

## account

account-title = Du
account-name = Dein Name
account-name-field = Was andere lesen
account-name-text = 1 bis 24 Zeichen. Du kannst auch spielen, ohne ihn zu ändern.
account-rename = Ändern
account-renamed = Andere lesen jetzt diesen Namen.
account-everywhere = Deine Spiele überall
account-sign-up = Konto anlegen
account-sign-in = Anmelden
account-sign-out = Abmelden
account-up-text = Deine Plätze, Spiele und Teams auf diesem Gerät kommen ins Konto.
account-in-text = Deine Plätze, Spiele und Teams kommen auf dieses Gerät.
account-account = Konto
account-account-text = 3 bis 24 Buchstaben, Ziffern, - und _.
account-password = Passwort
account-password-text = Mindestens 10 Zeichen. Es gibt keine Mailadresse, also kann dir niemand ein neues schicken: Bewahre es gut auf.
account-made = Das Konto ist angelegt.
account-in = Du bist angemeldet.
account-out = Du bist abgemeldet.
account-signed-in = Angemeldet als { $account }
account-keeps = Das Konto merkt sich deinen Namen, deine Plätze an Tischen, deine beendeten Spiele und deine Teams. Sonst nichts.
account-device = Dieses Gerät
account-theme = Hell oder dunkel
account-volume = Ton
account-pace = Würfel und Figuren
account-privacy = Ein Cookie sagt, wer du hier bist. Sprache, Farben, Ton und Tasten bleiben auf diesem Gerät. Es gibt keine Verfolger, keine Werbung und keine Anfragen an andere.
language-en = English
language-fr = Français
language-de = Deutsch
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
pace-slow = Langsam
pace-usual = Üblich
pace-fast = Schnell
pace-none = Ohne Bewegung

## about

about-title = Über Crossover
about-lead = Superhelden-Tischspiele, aufs Wort gespielt, alle auf einem Werk. Es kennt jede Regel, würfelt jeden Wurf offen und sagt immer, warum.
about-rules = Jede Regel
about-rules-text = Die Regelhefte stehen in einem Verzeichnis. Jede Regel hat eine Kennung, eine Quelle und eine Probe, und was das Werk tut oder ablehnt, nennt seine Regel.
about-odds = Die Zahl vor dem Wurf
about-odds-text = Chancen sind exakt, nicht geschätzt: Schaden, K. o., jede Überladung und jeder neue Wurf im Vergleich, ehe du dich festlegst.
about-fair = Nachweislich faire Würfel
about-fair-text = Der Keim ist versiegelt, ehe du dich setzt, dein Gerät gibt seinen Teil dazu, und nach dem Spiel prüft dein Browser jeden Wurf.
about-undo = Nimm es zurück
about-undo-text = Frei, bis Würfel fallen; danach entscheiden die anderen. Gegen Bots so weit du willst.
about-access = Für alle
about-access-text = Mit Maus, Finger oder Tasten allein; als Spielfeld oder als Text zum Vorlesen. Farbe ist nie das einzige Zeichen.
about-private = Deins
about-private-text = Kein Konto nötig, keine Verfolger, keine Anfragen an andere. Geh, und komm Tage später wieder.
about-ours = Eigene Hand
about-ours-text = Jede Zeichnung ist von uns, nach einem Rezept aus Daten gemacht, und jeder Satz auch. Die Regeln der Spiele sind Tatsachen in unseren Worten; die Namen der Helden gehören denen, die sie erfunden haben.
about-api = Für Programme gibt es eine offene Schnittstelle:

## not found

not-found = Hier ist nichts.
not-found-text = Die Adresse führt nirgendwohin. Der Tisch ist vielleicht weggeräumt, oder dem Link fehlt ein Stück.
not-found-home = Zu den Spielen

## lists of cards, read and written

build-exchange = Import und Export
build-paste = Deckliste einfügen
build-paste-hint = Text oder JSON, eine Karte je Zeile: 2x Genie
build-read = Einlesen
build-file = Aus einer Datei
build-copy-text = Als Text kopieren
build-download = JSON herunterladen
cards-kind-card = Karten
card-kind-card = Karte
