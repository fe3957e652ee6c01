# Crisis Protocol. Die Begriffe sind die des Regelbuchs (rules/crisis.yaml, terms); die Sätze sind unsere eigenen.
# $side ist `you` für die eigene Seite dessen, der zuhört, sonst `other`; $team ist ihr Name.

## answers: what a player may choose, as a short order

crisis-answer-activate = Aktiviere { $figure } (Kraft: { $power })
crisis-answer-advance = Laufe { $where } ({ $tool })
crisis-answer-affiliation = Das Team gehört zu: { $name }
crisis-answer-affiliation-none = Keine Gruppierung
crisis-answer-amount = { $amount }
crisis-answer-attack = Greife an
crisis-answer-battlefield = Spiele lieber auf „{ $name }“
crisis-answer-battlefield-agree = Einverstanden
crisis-answer-card = Nimm „{ $card }“
crisis-answer-climb = Klettere { $where }
crisis-answer-condition = Entferne { $condition }
crisis-answer-crisis-type = Ziehe die Krise der Art { $kind }
crisis-answer-deploy = Stelle { $figure } bei { $place } auf
crisis-answer-dice = { CAPITAL($dice) }
crisis-answer-dice-none = Keine Würfel
crisis-answer-edge = Nimm den { $edge }
crisis-answer-effect = Nutze „{ $source }“ ({ $figure }, { $cost } Kraft)
crisis-answer-effect-card = Nutze „{ $source }“ ({ $cost } Kraft)
crisis-answer-effect-pass = Nichts weiter
crisis-answer-end-activation = Beende die Aktivierung
crisis-answer-end-turn = Beende den Zug
crisis-answer-face = { CAPITAL($face) }
crisis-answer-interact = Interagiere mit { $token }
crisis-answer-join-in = Zahle mit ({ $cost } Kraft)
crisis-answer-join-in-no = Zahle nicht mit
crisis-answer-leader = { $figure } führt das Team
crisis-answer-move = Bewege dich ({ $tool })
crisis-answer-move-any = Bewege dich
crisis-answer-no = Nein
crisis-answer-on-top = Obendrauf
crisis-answer-option = Möglichkeit { $number }
crisis-answer-order = Zuerst „{ $source }“
crisis-answer-other-target = Wähle ein anderes Ziel
crisis-answer-other-target-no = Greife nicht an
crisis-answer-pass = Passe
crisis-answer-place = Bei { $place }
crisis-answer-place-way = { CAPITAL($where) }
crisis-answer-power = Nutze „{ $power }“ ({ $cost } Kraft)
crisis-answer-power-action = Aktion: „{ $power }“ ({ $cost } Kraft)
crisis-answer-shake = Erhole dich
crisis-answer-squad = { $name } (Bedrohung { $threat })
crisis-answer-squad-done = Das Team ist vollständig
crisis-answer-stay = Bleib stehen
crisis-answer-tactic = Spiele „{ $card }“ ({ $cost } Kraft)
crisis-answer-tactics = „{ $card }“
crisis-answer-tactics-done = Keine weiteren Karten
crisis-answer-target = { $thing }, { $inches ->
    [0] in Kontakt
   *[other] { $inches } Zoll entfernt
} (Schaden: { $damage } von { $stamina })
crisis-answer-thing = { CAPITAL($thing) }
crisis-answer-threat = Bedrohung { $threat }, von der Krise der Art { $kind }
crisis-answer-under = Darunter
crisis-answer-way = Nach { $direction }, { $degrees }°
crisis-answer-weapon = { $attack }: { $kind }, { $reach }, Stärke { $strength }, { $cost } Kraft
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
crisis-ask-amount = „{ $source }“: Wie viel, von { $least } bis { $most }?
crisis-ask-attack = Mit welchem Angriff greift { $figure } an?
crisis-ask-battlefield = Bist du einverstanden, auf „{ $name }“ zu spielen?
crisis-ask-beam = { $figure }, „{ $attack }“: Wohin zeigt der Strahl?
crisis-ask-condition = Welchen Zustand verliert { $figure }?
crisis-ask-crisis-type = Welche Art von Krise ziehst du?
crisis-ask-deploy = Wen stellst du auf, und wo?
crisis-ask-deploy-grunts = Wo wird { $figure } aufgestellt?
crisis-ask-dice = „{ $source }“: Welche Würfel des { $roll }, höchstens { $most }?
    .roll = genitive
