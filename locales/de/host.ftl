# Was ein Tisch im Browser sagt, neben den Worten des Spiels. Die Abschnitte folgen dem englischen Alphabet.

## any game

host-inches = { $inches }″
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.

## champions: bots

host-champions-bot-greedy = Gierig
host-champions-bot-greedy-blurb = Probiert jede Möglichkeit seines Zugs bis zum Ende der Runde aus und nimmt die beste. Ein Partner, der mitzieht.
host-champions-bot-random = Zufall
host-champions-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut zum ersten Umsehen.

## champions: bursts on the board

host-champions-burst-defeated = Besiegt

## champions: cards

host-champions-card-kind = { CAPITAL($kind) }
host-champions-card-line = { $kind } · { $traits }
host-champions-class-basic = Grundkarte
host-champions-deck-line = { $cards } Karten, mit { $allies }
host-champions-per-player = { $number } je Spieler
host-champions-scenario-line = { $stages } { $stages ->
    [one] Stufe
   *[other] Stufen
} des Plans · { $modular }
host-champions-set-line = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
host-champions-side-stage = { $name } { $stage }
host-champions-value-acceleration = Bedrohung je Runde
host-champions-value-boost = Boost-Symbole
host-champions-value-class = Klasse
host-champions-value-copies = Exemplare
host-champions-value-cost = Kosten
host-champions-value-resource = Ressourcen
host-champions-value-stage = Stufe
host-champions-value-starting-threat = Startbedrohung
host-champions-value-target-threat = Zielbedrohung

## champions: log and standing

host-champions-chapter-setup = Aufbau
host-champions-chapter-round = Runde { $round }
host-champions-chapter-turn = { $player }
host-champions-ending-completed = { $scenario } gewinnt in Runde { $round }: Der Plan ist vollendet
host-champions-ending-defeated = { $scenario } gewinnt in Runde { $round }: Alle Helden sind besiegt
host-champions-ending-lost = { $scenario } gewinnt in Runde { $round }
host-champions-ending-won = { $scenario } ist in Runde { $round } besiegt
host-champions-standing = { $scenario }, Runde { $round }, noch { $left } Lebenspunkte

## champions: odds and previews

host-champions-odds-damage = Schaden
host-champions-odds-defeated = besiegt
host-champions-odds-hurt = nimmt Schaden
host-champions-odds-unseen = { $cards } ungesehene Begegnungskarten; was Sterne bewirken, zählt nicht mit
host-champions-preview-damage = { $card } nimmt { $amount } Schaden: { $then } übrig
host-champions-preview-gone = { $card } verlässt das Spiel
host-champions-preview-heal = { $card } heilt { $amount }: { $then } übrig
host-champions-preview-status = { $card } wird { $status }
host-champions-preview-status-lost = { $card } verliert { $status }
host-champions-preview-threat = { $amount } Bedrohung auf { $card }: dann { $then }
host-champions-preview-thwart = { $amount } Bedrohung weniger auf { $card }: { $then } übrig
host-champions-threshold-defeated = { $amount } oder mehr: { $card } ist besiegt

## champions: pasted decks

host-champions-paste-json = Das ist keine Deckliste in JSON.
host-champions-paste-no-hero = Hier wird kein Held genannt, den es gibt{ $known ->
    [some] {""}. Meintest du { $nearest }?
   *[none] {""}.
}
host-champions-paste-unknown = { $line ->
    [0] {""}
   *[other] Zeile { $line }:{" "}
}{ $copies } × „{ $card }“ ist keine Karte, die es hier gibt{ $known ->
    [some] {""}. Meintest du { $nearest }?
   *[none] {""}.
}

## champions: questions and payments

host-champions-because-discard = Du hältst { $cards }, dein Handlimit ist { $size }: { $over ->
    [0] lege so viele ab, wie du willst
   *[other] lege mindestens { $over } ab
}. Danach ziehst du auf { $size } auf.
host-champions-claim = { $player } ist am Zug. Willst du eine Aktion nutzen?
host-champions-claim-act = Ich handle
host-champions-plan = { $sources }{ $surplus ->
    [0] {""}
   *[other] {" "}({ $surplus } verfällt)
}
host-champions-plan-done = Es ist bezahlt

