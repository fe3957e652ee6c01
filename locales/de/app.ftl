# Worte des Programms rund um die Spiele. Die Abschnitte stehen in der Reihenfolge des Alphabets.

## directions, seen from above with north on top

app-direction-east = Osten
app-direction-north = Norden
app-direction-north-east = Nordosten
app-direction-north-west = Nordwesten
app-direction-south = Süden
app-direction-south-east = Südosten
app-direction-south-west = Südwesten
app-direction-west = Westen

## lists: the last two parts of one

app-list-and = { $first } und { $last }
app-list-or = { $first } oder { $last }
app-list-semicolon = { $first }; { $last }

## names that tell things apart

app-name-numbered = { $name } { $number }
app-name-of-team = { $name } ({ $team })
app-name-quoted = „{ $name }“
app-unknown = etwas, das nicht auf dem Tisch ist

## places in inches from the south-west corner

app-place = ({ $x }; { $y })
app-place-up = ({ $x }; { $y }), { $z } Zoll hoch
app-where = { $inches } Zoll nach { $direction }
app-where-here = auf der Stelle

## refusals: why an answer is not allowed

app-refusal-at-least = { $why } Gemessen: { $value } Zoll, nötig sind mindestens { $limit }.
app-refusal-at-most = { $why } Gemessen: { $value } Zoll, erlaubt sind höchstens { $limit }.
app-refusal-other = Die Regel { $rule } lässt das nicht zu.

## terminal: menus, prompts and errors of `crossover`

