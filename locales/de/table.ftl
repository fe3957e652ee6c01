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
table-more-answers = { $count } mehr
table-risky = Das trifft nur die Eigenen. Zum Ausführen noch einmal drücken.
table-gathered = { $count } gewählt.
table-gathered-go = Weiter mit { $count }
table-gathered-none = Nichts wählen
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

table-figure-now = Werte jetzt
table-done = fertig
table-ready = bereit
table-acts = handelt
table-may = wählbar
table-waits = wartet
table-speed = Tempo
table-card-whole = Die ganze Karte

table-squads = Teams
table-score = Punktestand
table-goal = Wer zuerst { $goal } hat
table-points = { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}
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
table-log-unasked = { $count ->
    [one] · 1 Antwort für dich gegeben
   *[other] · { $count } Antworten für dich gegeben
}
table-log-more = Frühere Zeilen
table-log-empty = Der Verlauf beginnt mit der ersten Antwort.
table-unasked-only = Es gab nur eine Antwort.
table-unasked-spent = Es blieb nur das Ende.
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
table-set-up = Für mich aufbauen
table-set-for-you = Der Tisch ist für dich gedeckt:
table-other-team = ein anderes Team
table-other-place = ein anderer Ort
table-set-up-myself = ich baue selbst auf
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
table-pace = Was geschieht
table-pace-slow = langsam
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
table-verify-seed = Der Startwert ist der versprochene.
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

## Dice with symbols

table-successes = Erfolge
die-critical = kritisch
die-wild = Spezial
die-hit = Treffer
die-block = Block
die-blank = Leerseite
die-failure = Fehlschlag

# Taten, eine nach der anderen erzählt.

beats-now = Sofort
beats-list = Was geschah
beats-away = Während du weg warst
beats-away-none = Seit deiner letzten Antwort ist nichts geschehen.
beats-moment = Ansehen