## champions: the lobby

host-champions-blurb = Ein bis vier Helden gegen einen Schurken, den niemand spielt: Plan vereiteln, Schurken schlagen, auf den Beinen bleiben.
host-champions-hands-closed = Verdeckt
host-champions-hands-closed-blurb = Jeder sieht nur die eigene Hand.
host-champions-hands-open = Offen
host-champions-hands-open-blurb = Alle Spieler sehen alle Hände; wer zuschaut, keine.
host-champions-mode-expert-blurb = Spätere Stufen des Schurken, dazu das Expertenset.
host-champions-mode-standard-blurb = Das Szenario, wie es ist.
host-champions-modular-random = Zufällig
host-champions-modular-random-blurb = Eines, das vorher niemand kennt.
host-champions-modular-recommended = Empfohlen
host-champions-modular-recommended-blurb = Das modulare Set, das zum Szenario gehört.
host-champions-name = Marvel Champions
host-champions-option-hands = Hände
host-champions-option-mode = Modus
host-champions-option-modular = Modulares Set
host-champions-option-scenario = Szenario
host-champions-option-team = Held und Deck
host-champions-total-cards = Karten

## champions: the table

host-champions-deed-boost = Boost-Karte
host-champions-deed-damage = Schaden
host-champions-deed-defend = Verteidiger
host-champions-deed-kind-attack = Angriff
host-champions-deed-kind-enemy-attack = Angriff des Gegners
host-champions-deed-kind-enemy-scheme = Gegner schmiedet Pläne
host-champions-deed-kind-thwart = Widerstand
host-champions-deed-threat = Bedrohung
host-champions-deed-turn-up = Boost aufdecken
host-champions-phase-players = Spielerphase
host-champions-phase-villain = Schurkenphase
host-champions-step-activate = Gegner aktivieren
host-champions-step-deal = Begegnungskarten austeilen
host-champions-step-end = Startspieler weitergeben
host-champions-step-reveal = Aufdecken
host-champions-step-threat = Bedrohung legen

## crisis: bots

host-crisis-bot-greedy = Gierig
host-crisis-bot-greedy-blurb = Wägt Züge, Angriffe und Ziele seiner Aktivierung ab und nimmt das Beste. Ein fairer Gegner.
host-crisis-bot-random = Zufall
host-crisis-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut für einen ersten Blick.

## crisis: bursts on the board

host-crisis-burst-dazed = Angeschlagen
host-crisis-burst-destroyed = Krach
host-crisis-burst-ko = Besiegt

## crisis: cards

host-crisis-affiliation-line = { $members } { $members ->
    [one] Mitglied
   *[other] Mitglieder
} unter den Karten hier
host-crisis-battlefield-blurb = { $pieces } { $pieces ->
    [one] Geländeteil
   *[other] Geländeteile
}
host-crisis-character-line = Bedrohung { $threat } · Ausdauer { $stamina } · Größe { $size }
host-crisis-crisis-line = Bedrohung { $threat } · { $scoring }
host-crisis-gem-line = Bedrohung +{ $threat }
host-crisis-side-of-form = { $form }, { $side }
host-crisis-value-area = Fläche
host-crisis-value-beam = Strahl
host-crisis-value-cost = Kraft
host-crisis-value-kind = Art
host-crisis-value-nature = Typ
host-crisis-value-pieces = Gelände
host-crisis-value-range = Reichweite
host-crisis-value-size = Größe
host-crisis-value-speed = Bewegungsweite
host-crisis-value-stamina = Ausdauer
host-crisis-value-strength = Stärke
host-crisis-value-threat = Bedrohung

## crisis: checks before a roll

