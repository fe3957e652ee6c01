# Der Tisch und die Wiedergabe. Sätze über den Stand einer Partie kommen vom Server; diese gehören der Seite.

table-title = Tisch
table-none = Hier ist kein Tisch
table-home = Zur Startseite
table-moment = Einen Augenblick.
table-awaits = { $name } ist dran.
table-waiting = Warten
table-right-own = Du bist dran
table-right-scenario = Du entscheidest für das Szenario
table-right-order = Du bestimmst die Reihenfolge
table-call = Du bist dran: { $question } { $count ->
    [one] Eine Antwort.
   *[other] { $count } Antworten.
}
table-question = Frage
table-several = Fragen
table-why-not = Warum nicht …?
table-all-places = { $count ->
    [one] Ein Ort zur Wahl
   *[other] { $count } Orte zur Wahl
}
table-all-answers = { $count } Antworten
table-filter = Antworten filtern
table-filter-none = Keine Antwort enthält diese Wörter.
table-back = Zurück
table-place-hint = Zeige auf einen Ort auf dem Tisch.
table-place-confirm = Zeige noch einmal darauf oder drücke Enter, um zu bestätigen.
table-some-hint = { $least } bis { $most } insgesamt.
table-cards-hint = Wähle an den Karten selbst oder aus der Liste.
table-things-hint = Wähle auf dem Plan, auf einem Bogen oder aus der Liste.
table-some-any = Beliebig viele.

table-board = Schlachtfeld: { $name }
table-tools = Werkzeuge am Tisch
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-whole = Ganzer Tisch
table-frame = Geschehen einrahmen
table-ruler = Messen
table-ruler-from = Messen von …
table-ruler-to = … bis
table-sight = Reichweite und Sicht zeigen
table-layers = Höhen und Größen
table-as-text = Tisch als Text
table-as-board = Zurück zum Spielfeld
table-minimap = Der ganze Tisch, klein
table-tray = Wessen Platz?

table-figure = { $letter } { $name }, { $life } von { $full } Leben, { $pow } POW
table-figure-now = Werte jetzt
table-piece = { $name }, Größe { $size }, { $height } hoch, Struktur { $structure } von { $full }
table-objective = { $name }{ $holder ->
    [none] {""}
   *[other] , gehalten von { $holder } seit { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    }
}
table-ko = KO
table-down = niedergeschlagen
table-done = fertig
table-ready = bereit
table-acts = handelt
table-may = wählbar
table-waits = wartet
table-gone = aus dem Spiel
table-up-high = { $height } hoch oben
table-life = { $life } von { $full } Leben
table-life-word = Leben
table-pow = { $pow } POW
table-speed = Tempo
table-card-whole = Die ganze Karte

table-squads = Teams
table-score = Punktestand
table-goal = Wer zuerst { $goal } hat
table-points = { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}
table-first = { $side } beginnt
table-you-first = Du beginnst
table-turn = Runde { $turn }
table-turns-in-all = { $turns } Runden insgesamt
table-turn-of = Runde { $turn } von { $turns }
table-deployment = Aufstellung
table-parts = Teile des Tischs
table-side = Verlauf und Gespräch
table-now = Aktuell
table-attacker = Angriff
table-defender = Verteidigung
table-rolls = Würfelt
table-rolling = Die Würfel rollen.
table-total = Summe
table-needed = muss über { $needed } liegen
table-needed-test = höchstens { $needed }
table-well = geschafft
table-ill = misslungen
table-point-at = Zeige auf eine Figur, um ihre Werte zu sehen.
table-odds-title = Genaue Chancen: { $unit }, in %
table-odds-said = { $label }: { $list }
table-mean = Mittel { $mean }
table-exact = Genau, nicht geschätzt: Jeder Ausgang ist gezählt.

