# Crisis Protocol. Die Begriffe sind die des Regelbuchs (games/crisis/ledger/crisis.yaml, terms); die Sätze sind unsere eigenen.
# $side ist `you` für die eigene Seite dessen, der zuhört, sonst `other`; $team ist ihr Name.

## answers about options

crisis-answer-option-does = { CAPITAL($does) }

## answers: what a player may choose, as a short order

crisis-answer-activate = { $figure } aktivieren (hat { $power } Kraft)
crisis-answer-advance = { CAPITAL($where) } laufen ({ $tool })
crisis-answer-affiliation = Das Team gehört zu: { $name }
crisis-answer-affiliation-none = Keine Gruppierung
crisis-answer-amount = { $amount }
crisis-answer-attack = Angreifen
crisis-answer-battlefield = Lieber auf „{ $name }“ spielen
crisis-answer-battlefield-agree = Einverstanden
crisis-answer-card = Nimm „{ $card }“
crisis-answer-climb = { CAPITAL($where) } klettern
crisis-answer-condition = { $condition } entfernen
crisis-answer-crisis-type = Die Krise der Art { $kind } ziehen
crisis-answer-deploy = { $figure } bei { $place } aufstellen
crisis-answer-dice = { CAPITAL($dice) }
crisis-answer-dice-none = Keine Würfel
crisis-answer-edge = Nimm den { $edge }
crisis-answer-effect = „{ $source }“ nutzen ({ $figure }, { $cost } Kraft)
crisis-answer-effect-card = „{ $source }“ nutzen ({ $cost } Kraft)
crisis-answer-effect-pass = Passen
crisis-answer-end-activation = Die Aktivierung beenden
crisis-answer-end-turn = Den Zug beenden
crisis-answer-face = { CAPITAL($face) }
crisis-answer-interact = Mit { $token } interagieren
crisis-answer-join-in = Mitzahlen ({ $cost } Kraft)
crisis-answer-join-in-no = Nicht mitzahlen
crisis-answer-leader = { $figure } führt das Team
crisis-answer-move = Sich bewegen ({ $tool })
crisis-answer-move-any = Sich bewegen
crisis-answer-no = Nein
crisis-answer-on-top = Obendrauf
crisis-answer-option = Möglichkeit { $number }
crisis-answer-order = Zuerst „{ $source }“
crisis-answer-other-target = Ein anderes Ziel wählen
crisis-answer-other-target-no = Nicht angreifen
crisis-answer-pass = Passe
crisis-answer-place = Bei { $place }
crisis-answer-place-way = { CAPITAL($where) }
crisis-answer-power = „{ $power }“ nutzen ({ $cost } Kraft)
crisis-answer-power-action = Aktion: „{ $power }“ ({ $cost } Kraft)
crisis-answer-shake = Sich erholen
crisis-answer-squad = { $name } (Bedrohung { $threat })
crisis-answer-squad-done = Das Team ist vollständig
crisis-answer-stay = Bleib stehen
crisis-answer-tactic = „{ $card }“ spielen ({ $cost } Kraft)
crisis-answer-tactics = „{ $card }“
crisis-answer-tactics-done = Keine weiteren Karten
crisis-answer-target = { $thing }, { $inches ->
    [0] in Kontakt
   *[other] { $inches } Zoll entfernt
} (Schaden: { $damage } von { $stamina })
crisis-answer-thing = { CAPITAL($thing) }
crisis-answer-threat = Bedrohung { $threat } (Krise der Art { $kind })
crisis-answer-under = Darunter
crisis-answer-way = Nach { $direction }, { $degrees }°
crisis-answer-weapon = { $attack } ({ $kind }, { $reach }, Stärke { $strength }, { $cost } Kraft)
crisis-answer-yes = Ja

## asks: the questions, put to the player who answers

crisis-ask-act = Was tut { $figure }? (noch { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
}, Kraft: { $power })
crisis-ask-add-tactic = Welche Teamtaktik-Karte nimmst du dazu?
crisis-ask-advance = Wohin läuft { $figure } ({ $tool }){ $wedge }?
crisis-ask-advance-climb = Wohin läuft ({ $tool }) oder klettert { $figure }{ $wedge }?
crisis-ask-affiliation = Welche Gruppierung nutzt dein Team?
crisis-ask-amount = Wie viel wählst du für „{ $source }“? { $least } bis { $most }.
crisis-ask-attack = Mit welchem Angriff greift { $figure } an?
crisis-ask-battlefield = Bist du einverstanden, auf „{ $name }“ zu spielen?
crisis-ask-beam = Wohin legt { $figure } den Strahl von „{ $attack }“?
crisis-ask-condition = Welchen Zustand verliert { $figure }?
crisis-ask-crisis-type = Welche Art von Krise ziehst du?
crisis-ask-deploy = Wen stellst du auf, und wo?
crisis-ask-deploy-grunts = Wo wird { $figure } aufgestellt?
crisis-ask-dice = Welche Würfel des { $roll } betrifft „{ $source }“? Bis zu { $most }.
    .roll = genitive
crisis-ask-dice-exactly = { $most ->
    [one] Welchen Würfel
   *[other] Welche { $most } Würfel
} des { $roll } betrifft „{ $source }“?
    .roll = genitive
crisis-ask-edge = Welchen Rand nimmst du?
crisis-ask-effect = Einen Effekt nutzen? { CAPITAL($moment) }.
crisis-ask-face = Welche Seite zeigt der Würfel für „{ $source }“?
crisis-ask-join-in = Zahlt { $figure } für „{ $card }“ mit ({ $cost } Kraft)?
crisis-ask-leader = Wessen Führungsfähigkeit gilt?
crisis-ask-may = Nutzt du „{ $source }“?
crisis-ask-on-terrain = Liegt { $token } oben oder unten ({ $piece })?
crisis-ask-option = Was wählst du bei „{ $source }“?
crisis-ask-order = Welcher Effekt kommt zuerst?
crisis-ask-other-target = Wählst du ein anderes Ziel? { $target } ist außer Reichweite von { $figure }.
crisis-ask-place = Wohin wird { $figure } versetzt, in Reichweite { $range } von { $of }?
crisis-ask-played-by = Wer spielt „{ $card }“?
crisis-ask-played-with = Wer spielt „{ $card }“ zusammen mit { $figure }?
crisis-ask-squad = Wer kommt in dein Team? (Bedrohung: { $threat } von { $limit })
crisis-ask-tactics = Welche Teamtaktik-Karten nimmst du? ({ $count } von 5)
crisis-ask-target = Wen greift { $figure } mit „{ $attack }“ an?
crisis-ask-thing = Wen oder was betrifft „{ $source }“?
crisis-ask-threat = Welche maximale Bedrohung gilt?
crisis-ask-token = Wohin kommt { $token }, in Reichweite { $range }?
crisis-ask-turn = Was tust du in deinem Zug?
crisis-ask-way = In welche Richtung geht es für { $figure }{ $wedge }?
crisis-wedge-away = , weg von { $place }
crisis-wedge-free = { "" }
crisis-wedge-toward = , zu { $place } hin

## cards: amounts

crisis-amount-all = { $case ->
    [dative] allen
   *[plain] alle
}
crisis-amount-any = beliebig viele
crisis-amount-at-least = { $first } (mindestens { $second })
    .first = same
crisis-amount-count = { $case ->
    [dative] der Anzahl von { $who }
   *[plain] die Anzahl von { $who }
}
    .who = dative
crisis-amount-damage-dealt = { $case ->
    [dative] dem zugefügten Schaden
   *[plain] der zugefügte Schaden
}
crisis-amount-defence-energy = { $case ->
    [dative] der Energieverteidigung { $who }
   *[plain] die Energieverteidigung { $who }
}
    .who = genitive
crisis-amount-defence-mystic = { $case ->
    [dative] der mystischen Verteidigung { $who }
   *[plain] die mystische Verteidigung { $who }
}
    .who = genitive
crisis-amount-defence-physical = { $case ->
    [dative] der physischen Verteidigung { $who }
   *[plain] die physische Verteidigung { $who }
}
    .who = genitive
crisis-amount-equal = entsprechend { $amount }
    .amount = dative
crisis-amount-faces = { $case ->
    [dative] der Anzahl der Ergebnisse { $faces } im { $roll }
   *[plain] die Anzahl der Ergebnisse { $faces } im { $roll }
}
crisis-amount-half = { $case ->
    [dative] der Hälfte von { $amount }, aufgerundet
   *[plain] die Hälfte von { $amount }, aufgerundet
}
    .amount = dative
crisis-amount-power = { $case ->
    [dative] der Kraft { $who }
   *[plain] die Kraft { $who }
}
    .who = genitive
crisis-amount-round = { $case ->
    [dative] der Nummer der Runde
   *[plain] die Nummer der Runde
}
crisis-amount-size = { $case ->
    [dative] der Größe { $who }
   *[plain] die Größe { $who }
}
    .who = genitive
crisis-amount-sum = { $case ->
    [dative] { $first } plus { $second }
   *[plain] { $first } plus { $second }
}
crisis-amount-the = ebenso viel
crisis-amount-threat = { $case ->
    [dative] der Bedrohung { $who }
   *[plain] die Bedrohung { $who }
}
    .who = genitive
crisis-amount-times = { $case ->
    [dative] { $first } mal { $second }
   *[plain] { $first } mal { $second }
}
crisis-amount-tokens = { $case ->
    [dative] der Anzahl der Marker { $who }
   *[plain] die Anzahl der Marker { $who }
}
    .who = genitive
crisis-amount-up-to = bis zu { $amount }
crisis-amount-up-to-counted = bis zu { $amount }
    .amount = dative
crisis-amount-x = X
crisis-each-face = jedes Ergebnis { $faces } im { $roll }
crisis-each-token = jeden Marker { $who }
    .who = genitive

## cards: attacks and their rules

crisis-at-after = nach dem Angriff
crisis-at-before-damage = vor dem Schaden
crisis-at-choose-target = vor der Wahl des Ziels
crisis-at-modify = beim Verändern der Würfel
crisis-attack-unnamed = ein Angriff
crisis-rule-icons = [{ $icons }] { $text }
crisis-rule-named = { $name }: { $text }
crisis-rule-named-icons = [{ $icons }] { $name }: { $text }

## cards: conditions of abilities, after “if”

crisis-if-any = es { $who } gibt
    .who = accusative