host-crisis-check-area = { $gap }″ entfernt, in Fläche { $number } ({ $range }″)
host-crisis-check-beam = { $gap }″ entfernt, Strahl { $number } ({ $range }″)
host-crisis-check-beam-allies = Verbündete im Weg: { $things }
host-crisis-check-beam-enemies = Greift an: { $things }
host-crisis-check-cover = Deckung: ein Würfel wird zum Block
host-crisis-check-dice = { $attack } Würfel gegen { $defence } ({ $nature })
host-crisis-check-hits = Trifft { $things }
host-crisis-check-hits-nothing = Trifft nichts
host-crisis-check-no-cover = Keine Deckung
host-crisis-check-no-sight = Nicht in Sicht
host-crisis-check-range = { $gap }″ entfernt, Reichweite { $number } ({ $range }″)
host-crisis-check-sight = In Sicht
host-crisis-check-stopped-by = Aufgehalten durch { $things }
host-crisis-check-trigger = { $icons }: { $rule }

## crisis: endings

host-crisis-chapter-round = Runde { $round }
host-crisis-ending-drawn = Unentschieden, { $a } zu { $b }
host-crisis-ending-won = { $team } gewinnt, { $a } zu { $b }
host-crisis-standing = Runde { $round }, { $a } zu { $b }
host-crisis-step-choose = Angriff wählen

## crisis: measures

host-crisis-measure-covered = { $from } zu { $to }: { $inches }″, { $range ->
    [0] jenseits von Reichweite 5
   *[other] in Reichweite { $range }
}, in Sicht, in Deckung
host-crisis-measure-seen = { $from } zu { $to }: { $inches }″, { $range ->
    [0] jenseits von Reichweite 5
   *[other] in Reichweite { $range }
}, in Sicht
host-crisis-measure-unseen = { $from } zu { $to }: { $inches }″, { $range ->
    [0] jenseits von Reichweite 5
   *[other] in Reichweite { $range }
}, nicht in Sicht

## crisis: odds

host-crisis-attack-at = { $attack } auf { $target }
host-crisis-odds-damage = Schaden
host-crisis-odds-dazed = angeschlagen
host-crisis-odds-hurt = verletzt
host-crisis-odds-ko = besiegt
host-crisis-price = { $power } Kraft
host-crisis-threshold-dazed = { $amount } oder mehr: { $figure } ist angeschlagen
host-crisis-threshold-ko = { $amount } oder mehr: { $figure } ist besiegt
host-crisis-variant-attacker = Wenn du für Hilfen zahlst
host-crisis-variant-both = Wenn beide Seiten für Hilfen zahlen
host-crisis-variant-defender = Wenn die Verteidigung für Hilfen zahlt
host-crisis-variant-plain = Ohne weitere Kraft auszugeben

## crisis: the lobby

host-crisis-blurb = Zwei Teams, zwei Krisen, sechs Runden: Gelände halten, Wichtiges tragen, mit Autos werfen.
host-crisis-drawn = Gezogen
host-crisis-drawn-blurb = Aus den Vorräten, wie es im Buch steht.
host-crisis-name = Crisis Protocol
host-crisis-option-battlefield = Schlachtfeld
host-crisis-option-extraction = Evakuierungskrise
host-crisis-option-secure = Sicherungskrise
host-crisis-option-team = Vorrat
host-crisis-roster-of = { $name } und Gefolge
host-crisis-roster-twin = { $roster } ({ $letter })
host-crisis-roster-wrong = Der Vorrat „{ $roster }“ kann nicht gespielt werden: { $problems }.
host-crisis-total-characters = Charaktere
host-crisis-total-extraction = Evakuierungskrisen
host-crisis-total-secure = Sicherungskrisen
host-crisis-total-tactics = Teamtaktik-Karten

## gotham: bots

host-gotham-bot-greedy = Gierig
host-gotham-bot-greedy-blurb = Probiert jede Aktion bis zum Ende seines Zuges durch und nimmt die beste. Ein fairer Gegner auf beiden Seiten.
host-gotham-bot-random = Zufall
host-gotham-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut für einen ersten Blick.

## gotham: bursts on the board

host-gotham-burst-explosion = Bumm
host-gotham-burst-neutralised = Aus
host-gotham-burst-parried = Abgewehrt

## gotham: cards