table-log = Verlauf
table-log-folded = { $count } mehr
table-log-more = Frühere Zeilen
table-log-empty = Der Verlauf beginnt mit der ersten Antwort.
table-look-back = Zurückblicken
table-look-back-to = Auf Eintrag { $entry } zurückblicken
table-looking-back = Rückblick auf Eintrag { $entry }.
table-open-replay = In der Wiedergabe öffnen
table-back-to-game = Zurück zur Partie
table-chat = Gespräch
table-chat-empty = Niemand hat etwas gesagt.
table-say = Etwas sagen
table-send = Senden
table-mute = { $name } stumm schalten
table-unmute = { $count ->
    [one] Die stumme Person
   *[other] Alle { $count } Stummen
} wieder lesen
table-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}

table-you = Du
table-away = weg
table-bot-plays = ein Bot spielt
table-thinks = ist gefragt
table-seat-free = frei
table-seat = Platz { $letter }
table-stand-in = Einen Bot weiterspielen lassen
table-stand-in-for-you = Ein Bot antwortet für dich.
table-return = Wieder selbst spielen
table-undo = Zurücknehmen
table-undo-ask = Die anderen um Rücknahme bitten
table-undo-ends = Hier endet das Zurücknehmen: Es wurde gewürfelt.
table-undo-asked-already = Es hat schon jemand gefragt.
table-undo-waits = Gefragt. Die anderen müssen zustimmen.
table-undo-asks-title = Zurücknehmen?
table-undo-asks = { $name } möchte die letzte Antwort zurücknehmen.
table-undo-agree = Zustimmen
table-undo-decline = Ablehnen
table-concede = Aufgeben
table-concede-sure = Die Partie endet sofort, und die anderen gewinnen.
table-concede-yes = Aufgeben
table-concede-shared = Die anderen spielen weiter, und ein Bot spielt für dich.
table-concede-lost = Die Partie endet sofort und ist verloren.
table-concede-no = Weiterspielen
table-ending-conceded = Aufgegeben.
table-ending-time = Zeit abgelaufen.
table-over-won = Du gewinnst
table-over-lost = Du verlierst
table-over-drawn = Unentschieden
table-rematch = Noch einmal
table-again-game = Noch eine Partie

table-menu = Menü
table-leave = Den Tisch verlassen
table-report = Diese Stellung melden
table-save = Partie herunterladen
table-replay = Wiedergabe
table-sound = Ton
table-sound-on = Ton an
table-sound-off = Ton aus
table-pace = Würfel und Figuren
table-pace-normal = wie gewohnt
table-pace-fast = schnell
table-pace-off = sofort
table-keys = Tasten als Kürzel

table-lost = Die Verbindung ist weg. Du hast Eintrag { $entry }.
table-lost-kept = Deine Antwort ist aufgehoben und wird gesendet.
table-lost-try = Jetzt versuchen

table-join-title = Ein Platz ist frei
table-join-text = Du bist eingeladen. Wähle, was du spielst, und setz dich; ein Konto brauchst du nicht.
table-join-name = Dein Name
table-join-fair = Über die Würfel
table-join-fair-text = Dein Gerät fügt jedem Wurf einen eigenen Zufallstext hinzu. So kann niemand die Würfel gewählt haben, bevor du kamst.
table-nonce = Dein Text für die Würfel
table-sit = Platz nehmen
table-waiting-title = Plätze sind frei
table-waiting-invite = Schick den Link, wem du willst. Die Partie beginnt, wenn alle sitzen.
table-waiting-text = Die Partie beginnt, wenn alle sitzen.
table-link = Link zu diesem Platz
table-copy = Link kopieren
table-copied = Kopiert. Schick ihn deinem Gegenüber.
table-share = Teilen
table-fair-promise = Die Würfel stehen durch einen Startwert fest, dessen SHA-256 schon öffentlich ist:

table-verify = Diese Partie prüfen
table-verify-short = Würfel prüfen
table-verify-text = Bevor der erste Platz besetzt war, hat der Server den Hash seines Startwerts veröffentlicht. Jeder Wurf folgt aus diesem Startwert, den Texten der Spielenden und der Nummer des Eintrags.
table-commitment = Hash des Startwerts, zuerst veröffentlicht
table-nonce-of = Text von Platz { $letter }
table-seed = Startwert
table-seed-later = wird am Ende der Partie gezeigt
table-verify-busy = Jeder Wurf wird auf diesem Gerät nachgerechnet …
table-verify-good = { $rolls ->
    [one] Ein Wurf
   *[other] Alle { $rolls } Würfe
} mit { $dice } Würfeln hier nachgerechnet: Alles stimmt.
table-verify-wrong-seed = Der Startwert ist nicht der versprochene.
table-verify-fault = Eintrag { $entry } sagt { $told }, der Startwert aber { $computed }.
table-verify-server = Prüfung von Regeln und Ziehungen durch den Server: { $entries } Einträge stimmen.
table-verify-how = Jeder kann das mit üblichen Werkzeugen prüfen: SHA-256 aus Startwert, Texten, Nummer des Eintrags und Block, Zahlen als acht Bytes mit dem kleinsten zuerst. Ein Byte unter 256 − 256 mod 8 ergibt einen Würfel: Byte mod 8 + 1.
table-again = Noch einmal versuchen

table-text-at = { $x } vom linken Rand, { $y } vom Südrand{ $z ->
    [none] {""}
   *[other] , { $z } hoch
}
table-text-scenery = Gelände und Ziele
table-text-x = Von links, in Zoll
table-text-y = Von Süden, in Zoll
table-text-try = Diesen Ort versuchen

replay-title = Wiedergabe
replay-sub = Wiedergabe · { $entries } Einträge
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Zurück
replay-forward = Vor
replay-play = Abspielen
replay-pause = Anhalten
replay-of = von { $entries }
replay-step = Schrittweite
replay-step-entry = Eintrag
replay-step-phase = Phase
replay-step-turn = Runde
replay-speed = Tempo
replay-timeline = Zeitleiste
replay-ahead = { $side } führt
replay-moment = Dieser Augenblick
replay-asked = { $side } ist gefragt: { $title }
replay-answered = Antwort: { $answered }
replay-continue = Von hier weiterspielen
replay-continue-text = Ein neuer Tisch beginnt mit diesem Augenblick und neuen Würfeln. Diese Partie bleibt, wie sie ist.
replay-continue-you = Du
replay-continue-bot = Bot: { $bot }
replay-continue-anyone = Wer den Link bekommt
replay-continue-go = Tisch öffnen
replay-link = Link
replay-linked = Link zu diesem Augenblick kopiert.
replay-report = Stellung melden
replay-frozen = Diese Partie kann nicht weitergehen: { $why }
replay-curve = Punktestand im Verlauf
replay-none = Hier ist keine Wiedergabe
replay-export = Partie herunterladen
replay-live = Zum Tisch

table-pass-ahead = Alles passen
table-pass-only = Nichts von dir passt. Du wirst trotzdem gefragt, damit niemand das erfährt.
table-pass-phase = bis zum Ende der Phase
table-pass-round = bis zum Ende der Runde
table-passing-phase = Du passt bis zum Ende der Phase.
table-passing-round = Du passt bis zum Ende der Runde.
table-passing-stop = Wieder fragen
table-pay-cost = { $count } zahlen
table-pay-for = { $count } zahlen für { $name }
table-pay-of = von { $count } bezahlt
table-pay-lost = { $count } zu viel
table-pay-idle = nicht nötig
table-pay-with = Womit gezahlt werden kann
table-pay-discard = ablegen
table-pay-ability = einsetzen
table-pay-plans = Oder so
table-pay-go = Zahlen
table-pay-back = Zurücknehmen
table-res-energy = Energie
table-res-mental = Geist
table-res-physical = Körper
table-res-wild = frei
table-res-any = beliebig

