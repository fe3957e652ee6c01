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
terminal-menu-direction = { CAPITAL($direction) }
terminal-menu-here = Hier bleiben
terminal-menu-more = { $count } weitere: tippe all, um sie zu sehen, oder einen eigenen Ort, etwa move 12,5 8
terminal-menu-more-deploy = { $count } weitere: tippe all, um sie zu sehen, oder einen eigenen Ort, etwa deploy NAME 12,5 4
terminal-menu-more-listed = { $count } weitere: tippe all, um sie zu sehen
terminal-misread-name = Es fehlt ein Name oder eine Datei, etwa card ironbrow oder save partie.json.
terminal-misread-near = „{ $word }“ gibt es nicht. Meinst du { $near }?
terminal-misread-number = Es fehlt eine Zahl, etwa rule 12 oder aim 90.
terminal-misread-place = Ein Ort sind zwei Zahlen in Zoll, etwa move 12,5 8, mit einer dritten für die Höhe.
terminal-misread-unknown = „{ $word }“ gibt es nicht. Tippe die Nummer einer Wahl, oder help.
terminal-odds-any-damage = Schaden überhaupt
terminal-odds-critical = kritisch
terminal-odds-damage = Schaden { $amount }
terminal-odds-falls = angeschlagen oder besiegt
terminal-odds-hit = Treffer
terminal-odds-ko = KO
terminal-odds-mean = Schaden im Mittel { $mean }
terminal-odds-mean-of = { $unit }, im Mittel { $mean }
terminal-odds-removed = entfernt
terminal-odds-title = Genaue Chancen eines Angriffs
terminal-play-allowed = Die Regeln erlauben es.
terminal-play-exists = { $file } gibt es schon und bleibt, wie es ist: wähle einen anderen Namen
terminal-play-hand-over = { $player } ist gefragt, und nicht alles liegt offen. Wenn nur noch diese Person auf den Bildschirm sieht, die Eingabetaste drücken.
terminal-play-help =
    Eine Nummer nimmt diese Wahl. Die Eingabetaste stellt die Frage noch einmal, all zeigt jede Wahl.
    move X Y            dorthin gehen, in Zoll; Strecken mit ; dazwischen: move 12 8; climb 12 10 4
    deploy NAME X Y     eine Figur dort aufstellen
    at X Y, aim GRAD    ein Ort oder eine Richtung für das, was gefragt ist
    odds                die genauen Chancen der möglichen Angriffe
    hint, hint N        die besten Antworten, jede mit ihrer Aussicht zu gewinnen
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
    hint, hint N        die besten Antworten, jede mit ihrer Aussicht zu gewinnen
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
terminal-play-hint = { $answer }: gewinnt { $win }, auf { $error } genau
terminal-play-kept = Die Partie ist aufbewahrt in { $file }
terminal-play-no-choice = Es gibt keine Wahl { $number }: sie gehen von 1 bis { $most }.
terminal-play-no-figure = So heißt nichts. Die Namen stehen in der Liste, die map zeigt.
terminal-play-no-hand = In diesem Spiel hat niemand eine Hand.
terminal-play-no-hint = Zu dieser Frage gibt es keinen Rat.
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
terminal-program-fault = Dein Programm: { $fault }. Einer unserer Bots antwortet an seiner Stelle.
terminal-play-welcome = Tippe die Nummer einer Wahl, oder help für alles, was getippt werden kann.
terminal-play-written = Geschrieben nach { $file }
terminal-prompts-after = gestellt
terminal-prompts-before = gekommen
terminal-prompts-code = Frage
terminal-prompts-joined = in einem Zug
terminal-prompts-line = Fragen je Zug oder Runde: { $before }, mit den Antworten des Tisches { $after }. Umsonst gestellt: { $pointless }.
terminal-prompts-only = nur eine
terminal-prompts-pointless = umsonst
terminal-prompts-spent = nichts übrig
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