host-gotham-hero-line = { $energy } Energiesteine, zurück: { $active } aktiv, { $rest } in Ruhe
host-gotham-kind-card = Material
host-gotham-kind-gadget = Bat-Gadget
host-gotham-kind-hero = Held
host-gotham-kind-mission = Mission
host-gotham-kind-skill = Fertigkeit
host-gotham-kind-tile = Plättchen
host-gotham-mission-line = { $board }: { $heroes } { $heroes ->
    [one] Held
   *[other] Helden
}, { $turns } Runden
host-gotham-tile-line = { $level } ({ $camp }), { $figures } { $figures ->
    [one] Figur
   *[other] Figuren
}
host-gotham-value-active = Zurück aktiv
host-gotham-value-belt = Bat-Gürtel
host-gotham-value-cubes = Steine des Schurken
host-gotham-value-defence = Automatische Verteidigung
host-gotham-value-energy = Energie
host-gotham-value-figures = Figuren
host-gotham-value-heroes = Helden
host-gotham-value-life = Leben
host-gotham-value-load = Belastung
host-gotham-value-movement = Erste Bewegung
host-gotham-value-rest = Zurück in Ruhe
host-gotham-value-size = Größe
host-gotham-value-threat = Bedrohung
host-gotham-value-turns = Runden

## gotham: checks before an answer

host-gotham-check-danger = { $dice } Gefahrenwürfel in „{ $zone }“
host-gotham-check-hindrance = Behinderung von { $figure }: { $count }
host-gotham-check-smoke = Rauch vor { $figure }: { $count }
host-gotham-detail-automatic = Automatisch
host-gotham-detail-cubes = { $count } { $count ->
    [one] Stein
   *[other] Steine
}
host-gotham-detail-difficulty = Schwierigkeit { $difficulty }
host-gotham-detail-move = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $cubes ->
    [0] {""}
   *[other] , Steine: { $cubes }
}
host-gotham-detail-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
host-gotham-part-climb = Klettern: { $points }
host-gotham-part-difficult = Schwieriges Gelände: { $points }
host-gotham-part-flight = Fliegen: { $points }
host-gotham-part-hindrance = Feinde im Weg: { $points }
host-gotham-part-horror = Grauen: { $points }
host-gotham-part-jump = Sprung: { $points }
host-gotham-part-mission = Laut Mission: { $points }
host-gotham-part-move = Der Schritt selbst: { $points }
host-gotham-part-wall = Durch die Wand: { $points }

## gotham: conditions of a figure

host-gotham-condition-dazed = Benommen
host-gotham-condition-dazed-text = Hat keine Fertigkeiten, bis der Rundenstein weiterzieht.
host-gotham-condition-friend = Imaginärer Freund
host-gotham-condition-friend-text = Ein imaginärer Freund geht mit.
host-gotham-condition-lying = Am Boden
host-gotham-condition-lying-text = Muss erst aufstehen und hat dann keine Punkte einer ersten Bewegung.
host-gotham-condition-shackled = Gefesselt
host-gotham-condition-shackled-text = { $count } { $count ->
    [one] Erfolg
   *[other] Erfolge
} weniger bei jedem Ergebnis.

## gotham: log and standing

host-gotham-chapter-camp = { CAPITAL($camp) }
host-gotham-chapter-turn = Runde { $turn }
host-gotham-ending-heroes = Die Helden gewinnen „{ $mission }“ in Runde { $turn }
host-gotham-ending-villain = Der Schurke gewinnt „{ $mission }“ in Runde { $turn }
host-gotham-standing = { $mission }, Runde { $turn } von { $last }

## gotham: odds and previews