terminal-autosave-off = Diese Partie wird beim Spielen nicht aufbewahrt: { $why }
terminal-champions-boosts = Boost-Karten: { $count }
terminal-champions-card = { $name } ({ $kind })
terminal-champions-cost = Kosten { $cost }
terminal-champions-dealt = verdeckte Begegnungskarten: { $count }
terminal-champions-deck = Deck { $count }
terminal-champions-discard = Ablagestapel { $count }
terminal-champions-eliminated = ausgeschieden
terminal-champions-encounter = Begegnungsdeck { $deck }, sein Ablagestapel { $discard }
terminal-champions-exhausted = erschöpft
terminal-champions-first-player = Startspieler
terminal-champions-hand = { $player } hat auf der Hand:
terminal-champions-hand-count = Hand { $count } von { $of }
terminal-champions-hit-points = Lebenspunkte { $left }/{ $of }
terminal-champions-lost = Die Spieler haben verloren, in Runde { $round }.
terminal-champions-phase = { CAPITAL($phase) }
terminal-champions-round = Runde { $round }, { $phase }
terminal-champions-stages-left = weitere Stufen: { $count }
terminal-champions-threat = Bedrohung { $threat }
terminal-champions-threat-of = Bedrohung { $threat } von { $target }
terminal-champions-threat-soon = { $threat } mehr in der nächsten Schurkenphase
terminal-champions-under = Karten darunter: { $count }
terminal-champions-won = Die Spieler haben gewonnen, in Runde { $round }.
terminal-gotham-box = { $box } { $count }
terminal-gotham-carries = trägt { $cards }
terminal-gotham-climb = Klettern nach { $zone } (Stufe { $level })
terminal-gotham-cubes = Energie { $available }, Erschöpfung { $fatigue }, Wunden { $wounds }
terminal-gotham-fall = Fall nach { $zone } (Stufe { $level })
terminal-gotham-figures = { $standing } von { $of } auf dem Plan
terminal-gotham-friend = mit einem imaginären Freund
terminal-gotham-in = in „{ $zone }“
terminal-gotham-jump = Sprung nach { $zone } (Stufe { $level })
terminal-gotham-level = Ebene { $level }
terminal-gotham-life = Leben { $life }
terminal-gotham-lying = am Boden
terminal-gotham-neutralised = ausgeschaltet
terminal-gotham-post = Energie { $available }, Erschöpfung { $fatigue }
terminal-gotham-shackles = Fesseln: { $count }
terminal-gotham-turn = Runde { $turn } von { $turns }: { $mission } ({ $board })
terminal-legend-activated = hat gehandelt
terminal-legend-at = bei ({ $x }; { $y })
terminal-legend-carries = trägt Relikt { $number }
terminal-legend-damage = Schaden { $damage }/{ $of }
terminal-legend-dazed = angeschlagen
terminal-legend-defence = Verteidigung ({ $nature }) { $change }
terminal-legend-down = zu Boden geschlagen
terminal-legend-ensnared = { $inches } Zoll langsamer
terminal-legend-gone = aus dem Spiel
terminal-legend-height = { $height } Zoll hoch
terminal-legend-ko = KO
terminal-legend-life = Leben { $life }/{ $of }
terminal-legend-piece = { $name }, { $height } Zoll hoch, Größe { $size }, Struktur { $structure }
terminal-legend-pillar = Säule bei ({ $x }; { $y })
terminal-legend-pow = { $pow } POW
terminal-legend-power = Kraft { $power }
terminal-legend-reaction = schützt seine Verteidigung ({ $nature })
terminal-legend-relic = Relikt bei ({ $x }; { $y })
terminal-legend-round = Runde { $round }, { $phase }: { $a } { $points-a }, { $b } { $points-b }
terminal-legend-score = Runde { $turn } von { $turns }, { $phase }: { $a } { $points-a }, { $b } { $points-b }
terminal-legend-terrain = { $name }, Größe { $size }
terminal-legend-waiting = noch nicht aufgestellt
terminal-list-battlefields = Schlachtfelder
terminal-list-characters = Charaktere (Stufe)
terminal-list-characters-threat = Charaktere (Bedrohung)
terminal-list-crises = Krisen
terminal-list-decks = Decks (Held)
terminal-list-heroes = Helden
terminal-list-missions = Missionen
terminal-list-modular = Modulare Sets
terminal-list-teams = Teams (Stufen)
terminal-list-villains = Schurken
terminal-menu-direction = { CAPITAL($direction) }
terminal-menu-here = Hier bleiben
terminal-menu-more = { $count } weitere: tippe all, um sie zu sehen, oder einen eigenen Ort, etwa move 12,5 8
terminal-menu-more-deploy = { $count } weitere: tippe all, um sie zu sehen, oder einen eigenen Ort, etwa deploy NAME 12,5 4
terminal-misread-name = Es fehlt ein Name oder eine Datei, etwa card ironbrow oder save partie.json.
terminal-misread-near = „{ $word }“ gibt es nicht. Meinst du { $near }?
terminal-misread-number = Es fehlt eine Zahl, etwa rule 12 oder aim 90.
terminal-misread-place = Ein Ort sind zwei Zahlen in Zoll, etwa move 12,5 8, mit einer dritten für die Höhe.
terminal-misread-unknown = „{ $word }“ gibt es nicht. Tippe die Nummer einer Wahl, oder help.
terminal-odds-any-damage = Schaden überhaupt
terminal-odds-boosted = mit Zusatzwürfel
terminal-odds-boosted-defended = beides
terminal-odds-critical = kritisch
terminal-odds-damage = Schaden { $amount }
terminal-odds-defended = gegen eine Reaktion
terminal-odds-fall-line = Schaden im Mittel { $mean }, angeschlagen oder besiegt { $falls }
terminal-odds-falls = angeschlagen oder besiegt
terminal-odds-heading = { $attack } gegen { $target }
terminal-odds-hit = Treffer
terminal-odds-ko = KO
terminal-odds-line = Treffer { $hit }, kritisch { $critical }, Schaden im Mittel { $mean }, KO { $ko }
terminal-odds-mean = Schaden im Mittel { $mean }
terminal-odds-mean-of = { $unit }, im Mittel { $mean }
terminal-odds-plain = wie es ist
terminal-odds-removed = entfernt
terminal-odds-title = Genaue Chancen eines Angriffs
terminal-play-allowed = Die Regeln erlauben es.
terminal-play-drawn = Die Partie endet unentschieden, { $a } zu { $b }.
terminal-play-exists = { $file } gibt es schon und bleibt, wie es ist: wähle einen anderen Namen
terminal-play-hand-over = { $player } ist gefragt, und nicht alles liegt offen. Wenn nur noch diese Person auf den Bildschirm sieht, die Eingabetaste drücken.
terminal-play-help =
    Eine Nummer nimmt diese Wahl. Die Eingabetaste stellt die Frage noch einmal, all zeigt jede Wahl.
    move X Y            dorthin gehen, in Zoll; Strecken mit ; dazwischen: move 12 8; climb 12 10 4
    deploy NAME X Y     eine Figur dort aufstellen
    at X Y, aim GRAD    ein Ort oder eine Richtung für das, was gefragt ist
    odds                die genauen Chancen der möglichen Angriffe
    why N, why move X Y welche Regel es verbietet, mit dem Gemessenen
    map, map zoom X Y   der Tisch, oder näher betrachtet
    log N, rule N       die letzten Zeilen des Berichts, die Regel hinter einer Zeile
    card NAME           die Karte eines Charakters
    undo N              deine letzten Antworten zurücknehmen
    save DATEI, load DATEI, report DATEI
                        die Partie sichern, eine andere öffnen, diese Stellung als Szenario schreiben
    quit                gehen; die Partie bleibt aufbewahrt