crisis-ask-dice-exactly = „{ $source }“: { $most ->
    [one] Welcher Würfel
   *[other] Welche { $most } Würfel
} des { $roll }?
    .roll = genitive
crisis-ask-edge = Welchen Rand nimmst du?
crisis-ask-effect = { CAPITAL($moment) }: Einen Effekt nutzen?
crisis-ask-face = „{ $source }“: Welche Seite zeigt der Würfel jetzt?
crisis-ask-join-in = „{ $card }“: Zahlt { $figure } mit ({ $cost } Kraft)?
crisis-ask-leader = Wessen Führungsfähigkeit gilt?
crisis-ask-may = „{ $source }“: Ausführen?
crisis-ask-on-terrain = Liegt { $token } auf oder unter: { $piece }?
crisis-ask-option = „{ $source }“: Was davon?
crisis-ask-order = Welcher Effekt kommt zuerst?
crisis-ask-other-target = { $target } ist außer Reichweite von { $figure }: ein anderes Ziel?
crisis-ask-place = Wohin wird { $figure } versetzt, in Reichweite { $range } von { $of }?
crisis-ask-squad = Wer kommt in dein Team? (Bedrohung: { $threat } von { $limit })
crisis-ask-tactics = Welche Teamtaktik-Karten nimmst du? ({ $count } von 5)
crisis-ask-target = { $figure }, „{ $attack }“: Wer ist das Ziel?
crisis-ask-thing = „{ $source }“: Wer oder was?
crisis-ask-threat = Welche maximale Bedrohung gilt?
crisis-ask-token = Wohin kommt { $token }, in Reichweite { $range }?
crisis-ask-turn = Was tust du in deinem Zug?
crisis-ask-way = In welche Richtung geht es für { $figure }{ $wedge }?
crisis-wedge-away = , weg von { $place }
crisis-wedge-free = { "" }
crisis-wedge-toward = , zu { $place } hin

## cards: attacks

crisis-attack-unnamed = ein Angriff

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
crisis-event-changed = { CAPITAL($roll) }: { $dice } wird zu { $to } geändert.
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
crisis-event-rerolled = { CAPITAL($roll) }: { $dice } neu geworfen.
crisis-event-rolled = { CAPITAL($roll) }: { $dice }.
crisis-event-round = Runde { $round }.
crisis-event-scored = { $team-a } erzielt { $a } und hat { $total-a }; { $team-b } erzielt { $b } und hat { $total-b }.
crisis-event-shifted = { CAPITAL($piece) }: zur Seite gerückt.
crisis-event-squad-ready = { $side ->
    [you] Dein Team steht fest.
   *[other] Das Team von { $team } steht fest.
}
crisis-event-squads = Die Teams: { $team-a } mit { $a }; { $team-b } mit { $b }.
crisis-event-step = { $step }: { $attacker } gegen { $target }.
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
crisis-problem-gems = Steine
crisis-problem-secure = Sicherungs-Krisen
crisis-problem-tactics = Teamtaktik-Karten

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