# Crisis Protocol

table-successes = Erfolge
die-critical = kritisch
die-wild = Spezial
die-hit = Treffer
die-block = Block
die-blank = Leerseite
die-failure = Fehlschlag
crisis-figure = { $letter } { $name }, { $health ->
    [injured] verletzt
   *[other] gesund
}, { $left } von { $full } Ausdauer, { $power } Kraft
crisis-piece = { $name }, Größe { $size }
crisis-ko = besiegt
crisis-dazed = angeschlagen
crisis-healthy = gesund
crisis-injured = verletzt
crisis-injured-mark = Verletzt
crisis-leader = Anführer
crisis-leader-mark = Führt
crisis-in-use = gilt
crisis-holds = hält { $names }
crisis-held-by = gehalten von { $name }
crisis-controlled-by = kontrolliert von { $side }
crisis-secured-by = { $side } würde es sichern
crisis-contested = von beiden umkämpft
crisis-action-of = Aktion { $now } von { $total }
crisis-round = Runde { $round }
crisis-round-of = Runde { $round } von { $rounds }
crisis-priority = { $side } hat Vorrang
crisis-you-priority = Du hast Vorrang
crisis-scores-now = Brächte jetzt
crisis-threat-of = Bedrohung { $threat }
crisis-kind-secure = Sicherung
crisis-kind-extraction = Evakuierung
crisis-mission = Mission
crisis-mission-none = Die beiden Krisen werden gezogen, sobald der Vorrang feststeht.
crisis-roster = Vorrat
crisis-squad = Dein Team
crisis-squad-ready = Team gewählt, noch geheim
crisis-squad-secret = wählt im Geheimen
crisis-of-threat = von { $most } Bedrohung
crisis-tactics = Teamtaktiken
crisis-play-card = Diese Karte spielen
crisis-stamina = Ausdauer
crisis-stamina-left = { $left } von { $full } Ausdauer
crisis-power = Kraft
crisis-power-of = { $power } Kraft
crisis-size = Größe
crisis-range = Reichweite
crisis-reach-range = Reichweite
crisis-reach-beam = Strahl
crisis-reach-area = Fläche
crisis-strength = Stärke
crisis-cost = Kraftkosten
crisis-cover = Deckung
crisis-met = gewürfelt
crisis-step = Schritt { $step } von { $steps }
crisis-roll-attack = Angriff
crisis-roll-defence = Verteidigung
crisis-roll-dodge = Ausweichen
crisis-dice-to-roll = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
} zu werfen
crisis-successes = { $count ->
    [one] ein Erfolg
   *[other] { $count } Erfolge
}
crisis-damage = { $damage } Schaden
crisis-dodges = { $name } weicht aus
crisis-left-to-activate = In dieser Runde noch zu aktivieren
crisis-ready = bereit
crisis-their-turn = am Zug

# Marvel Champions