host-gotham-because-attack = { $successes ->
    [0] { $attacker } greift { $target } an
   *[other] { $attacker } greift { $target } an, Erfolge: { $successes }
}
host-gotham-because-lead = Du führst: handle, gib ab oder passe.
host-gotham-field-available = verfügbare Energie
host-gotham-field-fatigue = Erschöpfung
host-gotham-field-wounds = Wunden
host-gotham-odds-assumes = Wer würfelt, nutzt freie Neuwürfe für Würfel, die nichts nützen, und gibt keine weiteren Steine aus.
host-gotham-odds-assumes-defence = Der Verteidiger hat noch nicht gewählt: Beide Enden sind gezählt, kein Stein und alle { $count }, die er ausgeben kann. Wer würfelt, nutzt freie Neuwürfe für Würfel, die nichts nützen, und gibt keine weiteren Steine aus.
host-gotham-odds-done = geschafft
host-gotham-odds-if-defended = bei { $count } { $count ->
    [one] Stein
   *[other] Steinen
} Verteidigung
host-gotham-odds-neutralised = ausgeschaltet
host-gotham-odds-shackled = gefesselt
host-gotham-odds-successes = Erfolge
host-gotham-odds-tokens = Fesselmarker
host-gotham-odds-wounded = verwundet
host-gotham-odds-wounds = Wunden
host-gotham-preview-cubes = { $who }: { $field } { $now } → { $then }
host-gotham-stands-attack = So wie die Würfel liegen, hat { $attacker } { $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolge
} gegen { $target }.
host-gotham-stands-deed = So wie die Würfel liegen: { $successes } von { $difficulty } nötigen.
host-gotham-stands-defence = So wie die Würfel liegen: { $defence } gegen { $attack }; { $wounds ->
    [0] nichts kommt durch
    [one] 1 Wunde kommt durch
   *[other] { $wounds } Wunden kommen durch
}.
host-gotham-stands-hazard = So wie die Würfel liegen: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}. Erfolge tun hier weh.
host-gotham-threshold-done = { $amount } oder mehr: es ist geschafft
host-gotham-threshold-neutralised = { $amount } oder mehr: { $figure } ist ausgeschaltet
host-gotham-variant-defended = Wenn der Verteidiger alles ausgibt, was er kann: { $count }
host-gotham-variant-plain = Wenn der Verteidiger nichts ausgibt

## gotham: sight

host-gotham-measure = { $from } nach { $to }: { $moves ->
    [-1] kein Weg führt dorthin
    [0] dieselbe Zone
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
}. { CAPITAL($why) }.
host-gotham-sight-broken-wall = in Sicht durch die gebrochene Wand
host-gotham-sight-higher = außer Sicht: „{ $zone }“ liegt zu hoch
host-gotham-sight-letter = in Sicht durch den Buchstaben { $letter }
host-gotham-sight-line = in Sicht auf freier Linie
host-gotham-sight-none = außer Sicht: es gibt keine Sichtmarker
host-gotham-sight-orange = in Sicht über die orange Grenze
host-gotham-sight-own = in Sicht: es ist eine Zone
host-gotham-sight-promontory = außer Sicht: „{ $zone }“ steht dazwischen
host-gotham-sight-wall = außer Sicht: die Wand zwischen „{ $one }“ und „{ $other }“

## gotham: the lobby

host-gotham-blurb = Ein bis drei Spieler mit Helden gegen einen Schurken: Energiesteine zum Ausgeben, ein Strom von Schergen, eine Mission gegen die Zeit.
host-gotham-name = Gotham City Chronicles
host-gotham-missions-heroes = Die Helden der Mission
host-gotham-missions-heroes-blurb = Wie die Mission sie vorsieht, unter den Spielern der Helden aufgeteilt.
host-gotham-option-mission = Mission
host-gotham-option-team = Held
host-gotham-setup-no-hero = Es gibt keinen Helden „{ $hero }“.
host-gotham-setup-no-place = Die Mission hat neben den anderen keinen Platz für { $hero }.
host-gotham-setup-nobodys = { $thing } gehört keinem Helden: nenne zuerst den Helden.
host-gotham-setup-players = Die Mission hat { $heroes } Helden, zu wenige für { $players } Spieler.
host-gotham-setup-villain = Der letzte Platz ist der Schurke: die Mission nennt seine Plättchen.
host-gotham-total-heroes = Helden
host-gotham-villain = Schurke

## gotham: the table