crisis-refusal-half = { $why } Es sind { $value } von { $limit }.
crisis-refusal-power = { $why } Nötig: { $limit }, vorhanden: { $value }.
crisis-refusal-threat = { $why } Es wären { $value } von { $limit }.
crisis-why-activation_action_move = Eine Bewegung ist einmal laufen oder klettern.
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
crisis-why-attack_need-target = Es gibt niemanden anzugreifen.
crisis-why-attack_no-allied-target = Verbündete können nicht angegriffen werden.
crisis-why-attack_range-and-los = Das Ziel ist außer Reichweite oder außer Sicht.
crisis-why-attack_step1_affordable = Für diesen Angriff ist nicht genug Kraft da.
crisis-why-attack_step1_choose = Die Karte hat keinen solchen Angriff.
crisis-why-attack_step2_declare = Das kann nicht das Ziel des Angriffs sein.
crisis-why-attack_step2_out-of-range = Das Ziel ist in Sicht, aber außer Reichweite.
crisis-why-battlefield_terrain-agreement = Dieses Schlachtfeld steht nicht zur Wahl oder wurde schon vorgeschlagen.
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
crisis-why-deployment_legal-position = Dort kann niemand stehen.
crisis-why-deployment_within-3 = Stelle innerhalb von Reichweite 3 zum eigenen Rand auf.
crisis-why-dice_failure = Ein Fehlschlag wird weder neu geworfen noch geändert.
crisis-why-effects_cannot-beats-can = Ein anderer Effekt verbietet es.
crisis-why-effects_same-name-once = Ein Effekt dieses Namens wurde schon genutzt.
crisis-why-effects_sources = Der Effekt bietet das nicht an.
crisis-why-grunts_deployed-with-parent = Diener werden mit ihrem Meister aufgestellt.
crisis-why-grunts_never-in-roster = Diener gehören in keinen Vorrat.
crisis-why-grunts_not-chosen = Diener werden mit ihrem Meister aktiviert.
crisis-why-infinity-gems_bearer-needed = Der Charakter ist kein Träger dieses Steins.
crisis-why-infinity-gems_one-of-each = Jeden Stein gibt es nur einmal.
crisis-why-infinity-gems_one-per-character = Der Charakter trägt mehr Steine, als er darf.
crisis-why-leadership_needs-affiliation = Diese Führungsfähigkeit braucht ihre Gruppierung.
crisis-why-line-of-sight_terrain-blocks = Gelände unterbricht die Sichtlinie.
crisis-why-modify-dice_once-per-ability = Diese Regel darf diese Würfel nicht anrühren, oder nicht noch einmal.
crisis-why-movement_must-fit = Dort hat die Miniatur keinen Platz.
crisis-why-movement_no-base-overlap-end = Die Basis würde eine andere überschneiden.
crisis-why-movement_no-partial-terrain = Die Basis muss ganz auf dem Gelände stehen oder daneben.
crisis-why-movement_not-off-board = Niemand verlässt das Schlachtfeld.
crisis-why-objectives_drop_placement = Ein fallen gelassener Marker kommt in die Nähe dessen, der ihn hielt.
crisis-why-objectives_hold = Jemand hält diesen Marker.
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
crisis-why-superpowers_fields = Die Karte hat keine solche Superkraft, oder ihre Bedingung ist nicht erfüllt.
crisis-why-superpowers_once-per-turn = Diese Superkraft wurde in diesem Zug schon genutzt.
crisis-why-superpowers_optional = Für diese Superkraft gibt es nichts zu tun.
crisis-why-superpowers_reactive_trigger = Das wird jetzt durch nichts ausgelöst.
crisis-why-table_not-offered = Das steht nicht zur Wahl.
crisis-why-table_wrong-kind = Das ist keine Antwort auf die Frage.
crisis-why-team-tactics_affiliation-required = Diese Karte braucht ihre Gruppierung.
crisis-why-team-tactics_discard = Diese Karte gehört nicht zu denen, die gespielt werden können.
crisis-why-team-tactics_play-sequence = Niemand kann diese Karte jetzt spielen.
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
    [genitive] Wurfs
   *[plain] Wurf
}
crisis-roll-attack = { $case ->
    [genitive] Angriffswurfs
   *[plain] Angriffswurf
}
crisis-roll-defence = { $case ->
    [genitive] Verteidigungswurfs
   *[plain] Verteidigungswurf
}
crisis-roll-dodge = { $case ->
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