crisis-if-at-least = { $one } mindestens { $other } ist
crisis-if-at-most = { $one } höchstens { $other } ist
crisis-if-behind-opponent = der Gegner weniger Siegpunkte hat als du
crisis-if-behind-you = du weniger Siegpunkte hast als der Gegner
crisis-if-damage-dealt = der Angriff Schaden zugefügt hat
crisis-if-happened = das geschehen ist
crisis-if-less-than = { $one } kleiner als { $other } ist
crisis-if-more-faces = der { $roll } mehr Ergebnisse { $faces } zeigt, als es { $who } gibt
    .who = accusative
crisis-if-more-than = { $one } größer als { $other } ist
crisis-if-moved = { $who } bewegt wurde
crisis-if-none = es { $who } gibt
    .who = accusative
crisis-if-not = nicht zutrifft, dass { $claim }
crisis-if-not-happened = das nicht geschehen ist
crisis-if-not-moved = { $who } nicht bewegt wurde
crisis-if-power-at-least = { $who } mindestens { $count } Kraft hat
crisis-if-power-at-most = { $who } höchstens { $count } Kraft hat
crisis-if-shows = der { $roll } { $faces } zeigt
crisis-if-shows-no = der { $roll } kein Ergebnis { $faces } zeigt
crisis-if-target-fell = das Ziel angeschlagen oder besiegt wurde
crisis-is = { $mode ->
    [not] { $who } nicht { $a } ist
   *[is] { $who } { $a } ist
}
crisis-is-attacked = { $mode ->
    [not] { $by } { $who } in diesem Zug noch nicht angegriffen hat
   *[is] { $by } { $who } in diesem Zug schon angegriffen hat
}
    .who = accusative
crisis-is-contesting = { $mode ->
    [not] { $who } keinen Marker umkämpft
   *[is] { $who } einen Marker umkämpft
}
crisis-is-contesting-secure = { $mode ->
    [not] { $who } keinen Marker der Sicherungs-Krise umkämpft
   *[is] { $who } einen Marker der Sicherungs-Krise umkämpft
}
crisis-is-holding = { $mode ->
    [not] { $who } keinen Marker hält
   *[is] { $who } einen Marker hält
}
crisis-is-size = { $mode ->
    [not] { $who } größer als Größe { $size } ist
   *[is] { $who } höchstens Größe { $size } hat
}
crisis-is-within = { $mode ->
    [not] { $who } nicht { $near } ist
   *[is] { $who } { $near } ist
}

## cards: durations and frequencies