host-gotham-attack-answer = Als Antwort
host-gotham-attack-combo = Kombo
host-gotham-attack-deferred = Mit dem Rest
host-gotham-attack-melee = Nahkampfangriff
host-gotham-attack-ranged = Fernkampfangriff
host-gotham-claim = { $player } führt. Willst du als Nächstes handeln?
host-gotham-claim-go = Ich bin dran
host-gotham-phase-check = Prüfung
host-gotham-phase-heroes = Zug der Helden
host-gotham-phase-upkeep = Unterhalt
host-gotham-phase-villain = Zug des Schurken
host-gotham-post-defence = Ein Stein bringt { $dice }
host-gotham-post-movement = Ein Stein kauft { $points } { $points ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}
host-gotham-post-reroll = Ein Stein wirft einen Würfel neu
host-gotham-roll-attack = Angriff
host-gotham-roll-defence = Verteidigung
host-gotham-roll-hazard = Gefahr
host-gotham-roll-manipulation = Manipulation
host-gotham-roll-thought = Überlegung
host-gotham-stage-check = Prüfung
host-gotham-stage-heroes-act = Die Helden handeln
host-gotham-stage-heroes-begin = Die Helden erholen sich
host-gotham-stage-heroes-end = Der Zug der Helden endet
host-gotham-stage-upkeep = Unterhalt
host-gotham-stage-villain-acts = Der Schurke aktiviert Plättchen
host-gotham-stage-villain-begins = Der Schurke erholt sich
host-gotham-stage-villain-ends = Der Zug des Schurken endet

## levels of bots

host-level-1 = 1 · Papierumhang
host-level-1-blurb = Hat den Umhang gestern gekauft. Schlägt erst zu und liest die Karte danach.
host-level-2 = 2 · Nachtbus
host-level-2-blurb = Kommt spät und oft in die falsche Straße. Ab und zu in die richtige.
host-level-3 = 3 · Messingknopf
host-level-3-blurb = Kennt die Übung und hält sich meistens daran. Überraschen hilft.
host-level-4 = 4 · Der Portier
host-level-4-blurb = Nimmt auf den ersten Blick das Beste und gibt keine Tür her.
host-level-5 = 5 · Rechenschieber
host-level-5-blurb = Rechnet jede zweite Frage eine Runde voraus. Den Rest rät er.
host-level-6 = 6 · Laternenfrau
host-level-6-blurb = Probiert die vier besten Einfälle in jedem Winkel aus, bevor sie zieht.
host-level-7 = 7 · Die alte Fähre
host-level-7-blurb = Hat diesen Fluss oft überquert. Schaut zwei Runden weit hinab.
host-level-8 = 8 · Der lange Zähler
host-level-8-blurb = Spielt alles im Kopf zu Ende, Welt um Welt. Dann antwortet er.

## pow: bots

host-pow-bot-greedy = Gierig
host-pow-bot-greedy-blurb = Wägt jeden Schlag seiner Aktivierung ab und nimmt den besten. Ein ehrlicher Gegner.
host-pow-bot-random = Zufall
host-pow-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut für einen ersten Blick.

## pow: bursts on the board

host-pow-burst-destroyed = Krach
host-pow-burst-ko = K.o.
host-pow-burst-miss = Daneben
host-pow-burst-removed = Raus

## pow: what to know before an attack

host-pow-caution-friends-only = trifft Verbündete, keinen Gegner
host-pow-caution-friends-too = trifft auch Verbündete
host-pow-caution-scenery-only = kein Gegner in Reichweite, nur Gelände

## pow: cards