champions-round = Runde { $round }
champions-round-panel = Die Runde
champions-then-villain = Danach die Schurkenphase
champions-schemes = Pläne
champions-environment = Sonst im Spiel
champions-stage = Stufe { $stage }
champions-stages-left = noch { $count } { $count ->
    [one] Stufe
   *[other] Stufen
}
champions-sign-acceleration = Beschleunigung
champions-sign-boost = Boost
champions-sign-crisis = Krise
champions-sign-hazard = Gefahrensymbol
champions-sign-star = Stern
champions-boosts = { $count } verdeckt
champions-of = von { $most }
champions-life = { $left } von { $full } Lebenspunkten
champions-threat = { $threat } Bedrohung
champions-threat-of = { $threat } von { $target } Bedrohung
champions-threat-soon = { $threat } mehr in der nächsten Schurkenphase
champions-soon = +{ $threat } demnächst
champions-tokens = { $count } { $count ->
    [one] Marker
   *[other] Marker
}
champions-locked = Bedrohung bleibt
champions-value-dash = { $name } keine
champions-value-changed = { $name } { $value }, aufgedruckt { $printed }
champions-exhausted = erschöpft
champions-counters = { $count } Marker „{ $name }“
champions-under = Karten darunter: { $count }
champions-on = an { $name }
champions-damage-word = Schaden
champions-threat-word = Bedrohung
champions-thwart-word = Widerstand
champions-attack-word = Angriff
champions-scheme-word = Plan
champions-boost-word = Boost
champions-defence-word = Verteidigung
champions-sum = Wert { $value }, Boost { $boost }, Verteidigung { $defence }: { $least } bis { $most }
champions-cost = Kosten
champions-costs = kostet { $cost }
champions-boost-icons = Boost-Symbole: { $count }
champions-encounter-deck = Begegnungsdeck
champions-encounter-discard = Begegnungs-Ablagestapel
champions-deck-word = Deck
champions-deck = Deck { $count }
champions-discard = Ablage { $count }
champions-cards-of = { $name }, { $hero }
champions-looked-at = Werden angesehen
champions-discard-pile = Ablagestapel
champions-encounter-cards = Begegnungskarten
champions-removed = Aus dem Spiel
champions-player = { $letter } { $name } als { $hero }
champions-first = Erster
champions-turn = Am Zug
champions-dealt = verdeckte Begegnungskarten: { $count }
champions-hand = Handkarten: { $count }
champions-hand-cards = Auf der Hand
champions-choose-player = { $name } wählen
champions-eliminated = ausgeschieden
champions-engaged = Schergen im Kampf
champions-area = Im Spiel
champions-revealed = Aufgedeckt
champions-played = Gespielt: { $name }
champions-your-hand = Deine Hand
champions-your-hand-shown = Deine Hand, den anderen gezeigt
champions-show-hand = Hand zeigen
champions-hide-hand = Hand verbergen
champions-hand-shown = den anderen gezeigt
champions-your-discard = Dein Ablagestapel
champions-pick-to-pay = Wähle, womit du zahlst
champions-draws-to = Handlimit { $count }
champions-hand-empty = Keine Karte auf der Hand.
champions-pays = zahlt
champions-can = kann gewählt werden
champions-window-before = Bevor das geschieht
champions-window-after = Danach
champions-peril = { $name } löst das allein, ohne Rat.
champions-lasting = Vorläufig gilt