crisis-detail-left = { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
crisis-during-activation = in dieser Aktivierung
crisis-during-attack = bei diesem Angriff
crisis-during-effect = bei diesem Effekt
crisis-during-game = in dieser Partie
crisis-during-round = in dieser Runde
crisis-during-turn = in diesem Zug
crisis-once = einmal { $per }
crisis-per-activation = pro Aktivierung
crisis-per-attack = pro Angriff
crisis-per-effect = pro Effekt
crisis-per-game = pro Spiel
crisis-per-round = pro Runde
crisis-per-turn = pro Zug
crisis-until-activation = bis zum Ende der Aktivierung
crisis-until-attack = bis zum Ende des Angriffs
crisis-until-effect = bis zum Ende dieses Effekts
crisis-until-game = für den Rest der Partie
crisis-until-round = bis zum Ende der Runde
crisis-until-turn = bis zum Ende des Zugs

## cards: sentences

crisis-for-each = { $does } für { $each }
    .does = same
    .each = accusative
crisis-lead-both = { $first }, { $second }
crisis-lead-done = tust du das
crisis-lead-each = für { $who }
    .who = accusative
crisis-lead-else = andernfalls
crisis-lead-if = falls { $claim }
crisis-lead-on = bei { $faces }
crisis-lead-paid = zahlt er
crisis-lead-some = für { $who }, für höchstens { $count }
    .who = accusative
crisis-lead-unpaid = zahlt er nicht
crisis-list = { CAPITAL($intro) }:{ $lines }
crisis-list-alone = { $lines }
crisis-list-led = { CAPITAL($lead) } { $intro }:{ $lines }
crisis-may = { $does }
    .does = may
crisis-quoted = { CAPITAL($does) }
crisis-quoted-led = { CAPITAL($lead) }: { CAPITAL($does) }
crisis-sentence-led = { CAPITAL($lead) }: { CAPITAL($does) }.

## cards: what abilities answer, after “when”

crisis-against = { "" } gegen einen Angriff der Art { $types }
crisis-against-any = { "" }
crisis-when-activation = wenn { $who } aktiviert wird
crisis-when-activation-end = wenn die Aktivierung { $who } endet
    .who = genitive
crisis-when-activation-phase-end = am Ende der Aktivierungsphase
crisis-when-activation-phase-start = zu Beginn der Aktivierungsphase
crisis-when-after-attack = nach einem Angriff auf { $who }
    .who = accusative
crisis-when-after-attack-damaging = nachdem ein Angriff { $who } Schaden zugefügt hat
    .who = dative
crisis-when-after-damage = nachdem { $who } Schaden erlitten hat
crisis-when-after-damage-from = nachdem { $who } durch einen Effekt { $by } Schaden erlitten hat
    .by = genitive
crisis-when-before-damage = bevor ein Angriff { $who } Schaden zufügt
    .who = dative
crisis-when-cleanup-phase = in der Aufräumphase
crisis-when-collision = wenn { $who } einen Zusammenstoß erleiden würde
crisis-when-damage = wenn { $who } Schaden erleiden würde
crisis-when-damage-from = wenn { $who } durch einen Effekt { $by } Schaden erleiden würde
    .by = genitive
crisis-when-destroyed = nachdem ein Effekt { $who } ein Geländeteil zerstört hat
    .who = genitive
crisis-when-effect-over = nach einem Effekt, bei dem { $who } { $faces } gewürfelt hat
crisis-when-fell = nachdem { $who } angeschlagen oder besiegt wurde
crisis-when-fell-by = nachdem { $who } { $whom } angeschlagen oder besiegt hat
    .whom = accusative
crisis-when-leadership-active = wenn diese Führungsfähigkeit zu gelten beginnt
crisis-when-leadership-chosen = wenn eine Führungsfähigkeit gewählt wird ({ $affiliations })
crisis-when-modify = wenn { $who } { $roll }{ $against } verändert
    .roll = pool
crisis-when-modify-end = nachdem beide Seiten ihre Würfel verändert haben
crisis-when-modify-vs = { $modify }, und zwar gegen { $vs }
    .vs = accusative
crisis-when-moved = nachdem { $who } { $ways } ist
    .ways = does
crisis-when-pool = wenn { $who } { $roll } sammelt
    .roll = pool
crisis-when-power-gone = nachdem { $who } Kraft ausgegeben oder verloren hat
crisis-when-power-phase = in der Kraftphase
crisis-when-removed = bevor { $who } das Schlachtfeld verlässt
crisis-when-rolled = nachdem { $who } den { $roll } gemacht hat
crisis-when-scoring = wenn Siegpunkte gezählt werden
crisis-when-squad-chosen = wenn die Teams gewählt werden
crisis-when-tactic-paid = nachdem { $who } Kraft für eine Teamtaktik-Karte gezahlt hat
crisis-when-targeted = wenn { $who } Ziel eines Angriffs wird

## cards: what holds

crisis-failures-not = { "" }
crisis-failures-too = , auch Fehlschläge
crisis-holds-counts = im { $roll } { $who }{ $against } zählt jedes Ergebnis { $face } als { $as } { $as ->
    [one] Erfolg
   *[other] Erfolge
}
    .who = genitive
crisis-holds-cover = { $who } hat Deckung{ $vs }
crisis-holds-cover-vs = { "" } gegen Angriffe { $vs }
    .vs = genitive
crisis-holds-criticals = jedes kritische Ergebnis bringt { $dice } Würfel statt 1
crisis-holds-dice = { $who } nimmt { $amount } { $amount ->
    [one] { $die }
   *[other] { $dice }
}{ $armed } hinzu
    .die = die
    .dice = dice
crisis-holds-dice-counted = { $who } nimmt { $dice } { $amount }{ $armed } hinzu
    .dice = dice
crisis-holds-dropped-opponent = dein Gegenüber legt Marker, die { $who } fallen lässt, in Reichweite { $range } ab
crisis-holds-dropped-you = du legst Marker, die { $who } fallen lässt, in Reichweite { $range } ab
crisis-holds-extra-cost = { $who } zahlt { $power } Kraft mehr für { $what }
crisis-holds-keyword = { $who } hat { $keyword }
crisis-holds-limit-attacks = { $who } macht höchstens { $count } { $count ->
    [one] Angriffsaktion
   *[other] Angriffsaktionen
} { $per }
crisis-holds-limit-moves = { $who } macht höchstens { $count } { $count ->
    [one] Bewegungsaktion
   *[other] Bewegungsaktionen
} { $per }
crisis-holds-no-collision = { $who } erleidet keinen Schaden durch Zusammenstöße
crisis-holds-no-tokens = { $who } kann Marker weder aufnehmen, halten oder umkämpfen noch mit ihnen interagieren
crisis-holds-not-moved = { $who } kann nicht durch { $from } { $ways } werden
crisis-holds-pay-from = { $who } darf { $what } mit der Kraft { $from } bezahlen
    .from = genitive
crisis-holds-rerolls = { $who } darf { $amount } { $amount ->
    [one] { $die }
   *[other] { $dice }
}{ $vs } neu werfen{ $failures }
    .die = die
    .dice = dice
crisis-holds-rerolls-counted = { $who } darf { $dice }{ $vs } neu werfen, { $amount }{ $failures }
    .dice = dice
crisis-holds-vs = { "" } gegen { $vs }
    .vs = accusative
crisis-holds-with = { "" } mit „{ $attack }“
crisis-motion-advance = { $case ->
    [does] gelaufen
   *[plain] zum Laufen gebracht
}
crisis-motion-climb = { $case ->
    [does] geklettert
   *[plain] zum Klettern gebracht
}
crisis-motion-place = { $case ->
    [does] versetzt worden
   *[plain] versetzt
}
crisis-motion-push = { $case ->
    [does] geschoben worden
   *[plain] geschoben
}
crisis-motion-throw = { $case ->
    [does] geworfen worden
   *[plain] geworfen
}
crisis-moved-by-effects = Effekte beider Seiten
crisis-moved-by-enemy-superpowers = feindliche Superkräfte
crisis-moved-by-mystic = Sonderregeln mystischer Angriffe
crisis-payable-attack = Angriffe
crisis-payable-superpower = Superkräfte
crisis-payable-tactic = Teamtaktik-Karten

## cards: what is demanded of them

crisis-that-affiliation = der Gruppierung { $name }
crisis-that-alter-ego = mit Alter Ego { $name }
crisis-that-attacked = in diesem Zug schon angegriffen von { $who }
    .who = dative
crisis-that-chosen = darunter
crisis-that-collided = im Zusammenstoß
crisis-that-contests = an einem umkämpften Marker
crisis-that-contests-secure = an einem umkämpften Marker der Sicherungs-Krise
crisis-that-contests-the-same = am selben umkämpften Marker
crisis-that-contests-the-token = am umkämpften Marker
crisis-that-dazed = mit Angeschlagen-Marker
crisis-that-grunt = mit Diener
crisis-that-has = mit der Superkraft „{ $power }“
crisis-that-has-too = und der Superkraft „{ $power }“
crisis-that-healthy = mit gesunder Seite
crisis-that-holds = mit einem Marker in der Hand
crisis-that-holds-the-token = mit dem Marker in der Hand
crisis-that-if = sofern { $claim }
crisis-that-injured = mit verletzter Seite
crisis-that-is = (und zwar { $who })
crisis-that-leads = mit einer Führungsfähigkeit
crisis-that-leads-now = mit der geltenden Führungsfähigkeit
crisis-that-near = in Reichweite { $range }
crisis-that-no-grunt = ohne Diener
crisis-that-not = aber nicht { $demands }
crisis-that-not-dazed = ohne Angeschlagen-Marker
crisis-that-not-targeted = der in dieser Runde noch kein Ziel war
crisis-that-other = außer { $who }
    .who = dative
crisis-that-paid = unter den Zahlenden
crisis-that-power-at-least = mit mindestens { $count } Kraft
crisis-that-power-at-most = mit höchstens { $count } Kraft
crisis-that-seen = in der Sichtlinie { $who }
    .who = genitive
crisis-that-size = bis Größe { $size }
crisis-that-stands-on = auf Gelände ({ $kind })
crisis-that-stands-on-terrain = auf interaktivem Gelände
crisis-that-threat-at-most = mit Bedrohung { $count } oder weniger
crisis-that-tokens-at-least = mit mindestens { $count } Markern in der Hand
crisis-that-within = in Reichweite { $range } zu { $of }
    .of = dative

## cards: what is done, step by step

crisis-attack-against = { "" } gegen { $who }
    .who = accusative
crisis-attack-free = { "" } kostenlos
crisis-attack-from = { "" } aus beliebiger Entfernung
crisis-attack-holds = bei diesem Angriff
crisis-attack-laid-from = lege die Schablone ab { $who } an
    .who = dative
crisis-attack-then = dieser Angriff hat die Regel „{ $rule }“
crisis-attack-without = diese Regel gilt nicht für die Wiederholung
crisis-changed-any = einer beliebigen anderen Seite
crisis-lasting-actions = für { $uses } { $uses ->
    [one] Angriffsaktion
   *[other] Angriffsaktionen
} { $until }
crisis-lasting-attacks = für { $uses } { $uses ->
    [one] Angriff
   *[other] Angriffe
} { $until }
crisis-lasting-power = { $who } erhält diese Superkraft ({ $terms }).{ "\u000A" }„{ $does }“
crisis-showing = { "" } mit { $faces }
crisis-showing-any = { "" }
crisis-step-action-attack = { $case ->
    [may] { $who } darf eine Angriffsaktion ausführen
   *[plain] { $who } führt eine Angriffsaktion aus
}
crisis-step-action-move = { $case ->
    [may] { $who } darf eine Bewegungsaktion ausführen
   *[plain] { $who } führt eine Bewegungsaktion aus
}
crisis-step-add-dice = { $case ->
    [may] du darfst { $amount } Würfel{ $to } hinzunehmen
   *[plain] nimm { $amount } Würfel{ $to } hinzu
}
crisis-step-add-dice-counted = { $case ->
    [may] du darfst{ $to } Würfel { $amount } hinzunehmen
   *[plain] nimm{ $to } Würfel { $amount } hinzu
}
crisis-step-add-tactic = { $case ->
    [may] du darfst eine ungenutzte Teamtaktik-Karte des Vorrats zu deinen Karten nehmen, { $affiliations }
   *[plain] nimm eine ungenutzte Teamtaktik-Karte des Vorrats zu deinen Karten, { $affiliations }
}
crisis-step-advance = { $case ->
    [may] { $who } darf um { $tool }{ $way } laufen
   *[plain] { $who } läuft um { $tool }{ $way }
}
crisis-step-advance-by-opponent = { $case ->
    [may] dein Gegenüber darf { $who } um { $tool }{ $way } laufen lassen
   *[plain] dein Gegenüber lässt { $who } um { $tool }{ $way } laufen
}
    .who = accusative
crisis-step-at-least = { "" } auf nicht weniger als { $least }
crisis-step-attack = { $case ->
    [may] { $who } darf{ $cost } { $with }{ $distance }{ $against } machen
   *[plain] { $who } macht{ $cost } { $with }{ $distance }{ $against }
}
crisis-step-change = { $case ->
    [may] du darfst { $amount } Würfel des { $roll }{ $showing } zu { $to } ändern
   *[plain] ändere { $amount } Würfel des { $roll }{ $showing } zu { $to }
}
    .roll = genitive
crisis-step-change-counted = { $case ->
    [may] du darfst Würfel des { $roll }{ $showing } zu { $to } ändern, { $amount }
   *[plain] ändere Würfel des { $roll }{ $showing } zu { $to }, { $amount }
}
    .roll = genitive
crisis-step-choose = { $case ->
    [may] du darfst { $who } wählen
   *[plain] wähle { $who }
}
    .who = accusative
crisis-step-choose-one = { $case ->
    [may] du darfst eines wählen
   *[plain] wähle eines
}
crisis-step-collide = { $case ->
    [may] { $who } darf einen Zusammenstoß mit { $with } erleiden
   *[plain] { $who } erleidet einen Zusammenstoß mit { $with }
}
    .with = dative
crisis-step-conditions = { $case ->
    [may] { $who } darf { $conditions } erhalten
   *[plain] { $who } erhält { $conditions }
}
crisis-step-control = { $case ->
    [may] du darfst { $token } kontrollieren
   *[plain] du kontrollierst { $token }
}
    .token = accusative
crisis-step-deploy-grunts = { $case ->
    [may] du darfst die Diener dieses Charakters { $near } aufstellen
   *[plain] stelle die Diener dieses Charakters { $near } auf
}
crisis-step-destroy = { $case ->
    [may] du darfst { $who } zerstören
   *[plain] zerstöre { $who }
}
    .who = accusative
crisis-step-drop = { $case ->
    [may] { $who } darf alle Marker fallen lassen
   *[plain] { $who } lässt alle Marker fallen
}
crisis-step-gain-power = { $case ->
    [may] { $who } darf { $amount } Kraft erhalten
   *[plain] { $who } erhält { $amount } Kraft
}
crisis-step-gain-power-counted = { $case ->
    [may] { $who } darf Kraft { $amount } erhalten
   *[plain] { $who } erhält Kraft { $amount }
}
crisis-step-heal = { $case ->
    [may] du darfst { $amount } Schaden von { $who } entfernen
   *[plain] entferne { $amount } Schaden von { $who }
}
    .who = dative
crisis-step-heal-counted = { $case ->
    [may] du darfst Schaden { $amount } von { $who } entfernen
   *[plain] entferne Schaden { $amount } von { $who }
}
    .who = dative
crisis-step-knock-out = { $case ->
    [may] { $who } darf besiegt werden
   *[plain] { $who } ist besiegt
}
crisis-step-less-damage = { $case ->
    [may] du darfst den Schaden um { $amount }{ $least } senken
   *[plain] senke den Schaden um { $amount }{ $least }
}
crisis-step-less-damage-counted = { $case ->
    [may] du darfst den Schaden um { $amount }{ $least } senken
   *[plain] senke den Schaden um { $amount }{ $least }
}
crisis-step-lose-power = { $case ->
    [may] { $who } darf { $amount } Kraft verlieren
   *[plain] { $who } verliert { $amount } Kraft
}
crisis-step-lose-power-counted = { $case ->
    [may] { $who } darf Kraft { $amount } verlieren
   *[plain] { $who } verliert Kraft { $amount }
}
crisis-step-of-roll = { "" } des { $roll }
    .roll = genitive
crisis-step-offer = { $who } darf { $cost } zahlen
crisis-step-pick-up = { $case ->
    [may] { $who } darf { $token } aufnehmen
   *[plain] { $who } nimmt { $token } auf
}
    .token = accusative
crisis-step-place = { $case ->
    [may] du darfst { $who } in Reichweite { $range } zu { $of } versetzen
   *[plain] versetze { $who } in Reichweite { $range } zu { $of }
}
    .who = accusative
    .of = dative
crisis-step-place-by-opponent = { $case ->
    [may] dein Gegenüber darf { $who } in Reichweite { $range } zu { $of } versetzen
   *[plain] dein Gegenüber versetzt { $who } in Reichweite { $range } zu { $of }
}
    .who = accusative
    .of = dative
crisis-step-place-here = { $case ->
    [may] du darfst { $who } beliebig in Reichweite { $range } zum bisherigen Standort versetzen
   *[plain] versetze { $who } beliebig in Reichweite { $range } zum bisherigen Standort
}
    .who = accusative
crisis-step-place-here-by-opponent = { $case ->
    [may] dein Gegenüber darf { $who } in Reichweite { $range } zum bisherigen Standort versetzen
   *[plain] dein Gegenüber versetzt { $who } in Reichweite { $range } zum bisherigen Standort
}
    .who = accusative
crisis-step-priority-first = der Spieler mit Vorrang beginnt
crisis-step-push = { $case ->
    [may] du darfst { $who } um { $tool }{ $way } schieben
   *[plain] schiebe { $who } um { $tool }{ $way }
}
    .who = accusative
crisis-step-push-by-opponent = { $case ->
    [may] dein Gegenüber darf { $who } um { $tool }{ $way } schieben
   *[plain] dein Gegenüber schiebt { $who } um { $tool }{ $way }
}
    .who = accusative
crisis-step-remove-conditions = { $case ->
    [may] du darfst { $amount } { $amount ->
            [one] Zustand
           *[other] Zustände
        } von { $who } entfernen
   *[plain] entferne { $amount } { $amount ->
            [one] Zustand
           *[other] Zustände
        } von { $who }
}
    .who = dative
crisis-step-remove-conditions-counted = { $case ->
    [may] du darfst Zustände { $amount } von { $who } entfernen
   *[plain] entferne Zustände { $amount } von { $who }
}
    .who = dative
crisis-step-remove-these-conditions = { $case ->
    [may] du darfst { $amount } { $conditions } von { $who } entfernen
   *[plain] entferne { $amount } { $conditions } von { $who }
}
    .who = dative
crisis-step-remove-tokens = { $case ->
    [may] du darfst { $token } aus dem Spiel entfernen
   *[plain] entferne { $token } aus dem Spiel
}
    .token = accusative
crisis-step-repeat = { $case ->
    [may] { $who } darf ihn{ $cost }{ $distance }{ $against } wiederholen
   *[plain] { $who } wiederholt ihn{ $cost }{ $distance }{ $against }
}
crisis-step-reroll = { $case ->
    [may] du darfst { $amount } Würfel{ $of } neu werfen{ $failures }
   *[plain] wirf { $amount } Würfel{ $of } neu{ $failures }
}
crisis-step-reroll-counted = { $case ->
    [may] du darfst Würfel{ $of } neu werfen, { $amount }{ $failures }
   *[plain] wirf Würfel{ $of } neu, { $amount }{ $failures }
}
crisis-step-roll = { $case ->
    [may] du darfst { $amount } Würfel werfen
   *[plain] wirf { $amount } Würfel
}
crisis-step-roll-counted = { $case ->
    [may] du darfst Würfel { $amount } werfen
   *[plain] wirf Würfel { $amount }
}
crisis-step-roll-each = { $case ->
    [may] du darfst { $amount } Würfel für { $who } werfen
   *[plain] wirf { $amount } Würfel für { $who }
}
    .who = accusative
crisis-step-roll-each-counted = { $case ->
    [may] du darfst für { $who } Würfel { $amount } werfen
   *[plain] wirf für { $who } Würfel { $amount }
}
    .who = accusative
crisis-step-score = du erzielst { $points }
crisis-step-score-instead = diese Krise bringt stattdessen { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
crisis-step-score-opponent = dein Gegenüber erzielt { $points }
crisis-step-set-type = die Art des Angriffs ist { $kind }
crisis-step-suffer = { $case ->
    [may] { $who } darf { $amount } Schaden erleiden
   *[plain] { $who } erleidet { $amount } Schaden
}
crisis-step-suffer-counted = { $case ->
    [may] { $who } darf Schaden { $amount } erleiden
   *[plain] { $who } erleidet Schaden { $amount }
}
crisis-step-take-control = du kontrollierst { $who } { $until }
    .who = accusative
crisis-step-throw = { $case ->
    [may] du darfst { $who } um { $tool }{ $way } werfen
   *[plain] wirf { $who } um { $tool }{ $way }
}
    .who = accusative
crisis-step-to-roll = { "" } zum { $roll }
crisis-step-transform = { $case ->
    [may] { $who } darf die Gestalt wechseln zu { $form }
   *[plain] { $who } wechselt die Gestalt zu { $form }
}
    .form = dative
crisis-step-treat = { $case ->
    [may] du darfst { $amount } Würfel des { $roll }{ $showing } als { $as } lesen
   *[plain] lies { $amount } Würfel des { $roll }{ $showing } als { $as }
}
    .roll = genitive
crisis-step-treat-counted = { $case ->
    [may] du darfst Würfel des { $roll }{ $showing } als { $as } lesen, { $amount }
   *[plain] lies Würfel des { $roll }{ $showing } als { $as }, { $amount }
}
    .roll = genitive
crisis-way-away = { "" } von { $who } weg
    .who = dative
crisis-way-toward = { "" } auf { $who } zu
    .who = accusative
crisis-with-cost = { $cost ->
    [0] einen Angriff für 0 Kraft
   *[other] einen Angriff für höchstens { $cost } Kraft
}
crisis-with-named = den Angriff „{ $attack }“
crisis-with-profile = einen Angriff der Art { $kind } ({ $reach }, Stärke { $strength })

## cards: who is meant

crisis-it-character = { $case ->
            [accusative] ihn
            [dative] ihm
            [genitive] dieses Charakters
           *[plain] er
        }
crisis-it-target = { $case ->
            [accusative] es
            [dative] ihm
            [genitive] des Ziels
           *[plain] es
        }
crisis-it-terrain = { $case ->
            [accusative] es
            [dative] ihm
            [genitive] des Geländeteils
           *[plain] es
        }
crisis-it-token = { $case ->
            [accusative] ihn
            [dative] ihm
            [genitive] des Markers
           *[plain] er
        }
crisis-who-ally = { $mode ->
    [each] { $case ->
            [accusative] jeden verbündeten Charakter
            [dative] jedem verbündeten Charakter
            [genitive] jedes verbündeten Charakters
           *[plain] jeder verbündete Charakter
        }
    [each-other] { $case ->
            [accusative] jeden anderen verbündeten Charakter
            [dative] jedem anderen verbündeten Charakter
            [genitive] jedes anderen verbündeten Charakters
           *[plain] jeder andere verbündete Charakter
        }
    [no] { $case ->
            [accusative] keinen verbündeten Charakter
            [dative] keinem verbündeten Charakter
            [genitive] keines verbündeten Charakters
           *[plain] kein verbündeter Charakter
        }
    [no-other] { $case ->
            [accusative] keinen anderen verbündeten Charakter
            [dative] keinem anderen verbündeten Charakter
            [genitive] keines anderen verbündeten Charakters
           *[plain] kein anderer verbündeter Charakter
        }
    [many] { $case ->
            [accusative] verbündete Charaktere
            [dative] verbündeten Charakteren
            [genitive] verbündeter Charaktere
           *[plain] verbündete Charaktere
        }
    [many-other] { $case ->
            [accusative] andere verbündete Charaktere
            [dative] anderen verbündeten Charakteren
            [genitive] anderer verbündeter Charaktere
           *[plain] andere verbündete Charaktere
        }
    [one-other] { $case ->
            [accusative] einen anderen verbündeten Charakter
            [dative] einem anderen verbündeten Charakter
            [genitive] eines anderen verbündeten Charakters
           *[plain] ein anderer verbündeter Charakter
        }
   *[one] { $case ->
            [accusative] einen verbündeten Charakter
            [dative] einem verbündeten Charakter
            [genitive] eines verbündeten Charakters
           *[plain] ein verbündeter Charakter
        }
}
crisis-who-attacker = { $case ->
    [accusative] den Angreifer
    [dative] dem Angreifer
    [genitive] des Angreifers
   *[plain] der Angreifer
}
crisis-who-character = { $mode ->
    [each] { $case ->
            [accusative] jeden Charakter
            [dative] jedem Charakter
            [genitive] jedes Charakters
           *[plain] jeder Charakter
        }
    [each-other] { $case ->
            [accusative] jeden anderen Charakter
            [dative] jedem anderen Charakter
            [genitive] jedes anderen Charakters
           *[plain] jeder andere Charakter
        }
    [no] { $case ->
            [accusative] keinen Charakter
            [dative] keinem Charakter
            [genitive] keines Charakters
           *[plain] kein Charakter
        }
    [no-other] { $case ->
            [accusative] keinen anderen Charakter
            [dative] keinem anderen Charakter
            [genitive] keines anderen Charakters
           *[plain] kein anderer Charakter
        }
    [many] { $case ->
            [accusative] Charaktere
            [dative] Charakteren
            [genitive] Charaktere
           *[plain] Charaktere
        }
    [many-other] { $case ->
            [accusative] andere Charaktere
            [dative] anderen Charakteren
            [genitive] anderer Charaktere
           *[plain] andere Charaktere
        }
    [one-other] { $case ->
            [accusative] einen anderen Charakter
            [dative] einem anderen Charakter
            [genitive] eines anderen Charakters
           *[plain] ein anderer Charakter
        }
   *[one] { $case ->
            [accusative] einen Charakter
            [dative] einem Charakter
            [genitive] eines Charakters
           *[plain] ein Charakter
        }
}
crisis-who-chosen-by-opponent = { $who } nach Wahl deines Gegenübers
    .who = same
crisis-who-defender = { $case ->
    [accusative] den Verteidiger
    [dative] dem Verteidiger
    [genitive] des Verteidigers
   *[plain] der Verteidiger
}
crisis-who-deployed = { $case ->
    [accusative] den aufgestellten Charakter
    [dative] dem aufgestellten Charakter
    [genitive] des aufgestellten Charakters
   *[plain] der aufgestellte Charakter
}
crisis-who-enemy = { $mode ->
    [each] { $case ->
            [accusative] jeden feindlichen Charakter
            [dative] jedem feindlichen Charakter
            [genitive] jedes feindlichen Charakters
           *[plain] jeder feindliche Charakter
        }
    [each-other] { $case ->
            [accusative] jeden anderen feindlichen Charakter
            [dative] jedem anderen feindlichen Charakter
            [genitive] jedes anderen feindlichen Charakters
           *[plain] jeder andere feindliche Charakter
        }
    [no] { $case ->
            [accusative] keinen feindlichen Charakter
            [dative] keinem feindlichen Charakter
            [genitive] keines feindlichen Charakters
           *[plain] kein feindlicher Charakter
        }
    [no-other] { $case ->
            [accusative] keinen anderen feindlichen Charakter
            [dative] keinem anderen feindlichen Charakter
            [genitive] keines anderen feindlichen Charakters
           *[plain] kein anderer feindlicher Charakter
        }
    [many] { $case ->
            [accusative] feindliche Charaktere
            [dative] feindlichen Charakteren
            [genitive] feindlicher Charaktere
           *[plain] feindliche Charaktere
        }
    [many-other] { $case ->
            [accusative] andere feindliche Charaktere
            [dative] anderen feindlichen Charakteren
            [genitive] anderer feindlicher Charaktere
           *[plain] andere feindliche Charaktere
        }
    [one-other] { $case ->
            [accusative] einen anderen feindlichen Charakter
            [dative] einem anderen feindlichen Charakter
            [genitive] eines anderen feindlichen Charakters
           *[plain] ein anderer feindlicher Charakter
        }
   *[one] { $case ->
            [accusative] einen feindlichen Charakter
            [dative] einem feindlichen Charakter
            [genitive] eines feindlichen Charakters
           *[plain] ein feindlicher Charakter
        }
}
crisis-who-fallen = { $case ->
    [accusative] den ausgeschalteten Charakter
    [dative] dem ausgeschalteten Charakter
    [genitive] des ausgeschalteten Charakters
   *[plain] der ausgeschaltete Charakter
}
crisis-who-including = { $who } (auch { $other })
    .who = same
    .other = same
crisis-who-it = { $case ->
    [accusative] diesen Charakter
    [dative] diesem Charakter
    [genitive] dieses Charakters
   *[plain] dieser Charakter
}
crisis-who-mover = { $case ->
    [accusative] den bewegten Charakter
    [dative] dem bewegten Charakter
    [genitive] des bewegten Charakters
   *[plain] der bewegte Charakter
}
crisis-who-named = { $mode ->
    [each] { $case ->
            [accusative] jeden Charakter namens { $name }
            [dative] jedem Charakter namens { $name }
            [genitive] jedes Charakters namens { $name }
           *[plain] jeder Charakter namens { $name }
        }
    [no] { $case ->
            [accusative] keinen Charakter namens { $name }
            [dative] keinem Charakter namens { $name }
            [genitive] keines Charakters namens { $name }
           *[plain] kein Charakter namens { $name }
        }
    [many] { $name }
   *[one] { $case ->
            [accusative] { $name }
            [dative] { $name }
            [genitive] von { $name }
           *[plain] { $name }
        }
}
crisis-who-named-ally = { $mode ->
    [each] { $case ->
            [accusative] jeden verbündeten Charakter namens { $name }
            [dative] jedem verbündeten Charakter namens { $name }
            [genitive] jedes verbündeten Charakters namens { $name }
           *[plain] jeder verbündete Charakter namens { $name }
        }
    [no] { $case ->
            [accusative] keinen verbündeten Charakter namens { $name }
            [dative] keinem verbündeten Charakter namens { $name }
            [genitive] keines verbündeten Charakters namens { $name }
           *[plain] kein verbündeter Charakter namens { $name }
        }
    [many] { $case ->
            [accusative] verbündete Charaktere namens { $name }
            [dative] verbündeten Charakteren namens { $name }
            [genitive] verbündeter Charaktere namens { $name }
           *[plain] verbündete Charaktere namens { $name }
        }
   *[one] { $case ->
            [accusative] einen verbündeten Charakter namens { $name }
            [dative] einem verbündeten Charakter namens { $name }
            [genitive] eines verbündeten Charakters namens { $name }
           *[plain] ein verbündeter Charakter namens { $name }
        }
}
crisis-who-not = nicht { $who }
    .who = same
crisis-who-object = { $mode ->
    [each] { $case ->
            [accusative] jedes Objekt
            [dative] jedem Objekt
            [genitive] jedes Objekts
           *[plain] jedes Objekt
        }
    [no] { $case ->
            [accusative] kein Objekt
            [dative] keinem Objekt
            [genitive] keines Objekts
           *[plain] kein Objekt
        }
    [many] { $case ->
            [accusative] Objekte
            [dative] Objekten
            [genitive] Objekte
           *[plain] Objekte
        }
   *[one] { $case ->
            [accusative] ein Objekt
            [dative] einem Objekt
            [genitive] eines Objekts
           *[plain] ein Objekt
        }
}
crisis-who-other-tokens = { $case ->
    [accusative] einen anderen Marker dieser Krise
    [dative] einem anderen Marker dieser Krise
    [genitive] eines anderen Markers dieser Krise
   *[plain] ein anderer Marker dieser Krise
}
crisis-who-partner = { $case ->
    [accusative] den Partner
    [dative] dem Partner
    [genitive] des Partners
   *[plain] der Partner
}
crisis-who-payers = { $case ->
    [accusative] jeden zahlenden Charakter
    [dative] jedem zahlenden Charakter
    [genitive] jedes zahlenden Charakters
   *[plain] jeder zahlende Charakter
}
crisis-who-players = { $case ->
    [accusative] jeden Spieler
    [dative] jedem Spieler
    [genitive] jedes Spielers
   *[plain] jeder Spieler
}
crisis-who-roller = { $case ->
    [accusative] den würfelnden Charakter
    [dative] dem würfelnden Charakter
    [genitive] des würfelnden Charakters
   *[plain] der würfelnde Charakter
}
crisis-who-self = { $case ->
    [accusative] diesen Charakter
    [dative] diesem Charakter
    [genitive] dieses Charakters
   *[plain] dieser Charakter
}
crisis-who-squad = dein Team
crisis-who-target = { $case ->
    [accusative] das Ziel
    [dative] dem Ziel
    [genitive] des Ziels
   *[plain] das Ziel
}
crisis-who-terrain = { $mode ->
    [each] { $case ->
            [accusative] jedes interaktive Geländeteil
            [dative] jedem interaktiven Geländeteil
            [genitive] jedes interaktiven Geländeteils
           *[plain] jedes interaktive Geländeteil
        }
    [no] { $case ->
            [accusative] kein interaktives Geländeteil
            [dative] keinem interaktiven Geländeteil
            [genitive] keines interaktiven Geländeteils
           *[plain] kein interaktives Geländeteil
        }
    [many] { $case ->
            [accusative] interaktive Geländeteile
            [dative] interaktiven Geländeteilen
            [genitive] interaktiver Geländeteile
           *[plain] interaktive Geländeteile
        }
   *[one] { $case ->
            [accusative] ein interaktives Geländeteil
            [dative] einem interaktiven Geländeteil
            [genitive] eines interaktiven Geländeteils
           *[plain] ein interaktives Geländeteil
        }
}
crisis-who-terrain-kind = { $mode ->
    [each] { $case ->
            [accusative] jedes Geländeteil ({ $kind })
            [dative] jedem Geländeteil ({ $kind })
            [genitive] jedes Geländeteils ({ $kind })
           *[plain] jedes Geländeteil ({ $kind })
        }
    [no] { $case ->
            [accusative] kein Geländeteil ({ $kind })
            [dative] keinem Geländeteil ({ $kind })
            [genitive] keines Geländeteils ({ $kind })
           *[plain] kein Geländeteil ({ $kind })
        }
    [many] { $case ->
            [accusative] Geländeteile ({ $kind })
            [dative] Geländeteilen ({ $kind })
            [genitive] Geländeteile ({ $kind })
           *[plain] Geländeteile ({ $kind })
        }
   *[one] { $case ->
            [accusative] ein Geländeteil ({ $kind })
            [dative] einem Geländeteil ({ $kind })
            [genitive] eines Geländeteils ({ $kind })
           *[plain] ein Geländeteil ({ $kind })
        }
}
crisis-who-that = { $case ->
            [accusative] den gewählten Charakter
            [dative] dem gewählten Charakter
            [genitive] des gewählten Charakters
           *[plain] der gewählte Charakter
        }
crisis-who-that-is = { $who } { $demands }
    .who = same
crisis-who-that-terrain = { $case ->
            [accusative] dieses Geländeteil
            [dative] diesem Geländeteil
            [genitive] dieses Geländeteils
           *[plain] dieses Geländeteil
        }
crisis-who-that-token = { $case ->
            [accusative] diesen Marker
            [dative] diesem Marker
            [genitive] dieses Markers
           *[plain] dieser Marker
        }
crisis-who-token = { $case ->
    [accusative] den Marker
    [dative] dem Marker
    [genitive] des Markers
   *[plain] der Marker
}
crisis-who-token-controlled = { $mode ->
    [each] { $case ->
            [accusative] jeden kontrollierten Marker
            [dative] jedem kontrollierten Marker
            [genitive] jedes kontrollierten Markers
           *[plain] jeder kontrollierte Marker
        }
    [no] { $case ->
            [accusative] keinen kontrollierten Marker
            [dative] keinem kontrollierten Marker
            [genitive] keines kontrollierten Markers
           *[plain] kein kontrollierter Marker
        }
    [many] { $case ->
            [accusative] kontrollierte Marker
            [dative] kontrollierten Markern
            [genitive] kontrollierter Marker
           *[plain] kontrollierte Marker
        }
   *[one] { $case ->
            [accusative] einen kontrollierten Marker
            [dative] einem kontrollierten Marker
            [genitive] eines kontrollierten Markers
           *[plain] ein kontrollierter Marker
        }
}
crisis-who-token-secured = { $mode ->
    [each] { $case ->
            [accusative] jeden vom Gegner gesicherten Marker
            [dative] jedem vom Gegner gesicherten Marker
            [genitive] jedes vom Gegner gesicherten Markers
           *[plain] jeder vom Gegner gesicherte Marker
        }
    [no] { $case ->
            [accusative] keinen vom Gegner gesicherten Marker
            [dative] keinem vom Gegner gesicherten Marker
            [genitive] keines vom Gegner gesicherten Markers
           *[plain] kein vom Gegner gesicherter Marker
        }
    [many] { $case ->
            [accusative] vom Gegner gesicherte Marker
            [dative] vom Gegner gesicherten Markern
            [genitive] vom Gegner gesicherter Marker
           *[plain] vom Gegner gesicherte Marker
        }
   *[one] { $case ->
            [accusative] einen vom Gegner gesicherten Marker
            [dative] einem vom Gegner gesicherten Marker
            [genitive] eines vom Gegner gesicherten Markers
           *[plain] ein vom Gegner gesicherter Marker
        }
}
crisis-who-tokens = { $mode ->
    [each] { $case ->
            [accusative] jeden Marker dieser Krise
            [dative] jedem Marker dieser Krise
            [genitive] jedes Markers dieser Krise
           *[plain] jeder Marker dieser Krise
        }
    [no] { $case ->
            [accusative] keinen Marker dieser Krise
            [dative] keinem Marker dieser Krise
            [genitive] keines Markers dieser Krise
           *[plain] kein Marker dieser Krise
        }
    [many] { $case ->
            [accusative] Marker dieser Krise
            [dative] Markern dieser Krise
            [genitive] Marker dieser Krise
           *[plain] Marker dieser Krise
        }
   *[one] { $case ->
            [accusative] einen Marker dieser Krise
            [dative] einem Marker dieser Krise
            [genitive] eines Markers dieser Krise
           *[plain] ein Marker dieser Krise
        }
}

## cards: whole cards

crisis-card-attack = { $name } ({ $line }). { $text }
crisis-card-attacks = Angriffe
crisis-card-crisis = { $name } ({ $kind }, maximale Bedrohung { $threat } · { $count } × { $token }, { $token-kind })
crisis-card-defences = Verteidigung: physisch { $physical }, Energie { $energy }, mystisch { $mystic }
crisis-card-form = Gestalt: { $name }
crisis-card-gem = { $name } (Bedrohung +{ $threat })
crisis-card-stamina = Ausdauer: gesund { $healthy }, verletzt { $injured }
crisis-card-stamina-one = Ausdauer: { $healthy }
crisis-card-superpower = { $name } ({ $line }). { $text }
crisis-card-superpowers = Superkräfte
crisis-card-title = { $name }, Bedrohung { $threat }
crisis-card-values = Bewegungsweite { $speed }, Größe { $size }
crisis-cost = { $power } Kraft
crisis-cost-chosen = { $least } bis { $most } Kraft (X)
crisis-cost-from = { $cost } von { $who }
    .who = dative
crisis-form-normal = { $case ->
    [dative] normaler Gestalt
   *[plain] normale Gestalt
}
crisis-hold-limit = Ein Charakter hält höchstens { $limit }.
crisis-interact = Interagieren ({ $cost } Kraft): { $does }
crisis-interact-counted = Interagieren (Kraft entsprechend { $cost }): { $does }
    .cost = dative
crisis-line-action = Aktion
crisis-line-affiliation = { $name }
crisis-line-side = nur { $side }
crisis-line-strength = Stärke { $strength }
crisis-played-by-active = gespielt von { $who } in der eigenen Aktivierung
    .who = dative
crisis-played-by-many = gemeinsam gespielt, gezahlt von { $who }, wenn er mitmacht
    .who = dative
crisis-played-by-one = gespielt von { $who }
    .who = dative
crisis-played-by-pair = gemeinsam gespielt von { $who } und { $other }
    .who = dative
    .other = dative
crisis-score-controlled = { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jeden kontrollierten Marker „{ $token }“
crisis-score-held = { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jeden gehaltenen Marker „{ $token }“
crisis-score-holder = { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jeden Charakter, der „{ $token }“ hält
crisis-score-secured = { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jeden gesicherten Marker „{ $token }“
crisis-unaffiliated = ohne Gruppierung

## conditions: the name of each, then what it does

crisis-condition-bleed = Blutend
crisis-condition-bleed-text = Erleidet am Ende jeder eigenen Aktivierung 1 Schaden.
crisis-condition-hex = Verflucht
crisis-condition-hex-text = Kritische Ergebnisse bringen ihm keine weiteren Würfel.
crisis-condition-incinerate = Brennend
crisis-condition-incinerate-text = Ein Würfel weniger bei seinen Verteidigungswürfen.
crisis-condition-judgment = Verurteilt
crisis-condition-judgment-text = Schaden aus feindlichen Angriffen bringt ihm keine Kraft.
crisis-condition-poison = Vergiftet
crisis-condition-poison-text = Verliert in jeder Kraftphase 1 Kraft.
crisis-condition-root = Angewurzelt
crisis-condition-root-text = Jede aktive oder reaktive Superkraft kostet ihn 1 Kraft mehr.
crisis-condition-shock = Geschockt
crisis-condition-shock-text = Ein Würfel weniger bei seinen Angriffswürfen.
crisis-condition-slow = Verlangsamt
crisis-condition-slow-text = Läuft nur mit der kurzen Bewegungsschablone.
crisis-condition-stagger = Taumelnd
crisis-condition-stagger-text = Seine erste Aktion muss Erholen sein und entfernt Taumelnd.
crisis-condition-stun = Betäubt
crisis-condition-stun-text = Kein Effekt bringt ihm mehr als 1 Kraft.

## dice: faces, and how many show them

crisis-dice-blank = { $count } { $count ->
    [one] Leerseite
   *[other] Leerseiten
}
crisis-dice-block = { $count } { $count ->
    [one] Block
   *[other] Blocks
}
crisis-dice-critical = { $count } Kritisch
crisis-dice-failure = { $count } { $count ->
    [one] Fehlschlag
   *[other] Fehlschläge
}
crisis-dice-hit = { $count } Treffer
crisis-dice-none = keine Würfel
crisis-dice-wild = { $count } Spezial
crisis-face-blank = Leerseite
crisis-face-block = Block
crisis-face-critical = Kritisch
crisis-face-failure = Fehlschlag
crisis-face-hit = Treffer
crisis-face-wild = Spezial

## events: what happened

crisis-event-aborted = Der Angriff von { $figure } findet nicht statt.
crisis-event-activated = { $figure } ist fertig.
crisis-event-activation = { $figure } wird aktiviert.
crisis-event-ally = { $figure } steht im Weg und wird mit angegriffen.
crisis-event-attack = { $figure } greift mit „{ $attack }“ an.
crisis-event-battlefield = Gespielt wird auf „{ $name }“.
crisis-event-battlefield-proposed = { $side ->
    [you] Du schlägst „{ $name }“ vor.
   *[other] { $team } schlägt „{ $name }“ vor.
}
crisis-event-changed = Im { $roll } wird { $dice } zu { $to }.
crisis-event-collided = { $figure } stößt mit { $thing } zusammen.
crisis-event-compared = { CAPITAL($attack) } gegen { $defence }: { $damage } Schaden.
crisis-event-condition = { $figure } erhält { $condition }.
crisis-event-condition-removed = { $figure } verliert { $condition }.
crisis-event-control = { $side ->
    [you] Du kontrollierst jetzt { $figure }.
   *[other] { $team } kontrolliert jetzt { $figure }.
}
crisis-event-controlled = { $side ->
    [you] Du kontrollierst { $token }.
   *[other] { $team } kontrolliert { $token }.
}
crisis-event-crisis-type = { $side ->
    [you] Du ziehst die Krise der Art { $kind }.
   *[other] { $team } zieht die Krise der Art { $kind }.
}
crisis-event-damaged = { $figure } erleidet { $amount } Schaden: { $now } von { $stamina }.
crisis-event-dazed = { $figure } ist angeschlagen.
crisis-event-deployed = { $figure } wird bei { $place } aufgestellt.
crisis-event-destroyed = { CAPITAL($piece) }: zerstört.
crisis-event-drawn = Das Spiel ist aus: unentschieden.
crisis-event-dropped = { $figure } lässt { $token } bei { $place } fallen.
crisis-event-edge = { $side ->
    [you] Du nimmst den { $edge }.
   *[other] { $team } nimmt den { $edge }.
}
crisis-event-healed = { $figure } entfernt { $amount } Schaden und hat noch { $now }.
crisis-event-injured = { $figure } ist wieder auf den Beinen, mit der verletzten Seite der Karte.
crisis-event-interacted = { $figure } interagiert mit { $token }.
crisis-event-laid-on-top = { $token } liegt obenauf: { $piece }.
crisis-event-laid-under = { $token } liegt darunter: { $piece }.
crisis-event-leader = { $side ->
    [you] { $figure } führt dein Team.
   *[other] { $figure } führt das Team von { $team }.
}
crisis-event-leader-none = { $side ->
    [you] Dein Team hat keine Führungsfähigkeit.
   *[other] { $team } hat keine Führungsfähigkeit.
}
crisis-event-mission = Die Mission: „{ $secure }“ und „{ $extraction }“.
crisis-event-moved-advance = { $figure } läuft { $inches } Zoll nach { $place }.
crisis-event-moved-climb = { $figure } klettert { $inches } Zoll nach { $place }.
crisis-event-moved-place = { $figure } wird nach { $place } versetzt.
crisis-event-moved-push = { $figure } wird { $inches } Zoll nach { $place } geschoben.
crisis-event-moved-throw = { $figure } wird { $inches } Zoll nach { $place } geworfen.
crisis-event-out-of-range = { $target } ist außer Reichweite von { $figure }: { $inches } Zoll, die Reichweite ist { $range }.
crisis-event-passed = { $side ->
    [you] Du passt.
   *[other] { $team } passt.
}
crisis-event-phase = { CAPITAL($phase) }.
crisis-event-picked-up = { $figure } nimmt { $token } auf.
crisis-event-power-gained = { $figure } erhält { $amount } Kraft und hat { $now }.
crisis-event-power-spent = { $figure } gibt { $amount } Kraft aus oder verliert sie und hat noch { $now }.
crisis-event-priority = { $side ->
    [you] Der Vorrang geht an dich.
   *[other] Der Vorrang geht an { $team }.
}
crisis-event-priority-rolled = { $team-a } würfelt { $a }, { $team-b } würfelt { $b }: { $side ->
    [you] Du hast Vorrang.
   *[other] { $team } hat Vorrang.
}
crisis-event-priority-tied = { $team-a } würfelt { $a }, { $team-b } würfelt { $b }: Gleichstand, noch einmal.
crisis-event-removed = { $figure } verlässt das Schlachtfeld.
crisis-event-rerolled = Der { $roll } wirft { $dice } neu.
crisis-event-rolled = Der { $roll } zeigt { $dice }.
crisis-event-round = Runde { $round }.
crisis-event-scored = { $team-a } erzielt { $a } ({ $total-a }). { $team-b } erzielt { $b } ({ $total-b }).
crisis-event-shifted = { CAPITAL($piece) }: zur Seite gerückt.
crisis-event-squad-ready = { $side ->
    [you] Dein Team steht fest.
   *[other] Das Team von { $team } steht fest.
}
crisis-event-squads = Die Teams: { $team-a } mit { $a }; { $team-b } mit { $b }.
crisis-event-step = Der Angriff von { $attacker } gegen { $target } geht weiter: { $step }.
crisis-event-superpower = { $figure } nutzt „{ $power }“.
crisis-event-tactic = { $figure } spielt „{ $card }“.
crisis-event-tactic-added = { $side ->
    [you] Du nimmst „{ $card }“ zu deinen Karten.
   *[other] { $team } nimmt „{ $card }“ zu den eigenen Karten.
}
crisis-event-threat = Die maximale Bedrohung ist { $threat }.
crisis-event-thrown = { $figure } wirft { $piece } nach { $direction } und trifft nichts.
crisis-event-thrown-at = { $figure } wirft { $piece } nach { $direction } und trifft { $thing }.
crisis-event-token-moved = { $token } liegt jetzt bei { $place }.
crisis-event-transformed = { $figure } verwandelt sich.
crisis-event-turn = { $side ->
    [you] Du bist am Zug.
   *[other] { $team } ist am Zug.
}
crisis-event-won = { $side ->
    [you] Das Spiel ist aus: Du gewinnst.
   *[other] Das Spiel ist aus: { $team } gewinnt.
}

## keywords: the name of each, then what it does

crisis-keyword-flight = Fliegen
crisis-keyword-flight-text = Zählt beim Anlegen der Schablone fürs Laufen als Größe 5.
crisis-keyword-gem-bearer = Steinträger ({ $gems })
crisis-keyword-gem-bearer-text = Darf einen dieser Steine tragen: { $gems }.
crisis-keyword-grunts = Diener von { $parents }
crisis-keyword-grunts-text = Gehört in keinen Vorrat. Kommt mit seinem Meister ins Spiel und wird mit ihm aktiviert: { $parents }.
crisis-keyword-healing-factor = Heilfaktor { $x }
crisis-keyword-healing-factor-text = Darf am Ende der eigenen Aktivierung { $x } Schaden von sich entfernen.
crisis-keyword-immunity = Immunität gegen { $conditions }
crisis-keyword-immunity-text = Hat nie diese Zustände: { $conditions }.
crisis-keyword-several-gems = Mehrere Steine ({ $count })
crisis-keyword-several-gems-text = Darf bis zu { $count } Steine zugleich tragen.
crisis-keyword-stealth = Tarnung
crisis-keyword-stealth-text = Angreifer müssen innerhalb von Reichweite 3 sein.
crisis-keyword-wall-crawler = Wandlauf
crisis-keyword-wall-crawler-text = Zählt beim Anlegen der Schablone fürs Laufen als Größe 5.

## moments: why effects may be used

crisis-moment-activation = { $figure } wird aktiviert
crisis-moment-activation-end = die Aktivierung von { $figure } endet
crisis-moment-activation-phase-end = Ende der Aktivierungsphase
crisis-moment-activation-phase-start = Beginn der Aktivierungsphase
crisis-moment-after-attack = { $attacker } hat { $target } angegriffen („{ $attack }“)
crisis-moment-after-damage = { $figure } hat Schaden erlitten
crisis-moment-before-damage = { $attacker } fügt { $target } gleich Schaden zu („{ $attack }“)
crisis-moment-choose-target = { $attacker } greift an („{ $attack }“), Ziel { $target }
crisis-moment-collision = { $figure } erleidet gleich einen Zusammenstoß
crisis-moment-damage = { $figure } erleidet gleich { $amount } Schaden
crisis-moment-destroyed = ein Geländeteil wurde zerstört
crisis-moment-effect-over = { $figure } hat Kritisch gewürfelt
crisis-moment-fell = { $figure } wurde angeschlagen oder besiegt
crisis-moment-leadership-chosen = die Führungsfähigkeit ist gewählt
crisis-moment-modify-end = { $attacker } gegen { $target } („{ $attack }“): alle Würfel sind verändert
crisis-moment-moved = { $figure } hat sich bewegt
crisis-moment-own-dice = { $figure } verändert die Würfel des { $roll }
    .roll = genitive
crisis-moment-own-turn = dein Zug
crisis-moment-pool = { $figure } sammelt die Würfel des { $roll }
    .roll = genitive
crisis-moment-power-gone = { $figure } hat Kraft ausgegeben oder verloren
crisis-moment-removed = { $figure } verlässt gleich das Schlachtfeld
crisis-moment-rolled = { $figure } hat den { $roll } gemacht
crisis-moment-squad-chosen = das Team ist gewählt
crisis-moment-tactic-paid = { $figures }: Kraft für eine Teamtaktik-Karte ausgegeben
crisis-moment-targeted = { $attacker } zielt auf { $target } („{ $attack }“)
crisis-moment-their-dice = der Gegner verändert den { $roll } von { $figure }

## problems of a roster

crisis-problem = { $why } ({ $what })
crisis-problem-characters = Charaktere
crisis-problem-count = { $why } ({ $what }: { $found } statt { $wanted })
crisis-problem-extraction = Evakuierungs-Krisen
crisis-problem-gems = Steine von { $figure }
crisis-problem-secure = Sicherungs-Krisen
crisis-problem-tactics = Teamtaktik-Karten
crisis-problem-unknown = die Karte „{ $id }“ gibt es nicht

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

crisis-refusal-half = { $why } Es sind { $value } von { $limit }.
crisis-refusal-power = { $why } Nötig: { $limit }, vorhanden: { $value }.
crisis-refusal-threat = { $why } Es wären { $value } von { $limit }.
crisis-why-activation_action_move = Eine Bewegung ist ein Lauf oder ein Klettern.
crisis-why-activation_action_shake = Der Charakter hat diesen Zustand nicht.
crisis-why-activation_activate-mandatory = Du darfst nicht passen: Aktiviere einen Charakter.
crisis-why-activation_activated-not-again = Dieser Charakter wurde in dieser Runde schon aktiviert.
crisis-why-activation_alternate-turns = Diesen Charakter kannst du jetzt nicht aktivieren.
crisis-why-activation_one-activation-per-turn = In einem Zug wird nur ein Charakter aktiviert.
crisis-why-activation_turn-content = Zuerst muss ein Charakter aktiviert werden.
crisis-why-activation_two-actions = Es sind keine Aktionen mehr übrig.
crisis-why-advance_bend = So weit lässt sich die Schablone nicht knicken.
crisis-why-advance_end-anywhere = Die Basis muss die Schablone dort berühren, wo sie stehen bleibt.
crisis-why-advance_overlap-size = Die Schablone liegt über Gelände, das größer ist als der Charakter.
crisis-why-advance_tool-choice = Die Schablone darf kürzer sein, aber nicht länger.
crisis-why-affiliation_more-than-half = Mehr als die Hälfte des Teams muss auf der Liste der Gruppierung stehen.
crisis-why-attack-rules_not-optional = Diese Regel des Angriffs muss ausgeführt werden.
crisis-why-attack_need-target = Kein Feind kann angegriffen werden.
crisis-why-attack_no-allied-target = Verbündete können nicht angegriffen werden.
crisis-why-attack_range-and-los = Das Ziel ist außer Reichweite oder außer Sicht.
crisis-why-attack_step1_affordable = Für diesen Angriff ist nicht genug Kraft da.
crisis-why-attack_step1_choose = Die Karte hat keinen solchen Angriff.
crisis-why-attack_step2_declare = Das kann nicht das Ziel des Angriffs sein.
crisis-why-attack_step2_out-of-range = Das Ziel ist in Sicht, aber außer Reichweite.
crisis-why-battlefield_terrain-agreement = Dieser Aufbau kann nicht noch einmal vorgeschlagen werden.
crisis-why-beam_forced-target = Der Strahl muss über dem Charakter liegen, der angegriffen werden muss.
crisis-why-beam_needs-enemy = Ein Strahl muss einen Feind in Sicht erreichen.
crisis-why-cleanup_step3 = Dieser Effekt steht nicht zur Abhandlung an.
crisis-why-climb_as-advance = Geklettert wird mit der kurzen Schablone.
crisis-why-climb_size-6-barred = Gelände der Größe 6 kann nicht erklettert werden.
crisis-why-conditions_slow = Verlangsamt: nur die kurze Schablone.
crisis-why-conditions_stagger = Taumelnd: Die erste Aktion muss Erholen sein.
crisis-why-crisis-card_rules-text = Die Krisenkarte erlaubt das mit ihrem Marker nicht.
crisis-why-damage_dazed_no-activation = Angeschlagene Charaktere können nicht aktiviert werden.
crisis-why-damage_dazed_no-attacks = Angeschlagene Charaktere greifen nicht an.
crisis-why-damage_dazed_untargetable = Angeschlagene Charaktere können nicht angegriffen werden.
crisis-why-deployment_alternate = Dieser Charakter kann jetzt nicht aufgestellt werden.
crisis-why-deployment_legal-position = Dort kann die Miniatur nicht stehen.
crisis-why-deployment_within-3 = Stelle innerhalb von Reichweite 3 zum eigenen Rand auf.
crisis-why-dice_failure = Ein Fehlschlag wird weder neu geworfen noch geändert.
crisis-why-effects_cannot-beats-can = Ein anderer Effekt verbietet es.
crisis-why-effects_same-name-once = Ein Effekt dieses Namens wurde schon genutzt.
crisis-why-effects_sources = Der Effekt bietet das nicht an.
crisis-why-grunts_deployed-with-parent = Diener werden mit ihrem Meister aufgestellt.
crisis-why-grunts_never-in-roster = Diener gehören in keinen Vorrat.
crisis-why-grunts_not-chosen = Diener werden mit ihrem Meister aktiviert.
crisis-why-infinity-gems_bearer-needed = Nur ein Träger dieses Steins darf ihn tragen.
crisis-why-infinity-gems_one-of-each = Jeden Stein gibt es nur einmal.
crisis-why-infinity-gems_one-per-character = Der Charakter trägt mehr Steine, als er darf.
crisis-why-leadership_needs-affiliation = Diese Führungsfähigkeit braucht ihre Gruppierung.
crisis-why-line-of-sight_terrain-blocks = Gelände unterbricht die Sichtlinie.
crisis-why-modify-dice_once-per-ability = Diese Regel hat keine Würfel mehr zu ändern.
crisis-why-movement_must-fit = Dort hat die Miniatur keinen Platz.
crisis-why-movement_no-base-overlap-end = Die Basis würde eine andere überschneiden.
crisis-why-movement_no-partial-terrain = Die Base muss ganz auf dem Gelände oder daneben stehen.
crisis-why-movement_not-off-board = Charaktere bleiben auf dem Schlachtfeld.
crisis-why-objectives_drop_placement = Ein fallen gelassener Marker bleibt nahe bei seinem Träger.
crisis-why-objectives_hold = Ein anderer Charakter hält diesen Marker.
crisis-why-objectives_hold-many = Der Charakter hält so viele Marker, wie die Krise erlaubt.
crisis-why-objectives_interact_once-per-token = Der Charakter hat in dieser Aktivierung schon mit diesem Marker interagiert.
crisis-why-objectives_interact_when = Der Marker ist zu weit weg.
crisis-why-place_measure-from-placed = Der Ort ist außer Reichweite.
crisis-why-power_no-overspend = Es ist nicht genug Kraft da.
crisis-why-roster_contents = Ein Vorrat besteht aus zehn Charakteren, zehn Teamtaktik-Karten und drei Krisen jeder Art.
crisis-why-roster_crises-unique = Jede Krise ist nur einmal im Vorrat.
crisis-why-roster_tactics-unique = Jede Teamtaktik-Karte ist nur einmal im Vorrat.
crisis-why-roster_unique-characters = Jeder Charakter ist nur einmal im Vorrat.
crisis-why-squad_from-roster = Das Team kommt aus dem eigenen Vorrat.
crisis-why-squad_tactics-up-to-five = Bis zu fünf Teamtaktik-Karten des Vorrats, jede einmal.
crisis-why-squad_threat-limit = Die Bedrohung des Teams wäre zu hoch.
crisis-why-squad_unique-alter-ego = Dieses Alter Ego ist schon im Team.
crisis-why-superpowers_active_action-prefix = Diese Superkraft ist eine Aktion, und es ist keine mehr übrig.
crisis-why-superpowers_active_when = Diese Superkraft wird in der Aktivierung ihres Charakters genutzt.
crisis-why-superpowers_fields = Die Karte kann diese Superkraft jetzt nicht nutzen.
crisis-why-superpowers_once-per-turn = Diese Superkraft wurde in diesem Zug schon genutzt.
crisis-why-superpowers_optional = Für diese Superkraft gibt es nichts zu tun.
crisis-why-superpowers_reactive_trigger = Das wird jetzt durch nichts ausgelöst.
crisis-why-table_not-offered = Das steht nicht zur Wahl.
crisis-why-table_wrong-kind = Diese Antwort passt nicht zur Frage.
crisis-why-team-tactics_affiliation-required = Diese Karte braucht ihre Gruppierung.
crisis-why-team-tactics_discard = Diese Karte gehört nicht zu denen, die gespielt werden können.
crisis-why-team-tactics_play-sequence = Kein Charakter kann diese Karte jetzt spielen.
crisis-why-team-tactics_type_active-action = Diese Karte kostet den aktivierten Charakter eine Aktion.
crisis-why-team-tactics_type_reactive = Diese Karte wird jetzt durch nichts ausgelöst.
crisis-why-timing_non-player-last = Dieser Effekt steht nicht zur Abhandlung an.
crisis-why-toward-away_stay-inside = Es muss hin oder weg gehen, wie der Effekt es sagt.
crisis-why-toward-away_whole-move-inside = Der ganze Weg muss hin oder weg führen, wie der Effekt es sagt.

## sources of effects that have no card

crisis-source-book = Die Regeln
crisis-source-cover = Deckung

## steps of an attack

crisis-attack-step-after = Nach dem Angriff
crisis-attack-step-attack-pool = Angriffswürfel
crisis-attack-step-attack-roll = Angriffswurf
crisis-attack-step-before-damage = Vor dem Schaden
crisis-attack-step-compare = Vergleich der Erfolge
crisis-attack-step-criticals = Kritische Ergebnisse
crisis-attack-step-damage = Schaden
crisis-attack-step-declare = Ziel
crisis-attack-step-defence-pool = Verteidigungswürfel
crisis-attack-step-defence-roll = Verteidigungswurf
crisis-attack-step-modify = Würfel verändern
crisis-attack-step-pay = Kosten
crisis-attack-step-resolved = Abhandlung

## terms of the game

crisis-edge-north = Nordrand
crisis-edge-south = Südrand
crisis-extraction = Evakuierung
crisis-health-healthy = gesund
crisis-health-injured = verletzt
crisis-kind-active = aktiv
crisis-kind-active-action = aktiv: Aktion
crisis-kind-innate = passiv
crisis-kind-leadership = Führungsfähigkeit
crisis-kind-reactive = reaktiv
crisis-phase-activation = Aktivierungsphase
crisis-phase-battlefield = Schlachtfeld
crisis-phase-cleanup = Aufräumphase
crisis-phase-deployment = Aufstellung
crisis-phase-leadership = Führungsfähigkeiten
crisis-phase-mission = Mission
crisis-phase-power = Kraftphase
crisis-phase-priority = Vorrangwurf
crisis-phase-squads = Teams
crisis-reach-area = Fläche { $range }
crisis-reach-beam = Strahl { $range }
crisis-reach-range = Reichweite { $range }
crisis-roll-any = { $case ->
    [die] Würfel
    [dice] Würfel
    [pool] Würfel
    [genitive] Wurfs
   *[plain] Wurf
}
crisis-roll-attack = { $case ->
    [die] Angriffswürfel
    [dice] Angriffswürfel
    [pool] Angriffswürfel
    [genitive] Angriffswurfs
   *[plain] Angriffswurf
}
crisis-roll-defence = { $case ->
    [die] Verteidigungswürfel
    [dice] Verteidigungswürfel
    [pool] Verteidigungswürfel
    [genitive] Verteidigungswurfs
   *[plain] Verteidigungswurf
}
crisis-roll-dodge = { $case ->
    [die] Ausweichwürfel
    [dice] Ausweichwürfel
    [pool] Ausweichwürfel
    [genitive] Ausweichwurfs
   *[plain] Ausweichwurf
}
crisis-secure = Sicherung
crisis-terrain-bench = Bank
crisis-terrain-billboard = Plakatwand
crisis-terrain-building = Gebäude
crisis-terrain-car = Auto
crisis-terrain-crate = Kiste
crisis-terrain-cryo-tube = Kryoröhre
crisis-terrain-dumpster = Müllcontainer
crisis-terrain-food-truck = Imbisswagen
crisis-terrain-kiosk = Kiosk
crisis-terrain-lamp-post = Laterne
crisis-terrain-monolith = Monolith
crisis-terrain-pyramid = Pyramide
crisis-terrain-shop = Laden
crisis-terrain-truck = Lastwagen
crisis-token-asset = Gegenstand
crisis-token-civilian = Person
crisis-token-point-of-interest = Spezialort
crisis-token-target-of-opportunity = Gelegenheit
crisis-tool-long = Lang
crisis-tool-medium = Mittel
crisis-tool-short = Kurz
crisis-type-energy = Energie
crisis-type-mystic = mystisch
crisis-type-physical = physisch

## The table in words

crisis-text-activated = hat gehandelt
crisis-text-at = bei ({ $x }; { $y })
crisis-text-damage = Schaden { $damage }/{ $of }
crisis-text-dazed = angeschlagen
crisis-text-gone = aus dem Spiel
crisis-text-power = Kraft { $power }
crisis-text-round = Runde { $round }, { $phase }: { $a } { $points-a }, { $b } { $points-b }
crisis-text-terrain = { $name }, Größe { $size }
crisis-text-waiting = noch nicht aufgestellt

## on pages: bots

crisis-bot-greedy = Gierig
crisis-bot-greedy-blurb = Wägt Züge, Angriffe und Ziele seiner Aktivierung ab und nimmt das Beste. Ein fairer Gegner.
crisis-bot-random = Zufall
crisis-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut für einen ersten Blick.

## on pages: bursts on the board

crisis-burst-dazed = Angeschlagen
crisis-burst-destroyed = Krach
crisis-burst-ko = Besiegt

## on pages: cards

crisis-affiliation-line = { $members } { $members ->
    [one] Mitglied
   *[other] Mitglieder
} unter den Karten hier
crisis-battlefield-blurb = { $pieces } { $pieces ->
    [one] Geländeteil
   *[other] Geländeteile
}
crisis-character-line = Bedrohung { $threat } · Ausdauer { $stamina } · Größe { $size }
crisis-crisis-line = Bedrohung { $threat } · { $scoring }
crisis-gem-line = Bedrohung +{ $threat }
crisis-side-of-form = { $form }, { $side }
crisis-value-area = Fläche
crisis-value-beam = Strahl
crisis-value-cost = Kraft
crisis-value-kind = Art
crisis-value-nature = Typ
crisis-value-pieces = Gelände
crisis-value-range = Reichweite
crisis-value-size = Größe
crisis-value-speed = Bewegungsweite
crisis-value-stamina = Ausdauer
crisis-value-strength = Stärke
crisis-value-threat = Bedrohung

## on pages: checks before a roll

crisis-check-area = { $gap }″ entfernt, in Fläche { $number } ({ $range }″)
crisis-check-beam = { $gap }″ entfernt, Strahl { $number } ({ $range }″)
crisis-check-beam-allies = Verbündete im Weg: { $things }
crisis-check-beam-enemies = Greift an: { $things }
crisis-check-cover = Deckung: ein Würfel wird zum Block
crisis-check-dice = { $attack } Würfel gegen { $defence } ({ $nature })
crisis-check-hits = Trifft { $things }
crisis-check-hits-nothing = Trifft nichts
crisis-check-no-cover = Keine Deckung
crisis-check-no-sight = Nicht in Sicht
crisis-check-range = { $gap }″ entfernt, Reichweite { $number } ({ $range }″)
crisis-check-sight = In Sicht
crisis-check-stopped-by = Aufgehalten durch { $things }
crisis-check-trigger = { $icons }: { $rule }

## on pages: endings

crisis-chapter-round = Runde { $round }
crisis-ending-drawn = Unentschieden, { $a } zu { $b }
crisis-ending-won = { $team } gewinnt, { $a } zu { $b }
crisis-standing = Runde { $round }, { $a } zu { $b }
crisis-table-step-choose = Angriff wählen

## on pages: measures

crisis-measure-covered = { $from } zu { $to }: { $inches }″, { $range ->
    [0] jenseits von Reichweite 5
   *[other] in Reichweite { $range }
}, in Sicht, in Deckung
crisis-measure-seen = { $from } zu { $to }: { $inches }″, { $range ->
    [0] jenseits von Reichweite 5
   *[other] in Reichweite { $range }
}, in Sicht
crisis-measure-unseen = { $from } zu { $to }: { $inches }″, { $range ->
    [0] jenseits von Reichweite 5
   *[other] in Reichweite { $range }
}, nicht in Sicht

## on pages: odds

crisis-attack-at = { $attack } auf { $target }
crisis-odds-damage = Schaden
crisis-odds-dazed = angeschlagen
crisis-odds-hurt = verletzt
crisis-odds-ko = besiegt
crisis-price = { $power } Kraft
crisis-threshold-dazed = { $amount } oder mehr: { $figure } ist angeschlagen
crisis-threshold-ko = { $amount } oder mehr: { $figure } ist besiegt
crisis-variant-attacker = Wenn du für Hilfen zahlst
crisis-variant-both = Wenn beide Seiten für Hilfen zahlen
crisis-variant-defender = Wenn die Verteidigung für Hilfen zahlt
crisis-variant-plain = Ohne weitere Kraft auszugeben

## on pages: the lobby

crisis-blurb = Zwei Teams, zwei Krisen, sechs Runden: Gelände halten, Wichtiges tragen, mit Autos werfen.
crisis-drawn = Gezogen
crisis-drawn-blurb = Aus den Vorräten, wie es im Buch steht.
crisis-name = Crisis Protocol
crisis-option-battlefield = Schlachtfeld
crisis-option-extraction = Evakuierungskrise
crisis-option-secure = Sicherungskrise
crisis-option-team = Vorrat
crisis-roster-of = { $name } und Gefolge
crisis-roster-twin = { $roster } ({ $letter })
crisis-roster-wrong = Der Vorrat „{ $roster }“ kann nicht gespielt werden: { $problems }.
crisis-total-characters = Charaktere
crisis-total-extraction = Evakuierungskrisen
crisis-total-secure = Sicherungskrisen
crisis-total-tactics = Teamtaktik-Karten

## Rückblicke: was ein Angriff ergeben hat

crisis-recap-attack = { $figure }, { $attack }, auf { $target }
crisis-recap-successes = { $count ->
    [one] Erfolg
   *[other] Erfolge
}
crisis-recap-defence = abgewehrt
crisis-recap-changed = durch Regeln
crisis-recap-damage = { $count ->
   *[other] Schaden
}