host-pow-battlefield-blurb = { $pieces } { $pieces ->
    [one] Geländestück
   *[other] Geländestücke
}
host-pow-character-line = Stufe { $level } · { $life } Leben
host-pow-kind-melee = Nahkampf
host-pow-kind-ranged = Fernkampf
host-pow-kind-spray = Strahlkegel
host-pow-kind-wave = Welle
host-pow-mission-line = { $turns } { $turns ->
    [one] Runde
   *[other] Runden
}: { $scoring }
host-pow-value-active = Aktiv
host-pow-value-agility = Gewandtheit
host-pow-value-attack = Angriff
host-pow-value-cost = POW
host-pow-value-damage = Schaden
host-pow-value-frequency = Wie oft
host-pow-value-kind = Art
host-pow-value-level = Stufe
host-pow-value-life = Leben
host-pow-value-nature = Wesen
host-pow-value-passive = Passiv
host-pow-value-pieces = Gelände
host-pow-value-pow = POW
host-pow-value-range = Reichweite in Zoll
host-pow-value-reactive = Reaktiv
host-pow-value-red = Rot ab
host-pow-value-size = Größe
host-pow-value-speed = Bewegung
host-pow-value-stamina = Ausdauer
host-pow-value-strength = Stärke
host-pow-value-turns = Runden
host-pow-value-when = Wann
host-pow-value-willpower = Willenskraft

## pow: checks before a roll

host-pow-check-bonus = { $bonus } auf den Trefferwurf durch Fähigkeiten
host-pow-check-contact = In Kontakt
host-pow-check-cover = Ziel in Deckung: 1 weniger auf den Trefferwurf
host-pow-check-each = Für alle im Bereich wird gewürfelt
host-pow-check-no-cover = Keine Deckung
host-pow-check-no-sight = Nicht in Sicht
host-pow-check-range = { $gap }″ entfernt, Reichweite { $range }″
host-pow-check-roll = Angriff { $attack } gegen Verteidigung { $defence }: { $needed } oder mehr auf den Würfeln
host-pow-check-sight = In Sicht
host-pow-check-template = Unter der Schablone

## pow: conditions of a figure

host-pow-condition-clings = Hält sich an einer Wand, wo sie nicht stehen könnte
host-pow-condition-down = Am Boden: jede Verteidigung um 1 gesenkt; weder Bewegung noch Angriff vor dem Aufstehen
host-pow-condition-ko = K.o.: jede Verteidigung um 3 gesenkt; weder Fähigkeiten noch POW
host-pow-condition-raised = +{ $x } auf die { $defence } bis zum Ende der Runde
host-pow-condition-reaction = Reaktion: +2 auf die { $defence } bis zur nächsten Aktivierung

## pow: endings

host-pow-chapter = Runde { $turn }, { $phase }
host-pow-ending-drawn = Unentschieden, { $a } zu { $b }
host-pow-ending-won = { $team } gewinnt, { $a } zu { $b }
host-pow-standing = Runde { $turn } von { $turns }, { $a } zu { $b }

## pow: measures

host-pow-measure-covered = { $from } zu { $to }: { $inches }″, in Sicht, in Deckung
host-pow-measure-seen = { $from } zu { $to }: { $inches }″, in Sicht
host-pow-measure-unseen = { $from } zu { $to }: { $inches }″, nicht in Sicht
host-pow-reach = { $cost } POW · { $inches }″

## pow: odds

host-pow-attack-at = { $attack } auf { $target }
host-pow-odds-critical = kritisch
host-pow-odds-damage = Schaden
host-pow-odds-hit = Treffer
host-pow-odds-hurt = verletzt
host-pow-odds-ko = K.o.
host-pow-odds-pass = bestanden
host-pow-odds-removed = aus dem Spiel
host-pow-threshold-red = { $amount } oder mehr: { $figure } ist im Roten und testet gegen K.o.
host-pow-threshold-removed = { $amount } oder mehr: { $figure } ist aus dem Spiel
host-pow-variant-plain = Einfach so
host-pow-variant-reacting = { $variant }, wenn das Ziel reagiert

## pow: the lobby

host-pow-blurb = Zwei Teams von Superhelden, 2W8 und eine Handvoll POW: Fäuste, Strahlen, fliegende Autos.
host-pow-name = POW
host-pow-option-battlefield = Schlachtfeld
host-pow-option-mission = Mission
host-pow-option-team = Team
host-pow-setup-wrong = So geht es nicht: { $problems }.
host-pow-team-of = Team { $name }
host-pow-team-twin = { $team } ({ $letter })
host-pow-total-levels = Stufen
host-pow-total-members = Mitglieder