# Gotham am Tisch
gotham-turn = Runde { $turn } von { $last }
gotham-time-heroes = Ist die Zeit um, gewinnen die Helden
gotham-time-villain = Ist die Zeit um, gewinnt der Schurke
gotham-wins-heroes = Die Helden gewinnen
gotham-wins-villain = Der Schurke gewinnt
gotham-wins-neutral = Niemand gewinnt
gotham-at-checks = geprüft, wenn ein Zug endet
gotham-at-once = sofort
gotham-progress = { $now } von { $needed }
gotham-mission = Mission
gotham-tasks = Was zu tun ist
gotham-events = Ereignisse des Schurken
gotham-special-rules = Sonderregeln
gotham-desk = Bögen und Mission
gotham-heroes = Helden
gotham-characters = Charaktere
gotham-villain = Der Schurke
gotham-river = Kommandostand und Fluss
gotham-activated = { $count } von { $most } Plättchen genutzt
gotham-available = Verfügbar
gotham-fatigue = Erschöpft
gotham-fatigue-recovers = erschöpft, { $count } kommen je Zug zurück
gotham-wounds = Wunden
gotham-costs = kostet { $cost }
gotham-event-points = Ein Ereignis oder { $points } für Verstärkung
gotham-figures = { $board } auf dem Plan, { $reserve } in Reserve
gotham-neutralised = ausgeschaltet
gotham-dazed = Fertigkeiten ruhen
gotham-recovers = Erholt sich
gotham-when-active = aktiv
gotham-when-resting = ruhend
gotham-move-worth = { $points } je Stein, zuerst { $first }
gotham-load = Belastung { $load } von { $most }
gotham-gadget = Gadget, Größe { $size }
gotham-weight = Belastung { $weight }
gotham-single-use = einmalig
gotham-suspended = zu viel Belastung
gotham-die-white = weißer Würfel
gotham-die-yellow = gelber Würfel
gotham-die-orange = oranger Würfel
gotham-die-red = roter Würfel
gotham-die-black = schwarzer Würfel
gotham-die-reroll = mit freiem Neuwurf
gotham-die-picked = wird neu geworfen
gotham-under-way = Im Gange
gotham-attack = Angriff
gotham-defence = Verteidigung
gotham-of-needed = von { $needed } nötigen
gotham-few = weniger ist besser
gotham-sight = Sichtlinie zwischen zwei Zonen
gotham-sight-from = Wähle die Zone, aus der geschaut wird.
gotham-sight-to = Wähle die Zone, auf die geschaut wird. Was hell bleibt, ist in Sicht.
gotham-legend = Was die Zeichen bedeuten
gotham-limit-wall = Wand: keine Sicht, kein Weg; ihre Zahl bricht sie
gotham-limit-orange = offen: beide Zonen sehen sich immer
gotham-limit-special = Kante: Sicht, aber nur Fallen, Springen, Klettern
gotham-limit-white = einfache Grenze: Sicht und Weg
gotham-legend-level = Höhe
gotham-legend-letters = Zonen mit gleichem Buchstaben sehen sich
gotham-legend-difficult = schwierig: Verlassen kostet mehr
gotham-legend-dangerous = gefährlich: ein Würfel je Stufe
gotham-reinforcement-zone = hier kommt Verstärkung
gotham-may = wählbar
gotham-way-cubes = { $cost } { $cost ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}, { $cubes } { $cubes ->
    [one] Stein
   *[other] Steine
}
gotham-way-free = { $cost } { $cost ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}, kein Stein
gotham-way-to = { $zone }: { $way }
gotham-way-risky = unterwegs kann ein Würfel verwunden
gotham-way-here = erreichbar (Punkte: { $cost }, Steine: { $cubes })
gotham-elevation = Höhe { $level }
gotham-taken = { $taken } von { $most } belegt
gotham-difficult = schwierig { $level }
gotham-dangerous = gefährlich { $level }
gotham-promontory = Vorsprung
gotham-closed = gesperrt
gotham-camp-heroes = Seite der Helden
gotham-camp-villain = Seite des Schurken
gotham-camp-neutral = neutral
gotham-whereabouts-reserve = in Reserve
gotham-whereabouts-gone = aus dem Spiel
gotham-whereabouts-board = auf dem Plan
gotham-life-of = { $life } von { $full } Leben
gotham-cubes-said = verfügbar: { $available }, erschöpft: { $fatigue }, Wunden: { $wounds }
gotham-hindered-moves = Bewegung um { $count } behindert
gotham-hindered-actions = Aktionen um { $count } behindert
gotham-lead = Wer ist dran
gotham-has-lead = führt
gotham-has-passed = hat gepasst
gotham-i-go = Ich bin dran
gotham-you-go = Du bist dran
gotham-wall-broken = durchbrochene Wand
gotham-by-white = einfache Grenze
gotham-by-orange = offen
gotham-by-special = Kante
gotham-by-wall = Wand
gotham-special-fall = Fall nach { $zone }, Stufe { $level }
gotham-special-jump = Sprung nach { $zone }, Stufe { $level }
gotham-special-climb = Klettern nach { $zone }, Stufe { $level }
gotham-beside = Daneben: { $list }
gotham-sees = In Sicht: { $list }.
gotham-acts = Was { $name } tun kann