terminal-play-help-laid =
    Eine Nummer nimmt diese Wahl. Die Eingabetaste stellt die Frage noch einmal, all zeigt jede Wahl.
    odds                die Chancen dessen, was geantwortet werden kann, wo der Zufall entscheidet
    why N               welche Regel es verbietet
    map                 der Tisch
    log N, rule N       die letzten Zeilen des Berichts, die Regel hinter einer Zeile
    card NAME           eine Karte mit allem, was darauf steht
    undo N              deine letzten Antworten zurücknehmen
    save DATEI, load DATEI, report DATEI
                        die Partie sichern, eine andere öffnen, diese Stellung als Szenario schreiben
    quit                gehen; die Partie bleibt aufbewahrt
terminal-play-help-hands =
    show, hide          die eigene Hand den anderen zeigen, oder nicht mehr
terminal-play-hand-hidden = Die Hand von { $player } ist wieder verdeckt.
terminal-play-hand-shown = Die anderen am Tisch sehen jetzt die Hand von { $player }.
terminal-play-kept = Die Partie ist aufbewahrt in { $file }
terminal-play-no-choice = Es gibt keine Wahl { $number }: sie gehen von 1 bis { $most }.
terminal-play-no-figure = So heißt nichts. Die Namen stehen in der Liste, die map zeigt.
terminal-play-no-hand = In diesem Spiel hat niemand eine Hand.
terminal-play-no-line = Der Bericht hat keine solche Zeile.
terminal-play-no-odds = Chancen werden gezeigt, wo der Zufall entscheidet, etwa vor einem Angriff.
terminal-play-no-report = Es gibt gerade keine Stellung zu schreiben.
terminal-play-no-rule = Es gibt keine Regel { $id }.
terminal-play-not-asked = Danach ist gerade nicht gefragt.
terminal-play-quit = Tippe eine Datei, in der die Partie gesichert wird, oder nur die Eingabetaste: sie bleibt in { $file }
terminal-play-quit-unkept = Tippe eine Datei, in der die Partie gesichert wird, oder nur die Eingabetaste: sie geht verloren
terminal-play-undone = { $count ->
    [0] Es gibt nichts zurückzunehmen.
    [one] Deine letzte Antwort ist zurückgenommen.
   *[other] Deine letzten { $count } Antworten sind zurückgenommen.
}
terminal-play-welcome = Tippe die Nummer einer Wahl, oder help für alles, was getippt werden kann.
terminal-play-won = { $side } gewinnt, { $a } zu { $b }.
terminal-play-written = Geschrieben nach { $file }
terminal-replay-not-valid = nicht gültig: { $reason }
terminal-replay-prompt = Eingabetaste, map oder quit:
terminal-replay-saved-by = Die Partie wurde mit crossover { $version } gespeichert und nach den Regeln von { $this } geprüft.
terminal-replay-valid = gültig: { $entries } Einträge nach den Regeln, und jeder Würfel aus dem Startwert
terminal-report-affiliations = Zugehörigkeiten, und wie viele Partien sie gewannen
terminal-report-battlefields = Schlachtfelder, und wie viele Partien Seite A gewann
terminal-report-bot-of-all = Alle Spieler spielte { $a }.
terminal-report-bots = Seite A spielte { $a }, Seite B { $b }.
terminal-report-bots-of-players = Den ersten Spieler spielte { $a }, die anderen { $b }.
terminal-report-character = Charakter
terminal-report-characters = Charaktere, je Partie
terminal-report-damage = Schaden
terminal-report-digest = Startwert { $seed }; die Prüfsumme aller Partien ist auf jeder Maschine gleich:
terminal-report-draw = unentschieden
terminal-report-first = Wie viele Partien gewann, wer zuerst Priorität hatte
terminal-report-heroes = Helden, und wie viele Partien sie gewannen
terminal-report-ko = War KO
terminal-report-kos = KO geschlagen
terminal-report-lost = verloren
terminal-report-matchups = Helden, Schurken und Modi, und wie viele Partien gewonnen wurden
terminal-report-matrix = Anteil der Partien, die jeder Held gegen jeden Schurken gewann, und von wie vielen
terminal-report-missions = Missionen, und wie viele Partien Seite A gewann
terminal-report-outcomes = Wer gewann
terminal-report-party = Spieler
terminal-report-players = Spieler am Tisch, und wie viele Partien sie gewannen
terminal-report-share = { $share } ({ $low } bis { $high })
terminal-report-side = Seite
terminal-report-side-a = Seite A
terminal-report-side-b = Seite B
terminal-report-taken = Erlitten
terminal-report-title = { $games } Partien { $game }
terminal-report-turns = Runden
terminal-report-villains = Schurken und Modi, und wie viele Partien die Spieler gewannen
terminal-report-wins = Gewonnen
terminal-report-won = gewonnen
terminal-rules-all = insgesamt
terminal-rules-best = die besten { $shown } von { $found }; --all zeigt die anderen
terminal-rules-check = Prüfung
terminal-rules-none = Keine Regel spricht von „{ $words }“.
terminal-rules-notes = Anmerkungen
terminal-rules-source = Quelle
terminal-team = Team { $letter }
