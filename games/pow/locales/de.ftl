# POW. Die Worte des Regelverzeichnisses (games/pow/ledger/pow.yaml, terms); die Sätze sind unsere.
# $side ist `you` für das eigene Team dessen, der zuhört, sonst `other`; $team ist der Name des Teams.

## abilities: the name of each, then what it does

pow-ability-acrobat = Akrobat
pow-ability-acrobat-text = Eine misslungene Gewandtheitsprobe darf wiederholt werden.
pow-ability-assassin = Assassine
pow-ability-assassin-text = Ein Pasch beim Angriffswurf verdoppelt den aufgedruckten Schaden des Angriffs.
pow-ability-brutal = Brutal
pow-ability-brutal-text = Bei einem kritischen Treffer im Nahkampf darf das Ziel zusätzlich Stoß 4 erleiden.
pow-ability-comrade = Kamerad ({ $names })
pow-ability-comrade-text = Gleich nach der Aktivierung dieser Figur darf { $names } aktiviert werden.
pow-ability-cruel = Grausam
pow-ability-cruel-text = Ein Angriff, der die Lebensleiste des Ziels in den roten Bereich bringt, macht 1 Schaden mehr.
pow-ability-fly = Flug
pow-ability-fly-text = Bewegt sich in alle Richtungen, auch nach oben, nimmt keinen Schaden durch Stürze und hat gegen Figuren ohne Flug +1 auf jede Verteidigung.
pow-ability-great-strategist = Großer Stratege
pow-ability-great-strategist-text = Die eigene Seite legt zu Beginn des Spiels einen Initiativemarker mehr in den Ziehbeutel.
pow-ability-immunity = Immunität ({ $nature })
pow-ability-immunity-text = Angriffe der Art „{ $nature }“ verletzen diese Figur nicht und wirken nicht auf sie.
pow-ability-infiltrator = Infiltrator
pow-ability-infiltrator-text = Darf überall auf dem Tisch aufgestellt werden, nur nicht in Kontakt mit einem Gegner.
pow-ability-invisible = Unsichtbar
pow-ability-invisible-text = Ist aus mehr als 1 Zoll Entfernung nicht zu sehen.
pow-ability-leadership = Anführer { $x }
pow-ability-leadership-text = Wird ein Verbündeter im Umkreis von { $x } Zoll aktiviert, erhält er 1 POW mehr, falls sein POW-Wert nicht über dem dieser Figur liegt.
pow-ability-luck = Glück
pow-ability-luck-text = Darf einmal je Runde alle Würfel eines eigenen Wurfs wiederholen.
pow-ability-marksmanship = Schießkunst
pow-ability-marksmanship-text = +1 auf Trefferwürfe im Fernkampf.
pow-ability-master-fighter = Meisterkämpfer
pow-ability-master-fighter-text = Darf bei jedem eigenen Angriff einen Würfel wiederholen.
pow-ability-master-tactician = Meistertaktiker
pow-ability-master-tactician-text = Nach ihrer Aktivierung legt diese Figur eine Willenskraftprobe ab. Gelingt sie, wird sofort eine andere Figur ihrer Seite aktiviert.
pow-ability-mastermind = Drahtzieher
pow-ability-mastermind-text = Zu Beginn des Spiels wird ein gegnerischer Initiativemarker im Ziehbeutel gegen einen der eigenen Seite getauscht.
pow-ability-metallic = Metallisch
pow-ability-metallic-text = Betäuben nimmt dieser Figur 1 POW weniger.
pow-ability-order = Befehl
pow-ability-order-text = Nach der Aktivierung dieser Figur darf sofort ein Verbündeter in Sicht im Umkreis von 5 Zoll aktiviert werden. Er darf in dieser Runde noch nicht aktiviert worden sein.
pow-ability-perfect-plan = Perfekter Plan
pow-ability-perfect-plan-text = Einmal im Spiel darf die eigene Seite den Initiativemarker wählen statt ihn zu ziehen, oder einen gegnerischen Perfekten Plan aufheben.
pow-ability-phase-shift = Phasenwandel
pow-ability-phase-shift-text = Bewegt sich durch Gelände und Figuren hindurch, darf aber nicht darin anhalten.
pow-ability-rage = Raserei { $x }
pow-ability-rage-text = Erhält nach einem K.o. beim Erholen { $x } POW mehr.
pow-ability-regeneration = Regeneration { $x }
pow-ability-regeneration-text = Gewinnt zu Beginn jeder Energiephase { $x } Leben zurück, höchstens bis zum Anfangswert.
pow-ability-resistance = Widerstand { $x } ({ $nature })
pow-ability-resistance-text = Nimmt { $x } weniger Schaden dieser Art: { $nature }.
pow-ability-scientific = Wissenschaftler
pow-ability-scientific-text = Eine misslungene Willenskraftprobe darf wiederholt werden.
pow-ability-soldier = Soldat
pow-ability-soldier-text = Eine misslungene Ausdauerprobe darf wiederholt werden.
pow-ability-stealth = Heimlichkeit
pow-ability-stealth-text = Ist aus mehr als 8 Zoll Entfernung nicht zu sehen.
pow-ability-strategist = Stratege
pow-ability-strategist-text = Einmal je Runde darf die eigene Seite passen, wie viele Figuren auch übrig sind.
pow-ability-thermal-vision = Wärmesicht
pow-ability-thermal-vision-text = Unsichtbar und Heimlichkeit verbergen niemanden vor dieser Figur.
pow-ability-total-vision = Allsicht
pow-ability-total-vision-text = Sieht jede Stelle des Tisches, was auch dazwischen steht. Unsichtbar und Heimlichkeit verbergen keine Figur vor ihr.
pow-ability-toughness = Standfest { $x }
pow-ability-toughness-text = Die Größe ist um { $x } höher, und Stöße und Würfe tragen die Figur { $x } Zoll weniger weit.
pow-ability-wall-crawler = Wandkletterer
pow-ability-wall-crawler-text = Klettert ohne Nachteil und darf die Bewegung überall beenden, auch mitten an einer Wand, nur nicht auf dem Platz einer anderen Figur.
pow-ability-weakness = Schwäche ({ $nature })
pow-ability-weakness-text = Schaden der Art „{ $nature }“ wird für diese Figur verdoppelt und lässt sich weder verringern noch verhindern.

## activations out of turn: the ability that allows them

pow-by-comrade = Kamerad

## answers: what a player may choose, as a short order

pow-answer-activate = { $figure } aktivieren ({ $count } POW)
pow-answer-aim = Nach { $direction } zielen, { $degrees }°: { $targets }
pow-answer-aim-nobody = Nach { $direction } zielen, { $degrees }°
pow-answer-attack = Mit „{ $attack }“ angreifen ({ $cost } POW)
pow-answer-boost-die = Überladung: ein dritter Würfel (1 POW)
pow-answer-boost-no = Keine Überladung
pow-answer-boost-option = Überladung: { $bonus } (1 POW)
pow-answer-brutal-no = Nicht stoßen
pow-answer-brutal-yes = { $target } 4 Zoll weit stoßen
pow-answer-cancel-plan-no = Den Plan gelten lassen
pow-answer-cancel-plan-yes = Mit { $figure } aufheben
pow-answer-control = { $objective } kontrollieren (2 POW)
pow-answer-counter-other = Einen Marker von { $team } wählen
pow-answer-counter-own = Einen eigenen Marker wählen
pow-answer-critical-damage = 1 Schaden mehr
pow-answer-defend = Reagieren: +2 auf { $defence } (1 POW)
pow-answer-defend-no = Keine Abwehrreaktion
pow-answer-deploy = { $figure } bei { $place } aufstellen
pow-answer-dodge-no = Den Schaden hinnehmen
pow-answer-dodge-yes = Gewandtheitsprobe ablegen
pow-answer-edge = Die { $edge } nehmen
pow-answer-end = Aktivierung beenden
pow-answer-first-other = { $team } beginnt
pow-answer-first-own = Selbst beginnen
pow-answer-follow = { $figure } aktivieren
pow-answer-follow-nobody = Keine Figur aktivieren
pow-answer-get-up = Aufstehen (1 POW)
pow-answer-grab = Packen und werfen (2 POW)
pow-answer-grab-thing = { $thing } packen
pow-answer-lay-down = { $objective } ablegen
pow-answer-leap = In die Tiefe springen (1 POW)
pow-answer-leap-place = Landen { $where }
pow-answer-move = Bewegen
pow-answer-next-test = Als Nächstes die Probe von { $figure }
pow-answer-no = Nein
pow-answer-nobody = Niemand
pow-answer-pass = Passen
pow-answer-pick-up = { $objective } aufheben (2 POW)
pow-answer-place = Zu { $place } gehen
pow-answer-plan-no = Den Plan behalten
pow-answer-plan-yes = Perfekten Plan nutzen ({ $figure })
pow-answer-power = „{ $power }“ nutzen ({ $cost } POW)
pow-answer-power-target = { $thing } wählen ({ $inches ->
    [0] in Kontakt
   *[other] { $inches } Zoll entfernt
})
pow-answer-power-walk = { $figure } bewegen: { $where }
pow-answer-react = { $figure } nutzt „{ $power }“ ({ $cost } POW)
pow-answer-react-no = Keine Kraft nutzen
pow-answer-recover-no = Die Aktivierung verfallen lassen
pow-answer-recover-yes = Ausdauerprobe ablegen
pow-answer-reroll-all = Alle Würfel wiederholen ({ $by })
pow-answer-reroll-no = Den Wurf behalten
pow-answer-reroll-one = Den Würfel mit { $face } wiederholen ({ $by })
pow-answer-reroll-test-no = Den Fehlschlag hinnehmen
pow-answer-reroll-test-yes = Die Probe wiederholen ({ $by })
pow-answer-route = { CAPITAL($how) } { $where }, { $cost } POW
pow-answer-route-nowhere = Stehen bleiben, { $cost } POW
pow-answer-target = { $thing } angreifen ({ $inches ->
    [0] in Kontakt
   *[other] { $inches } Zoll entfernt
})
pow-answer-throw-spot = Nach { $place } werfen
pow-answer-throw-thing = Auf { $thing } werfen ({ $inches ->
    [0] in Kontakt
   *[other] { $inches } Zoll entfernt
})
pow-answer-yes = Ja

## asks: the questions, put to the player who answers

pow-ask-act = Was tut { $figure }? (noch { $count } POW)
pow-ask-activate = Welche Figur aktivierst du?
pow-ask-aim = Wohin zeigt die Schablone von „{ $attack }“ ({ $figure })?
pow-ask-boost = Überlädst du „{ $attack }“ von { $figure } für 1 POW?
pow-ask-boost-grab = Überlädst du den Wurf von { $figure } für 1 POW?
pow-ask-brutal-push = Stößt { $figure } { $target } 4 Zoll weit (Brutal)?
pow-ask-cancel-plan = Den gegnerischen Perfekten Plan mit dem von { $figure } aufheben?
pow-ask-counter = Wessen Marker gilt in dieser Runde?
pow-ask-critical = Welchen Bonus erhält „{ $attack }“? { $figure } trifft { $target } kritisch.
pow-ask-defend = Reagiert { $figure } für 1 POW? { $attacker } greift an ({ $defence }).
pow-ask-deploy = Welche Figur stellst du auf, und wo?
pow-ask-dodge = Legt { $figure } eine Gewandtheitsprobe ab? Gelingt sie, halbiert das die { $damage } Schaden.
pow-ask-edge = Welche Kante nimmst du?
pow-ask-first = Wer macht die erste Aktivierung?
pow-ask-follow = Wer wird sofort aktiviert? ({ $figure }, { $by })
pow-ask-grab = Was packt { $figure }?
pow-ask-leap = Wo landet { $figure }?
pow-ask-next-test = Wessen K.o.-Probe ist die nächste?
pow-ask-perfect-plan = Wählst du mit dem Perfekten Plan von { $figure } den Marker?
pow-ask-power-target = Auf wen nutzt { $figure } „{ $power }“?
pow-ask-power-walk = Wohin geht { $moved }? { $figure } bewegt diese Figur bis zu { $inches } Zoll.
pow-ask-react-hit = Nutzt du eine Kraft? { $attacker } hat { $target } getroffen.
pow-ask-react-targeted = Nutzt du eine Kraft? { $attacker } greift { $target } an.
pow-ask-recover = Legt { $figure } eine Ausdauerprobe ab, um sich vom K.o. zu erholen?
pow-ask-reroll-attack = Würfelt { $figure } noch einmal? { $dice } ergeben { $total } gegen { $target }. { $needed } oder mehr trifft.
pow-ask-reroll-test = Wiederholt { $figure } die misslungene Probe ({ $of }, { $by })?
pow-ask-route = Wohin bewegt sich { $figure }? (noch { $count } POW)
pow-ask-target = Wer ist das Ziel von „{ $attack }“ ({ $figure })?
pow-ask-throw = Worauf wirft { $figure } { $held }?

## attacks as they are printed

pow-attack = { $name }: { $parts }
pow-attack-cost = { $cost } POW
pow-attack-critical = kritisch { $options }
pow-attack-damage = { $damage } Schaden
pow-attack-melee = Nahkampf
pow-attack-overload = Überladung { $options }
pow-attack-ranged = Fernkampf { $inches } Zoll
pow-attack-special-power = Superkraft
pow-attack-spray = Strahlkegel { $length } × { $width } Zoll
pow-attack-wave = Welle { $inches } Zoll

## bonuses of boosts and critical hits

pow-bonus-damage = +{ $x } Schaden
pow-bonus-option = Möglichkeit { $number }

## cards

pow-card-abilities = Fähigkeiten
pow-card-attacks = Angriffe
pow-card-base = Base { $base } Zoll, Höhe { $height } Zoll
pow-card-defences = Verteidigung: körperlich { $physical }, mental { $mental }, Energie { $energy }
pow-card-keyword = { $name }: { $text }
pow-card-life = Leben { $life }, roter Bereich ab { $red }
pow-card-life-pow = Leben { $life }, roter Bereich ab { $red } (dort POW { $change })
pow-card-powers = Superkräfte
pow-card-tests = Gewandtheit { $agility }, Ausdauer { $stamina }, Willenskraft { $willpower }
pow-card-title = { $name }, Stufe { $level }
pow-card-values = POW { $pow }, Bewegung { $speed }, Stärke { $strength }, Angriff { $attack }, Größe { $size }

## characteristics

pow-characteristic-agility = Gewandtheit
pow-characteristic-stamina = Ausdauer
pow-characteristic-willpower = Willenskraft

## classes of scenery

pow-class-t1 = Straßenmöbel
pow-class-t2 = Auto, Baum oder Schuppen
pow-class-t3 = Lastwagen oder Bus
pow-class-t4 = Panzer oder Haus
pow-class-t5 = Wohnblock
pow-class-t6 = Wolkenkratzer

## defences and natures

pow-defence-energy = Energieverteidigung
pow-defence-mental = mentale Verteidigung
pow-defence-physical = körperliche Verteidigung
pow-nature-energy = Energie
pow-nature-mental = mental
pow-nature-physical = körperlich

## directions, seen from above with north on top


## edges of the table

pow-edge-north = Nordkante
pow-edge-south = Südkante

## effects of attacks: the name of each, then what it does

pow-effect-awkwardness = Ungeschick { $x }
pow-effect-awkwardness-text = Senkt die Energieverteidigung des Ziels um { $x } bis zum Ende der Runde.
pow-effect-dazzle = Blenden { $x }
pow-effect-dazzle-text = Senkt die mentale Verteidigung des Ziels um { $x }, bis die Runde endet oder das Ziel aktiviert wird.
pow-effect-distract = Ablenken { $x }
pow-effect-distract-text = Senkt die körperliche Verteidigung des Ziels um { $x }, bis die Runde endet oder das Ziel aktiviert wird.
pow-effect-ensnare = Fesseln { $x }
pow-effect-ensnare-text = Nimmt dem Ziel { $x } Zoll von jeder Bewegung, bis seine nächste Aktivierung oder die Runde vorbei ist.
pow-effect-explosive = Explosiv { $x }
pow-effect-explosive-text = Bei einem Treffer werden alle Figuren im Umkreis von { $x } Zoll um das Ziel mit angegriffen. Getroffene dürfen eine Gewandtheitsprobe ablegen, um nur die Hälfte zu nehmen.
pow-effect-homing = Zielsuchend
pow-effect-homing-text = Braucht keine Sichtlinie.
pow-effect-irresistible = Unwiderstehlich
pow-effect-irresistible-text = Sonderverteidigungen zählen dagegen nicht.
pow-effect-penetrative = Durchschlagend
pow-effect-penetrative-text = Deckung zählt dagegen nicht, und Gelände im Weg nimmt Schaden, ohne aufzuhalten.
pow-effect-pierce = Durchbohrend { $x }
pow-effect-pierce-text = Geht hinter dem Ziel { $x } Zoll weiter und greift alle an, die dort stehen.
pow-effect-push = Stoß { $x }
pow-effect-push-text = Bewegt das Ziel { $x } Zoll gerade vom Angreifer weg, als wäre es geworfen worden.
pow-effect-stun = Betäuben { $x }
pow-effect-stun-text = Nimmt dem Ziel { $x } POW.

## events: what happened

pow-event-activated = { $figure } wird aktiviert.
pow-event-activated-extra = { $figure } wird sofort aktiviert ({ $by }).
pow-event-activation-ended = { $figure } ist fertig.
pow-event-affected = { $figure } erleidet { $effect }.
pow-event-attack-declared = { $figure } greift mit „{ $attack }“ an.
pow-event-attack-rerolled = { $figure } wiederholt den Angriffswurf ({ $by }).
pow-event-bag-filled = Der Ziehbeutel wird gefüllt: { $a } für { $team-a }, { $b } für { $team-b }.
pow-event-boosted-die = { $figure } überlädt den Angriff mit einem dritten Würfel.
pow-event-boosted-no = { $figure } überlädt den Angriff nicht.
pow-event-boosted-option = { $figure } überlädt den Angriff: { $bonus }.
pow-event-coin-tossed = { $side ->
    [you] Die Münze fällt für dich: Du stellst zuerst auf.
   *[other] Die Münze fällt für { $team }; dieses Team stellt zuerst auf.
}
pow-event-controlled = { $figure } kontrolliert jetzt { $objective }.
pow-event-counter-chosen = { $side ->
    [you] Der gewählte Marker ist deiner.
   *[other] Der gewählte Marker gehört { $team }.
}
pow-event-counter-drawn = { $side ->
    [you] Der gezogene Marker ist deiner.
   *[other] Der gezogene Marker gehört { $team }.
}
pow-event-critical-hit = { $figure } trifft { $target } kritisch: { $bonus }.
pow-event-damaged = { $figure } nimmt { $amount } Schaden ({ $nature }); noch { $life } Leben.
pow-event-damaged-none = { $figure } nimmt keinen Schaden.
pow-event-defence-raised = { $figure } hat bis zum Ende der Runde +{ $by } auf { $defence }.
pow-event-defended = { $figure } reagiert: +2 auf { $defence } bis zur nächsten eigenen Aktivierung.
pow-event-deployed = { $figure } wird bei { $place } aufgestellt.
pow-event-die-rerolled = { $figure } wirft den Würfel, der { $face } zeigt, noch einmal ({ $by }).
pow-event-dodged = { $figure } weicht aus.
pow-event-dropped = { $figure } lässt { $objective } bei { $place } zurück.
pow-event-edge-chosen = { $side ->
    [you] Du nimmst die { $edge }.
   *[other] { $team } nimmt die { $edge }.
}
pow-event-ended-drawn = Das Spiel ist aus: unentschieden.
pow-event-ended-won = { $side ->
    [you] Das Spiel ist aus: Du gewinnst.
   *[other] Das Spiel ist aus: { $team } gewinnt.
}
pow-event-fell = { $figure } fällt { $height } Zoll tief nach { $place }.
pow-event-first-decided = { $side ->
    [you] Du machst die erste Aktivierung.
   *[other] { $team } macht die erste Aktivierung.
}
pow-event-got-up = { $figure } steht auf.
pow-event-grab-failed = { $figure } bekommt { $thing } nicht zu packen.
pow-event-grabbed = { $figure } packt { $thing }.
pow-event-knocked-down = { $figure } ist niedergeschlagen.
pow-event-knocked-out = { $figure } ist K.o.
pow-event-landed = { $thing } bleibt bei { $place } liegen.
pow-event-leapt = { $figure } springt { $height } Zoll tief nach { $place }.
pow-event-life-regained = { $figure } gewinnt { $count } Leben zurück und hat { $now }.
pow-event-moved = { $figure } bewegt sich { $length } Zoll nach { $place } ({ $paid } POW).
pow-event-paid = { $figure } zahlt { $count } POW und hat noch { $now }.
pow-event-passed = { $side ->
    [you] Du passt.
   *[other] { $team } passt.
}
pow-event-phase-began = { $turn ->
    [0] { CAPITAL($phase) }.
   *[other] Runde { $turn }: { $phase }.
}
pow-event-picked-up = { $figure } hebt { $objective } auf.
pow-event-plan-cancelled = { $figure } antwortet mit einem eigenen Perfekten Plan und hebt ihn auf.
pow-event-plan-used = { $figure } nutzt Perfekter Plan.
pow-event-pow-gained = { $figure } erhält { $count } POW und hat { $now }.
pow-event-pow-lost = { $figure } verliert { $count } POW und hat noch { $now }.
pow-event-power-used = { $figure } nutzt „{ $power }“.
pow-event-push-ignored = { $figure } hält dem Stoß stand.
pow-event-pushed = { $figure } wird { $length } Zoll nach { $place } gestoßen.
pow-event-recovered = { $figure } kommt zu sich.
pow-event-removed = { $figure } ist ausgeschaltet und verlässt das Spiel.
pow-event-reset = Der Tisch wird aufgeräumt.
pow-event-rolled-hit = { $figure } wirft { $dice } gegen { $target }: { $total } übertrifft { $defence }, ein Treffer.
pow-event-rolled-hit-cover = { $figure } wirft { $dice } gegen { $target } in Deckung: { $total } übertrifft { $defence }, ein Treffer.
pow-event-rolled-miss = { $figure } wirft { $dice } gegen { $target }: { $total } übertrifft { $defence } nicht, daneben.
pow-event-rolled-miss-cover = { $figure } wirft { $dice } gegen { $target } in Deckung: { $total } übertrifft { $defence } nicht, daneben.
pow-event-scenery-damaged = { $piece } nimmt { $amount } Schaden; noch { $left } { $left ->
    [one] Strukturpunkt
   *[other] Strukturpunkte
}.
pow-event-scenery-destroyed = { $piece } ist zerstört.
pow-event-scored = { $side ->
    [you] Du erhältst { $points } und hast { $total }.
   *[other] { $team } erhält { $points } und hat { $total }.
}
pow-event-stayed-out = { $figure } bleibt K.o.; die Aktivierung ist vorbei.
pow-event-targeted = { $figure } zielt auf { $targets }.
pow-event-targeted-nobody = { $figure } zielt auf niemanden.
pow-event-test-rerolled = { $figure } wiederholt die Probe ({ $by }).
pow-event-tested-failed = { $figure } legt eine Probe ab ({ $of }): { $dice } ergeben { $total } gegen { $value }, misslungen.
pow-event-tested-passed = { $figure } legt eine Probe ab ({ $of }): { $dice } ergeben { $total } gegen { $value }, gelungen.
pow-event-thrown-spot = { $figure } wirft { $thing } nach { $place }.
pow-event-thrown-thing = { $figure } wirft { $thing } auf { $target }.
pow-event-unaffected = { $figure } ist immun und schüttelt den Angriff ab ({ $nature }).
pow-event-walked = Eine Kraft bewegt { $figure } nach { $place }.

## figures that are told apart, and things on the table

pow-objective-pillar = Säule { $number }
pow-objective-relic = Relikt { $number }

## frequencies

pow-frequency-once-per-game = einmal im Spiel
pow-frequency-once-per-turn = einmal je Runde

## missions

pow-mission = { $name }, { $turns } { $turns ->
    [one] Runde
   *[other] Runden
}
pow-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
pow-scoring-carried = { $points } am Ende jeder Runde, ab Runde { $turn }, für jedes getragene Relikt
pow-scoring-carried-at-end = { $points } am Ende des Spiels für jedes getragene Relikt
pow-scoring-control-all = { $points } für die erste Seite, die am Ende einer Runde alle Säulen kontrolliert
pow-scoring-first-ko = { $points }, wenn ein Gegner zum ersten Mal K.o. geht
pow-scoring-held = { $points } für dieselbe Säule am Ende von { $turns } Runden in Folge
pow-scoring-most-at-end = { $points } am Ende des Spiels für die Seite, die mehr Säulen kontrolliert
pow-scoring-removed = { $points } für jeden Gegner, der das Spiel verlässt

## movements

pow-how-climb = klettere
pow-how-fly = fliege
pow-how-jump = springe
pow-how-walk = gehe

## phases

pow-phase-action = Aktionsphase
pow-phase-deployment = Aufstellung
pow-phase-final = Endphase
pow-phase-initiative = Initiativephase
pow-phase-power = Energiephase

## places: inches from the west edge, then from the south edge

pow-where-ground = hinab auf den Boden
pow-where-height = bis in { $inches } Zoll Höhe
pow-where-length = { $inches } Zoll
pow-where-touching = in Kontakt mit { $figures }

## powers as they are printed

pow-answered-any = ein Angriff
pow-answered-special-power = ein Angriff mit einer Superkraft
pow-modifier-defence = +{ $by } auf { $defence }
pow-modifier-ignore-pushes = { $count ->
    [one] 1 Stoß jeder Runde bleibt wirkungslos, der erste
   *[other] die ersten { $count } Stöße jeder Runde bleiben wirkungslos
}
pow-modifier-less-damage = { $by } Schaden weniger ({ $nature })
pow-modifier-melee-to-hit = +{ $by } auf Trefferwürfe im Nahkampf
pow-modifier-speed = +{ $inches } Zoll auf jede Bewegung
pow-power = { $name }: { $text }
pow-power-active = aktiv
pow-power-does = { CAPITAL($terms) }. { $steps }
pow-power-passive = Passiv. { $modifiers }
pow-power-reactive = reaktiv
pow-power-reacts = { CAPITAL($terms) }. Wenn { $trigger }: { CAPITAL($steps) }
pow-power-terms = { $when } ({ $terms })
pow-step-apply = { $whom } erleidet { $effect }
pow-step-damage = { $whom } nimmt { $amount } Schaden ({ $nature })
pow-step-gain-pow = { $whom } erhält { $count } POW
pow-step-get-up = { $whom } steht auf
pow-step-heal = { $whom } gewinnt { $amount } Leben zurück
pow-step-knock-down = { $whom } wird niedergeschlagen
pow-step-less-damage = { $whom } nimmt { $by } Schaden weniger
pow-step-raise-defence = { $whom } hat bis zum Ende der Runde +{ $by } auf { $defence }
pow-step-test = { $whom } legt eine Probe ab ({ $of })
pow-step-test-either = { $whom } legt eine Probe ab ({ $of }).{ $lines }
pow-step-test-fail = { $whom } legt eine Probe ab ({ $of }). Bei einem Misserfolg: { CAPITAL($fail) }
pow-step-test-pass = { $whom } legt eine Probe ab ({ $of }). Bei einem Erfolg: { CAPITAL($pass) }
pow-step-walk = bewege { $whom } bis zu { $inches } Zoll
    .whom = accusative
pow-step-failed = Misserfolg: { CAPITAL($steps) }.
pow-step-passed = Erfolg: { CAPITAL($steps) }.
pow-trigger-hit = { $attack } { $whom } trifft
    .whom = accusative
pow-trigger-targeted = { $attack } auf { $whom } zielt
    .whom = accusative

## problems of a setup

pow-problem-levels = { $team } hat { $total } Stufen; vereinbart sind höchstens { $limit }
pow-problem-players = es spielen zwei Teams, nicht { $count }
pow-problem-same-true-name = { $team } hat { $name } doppelt
pow-problem-team-size = { $team } hat { $size } { $size ->
    [one] Figur
   *[other] Figuren
}; ein Team hat 2 bis 8
pow-problem-unknown-battlefield = es gibt kein Schlachtfeld „{ $id }“
pow-problem-unknown-character = es gibt keine Figur „{ $id }“
pow-problem-unknown-mission = es gibt keine Mission „{ $id }“
pow-problem-wrong-battlefield = die Mission „{ $mission }“ wird nicht auf „{ $battlefield }“ gespielt

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

pow-why-abilities_comrade = Nur die von Kamerad genannten Figuren dürfen folgen.
pow-why-abilities_fly_directions = Nur eine Figur mit Flug bewegt sich durch die Luft.
pow-why-abilities_infiltrator_not-in-contact = Ein Infiltrator wird nicht in Kontakt mit einem Gegner aufgestellt.
pow-why-abilities_invisible = Eine Unsichtbare Figur ist von so weit nicht zu sehen.
pow-why-abilities_luck = Diese Figur hat in dieser Runde kein Glück mehr.
pow-why-abilities_master-fighter = Nur ein Meisterkämpfer darf einen Würfel wiederholen.
pow-why-abilities_master-fighter_one-die = Kein Würfel zeigt diese Zahl.
pow-why-abilities_master-tactician = Der Meistertaktiker muss eine andere Figur der eigenen Seite aktivieren.
pow-why-abilities_order = Befehl reicht zu Verbündeten im Umkreis von 5 Zoll.
pow-why-abilities_order_line-of-sight = Befehl braucht eine Sichtlinie zum Verbündeten.
pow-why-abilities_order_not-yet = Befehl wirkt nur auf Figuren, die in dieser Runde noch nicht aktiviert wurden.
pow-why-abilities_perfect-plan = Der Ziehbeutel enthält keinen Marker dieser Seite.
pow-why-abilities_phase-shift = Mit „Phasenwandel“ geht es hindurch, aber nicht hinauf.
pow-why-abilities_phase-shift_no-stop = Auch mit Phasenwandel hält niemand in Gelände oder anderen Figuren an.
pow-why-abilities_stealth = Eine Figur mit Heimlichkeit ist von so weit nicht zu sehen.
pow-why-abilities_wall-crawler_end = Nur ein Wandkletterer darf an einer Wand anhalten.
pow-why-abilities_wall-crawler_not-on-figure = Auch ein Wandkletterer hält nicht auf dem Platz einer anderen Figur an.
pow-why-attack-types_critical_own-option = Diesen kritischen Bonus hat der Angriff nicht.
pow-why-attack-types_melee_contact = Ein Nahkampfangriff braucht Kontakt mit dem Ziel.
pow-why-attack-types_overload_cost = Eine Überladung kostet 1 POW.
pow-why-attack-types_overload_option = Diese Überladung hat der Angriff nicht.
pow-why-attack-types_ranged_line-of-sight = Ein Fernkampfangriff braucht eine Sichtlinie zum Ziel.
pow-why-attack-types_ranged_minimum = Das Ziel eines Fernkampfangriffs muss weit genug entfernt sein.
pow-why-attack-types_ranged_range = Das Ziel ist außer Reichweite.
pow-why-attack-types_spray_line-of-sight = Ein Strahlkegel trifft nur, was in Sichtlinie ist.
pow-why-attack_reaction_cost = Eine Abwehrreaktion kostet 1 POW.
pow-why-attack_reaction_once = Eine Figur reagiert nur einmal je Runde.
pow-why-attack_step-1-declare = Diesen Angriff hat die Figur nicht.
pow-why-attack_step-2-target = Der Angriff hat kein erlaubtes Ziel.
pow-why-attack_step-3-cannot-pay = Die Figur hat nicht genug POW, um das zu bezahlen.
pow-why-effects_penetrative_line-of-sight = Auch ein Durchschlagender Angriff braucht eine Sichtlinie zum Ziel.
pow-why-falling_leap_cost = Der Sprung in die Tiefe kostet 1 POW.
pow-why-falling_leap_place = Wer springt, landet am Fuß dessen, worauf er stand, und dort, wo die Base hinpasst.
pow-why-grab-throw_grab_contact = Nur was in Kontakt ist, lässt sich packen.
pow-why-grab-throw_grab_cost = Packen und Werfen kostet 2 POW.
pow-why-grab-throw_grab_once = Eine Figur packt und wirft nur einmal je Aktivierung.
pow-why-grab-throw_grab_size = Nur was nicht größer ist als die eigene Stärke, lässt sich packen.
pow-why-grab-throw_grab_what = Nur Gelände und andere Figuren auf dem Tisch lassen sich packen.
pow-why-grab-throw_throw_line-of-sight = Ein Wurf braucht eine Sichtlinie dorthin, wohin er zielt.
pow-why-grab-throw_throw_range = Ein Wurf reicht höchstens doppelt so viele Zoll weit wie die Stärke.
pow-why-grab-throw_throw_roll = Auf diese Figur kann nicht geworfen werden: Sie ist nicht auf dem Tisch oder wird selbst geworfen.
pow-why-ko_down_no-attack = Wer niedergeschlagen ist, kann nicht angreifen.
pow-why-ko_down_no-move = Wer niedergeschlagen ist, kann sich nicht bewegen.
pow-why-ko_down_no-powers = Wer niedergeschlagen ist, kann keine Superkräfte nutzen.
pow-why-ko_down_stand-up = Nur wer niedergeschlagen ist, steht auf, und das kostet 1 POW.
pow-why-ko_effect_no-abilities = Wer K.o. ist, kann seine Fähigkeiten nicht nutzen.
pow-why-ko_end-of-turn = Nur Figuren, deren Lebensleiste im roten Bereich ist, legen die Probe ab.
pow-why-movement_cheapest-sufficient = Der Weg ist zu lang für das gezahlte POW.
pow-why-movement_climb-jump_valid-end = Klettern und Springen müssen dort enden, wo die Figur stehen kann.
pow-why-movement_costs = Eine Bewegung kostet 1, 2 oder 3 POW, und nur für einen Wert, den die Karte nennt.
pow-why-movement_need-pow = Für diese Bewegung hat die Figur nicht genug POW.
pow-why-movement_one-per-activation = Eine Figur bewegt sich nur einmal je Aktivierung.
pow-why-movement_speed-format = Diesen Bewegungswert hat die Karte nicht.
pow-why-rulings_activation_actions = Das ist keine Aktion einer Aktivierung.
pow-why-rulings_activation_forced = Du darfst jetzt nicht passen; eine Figur muss aktiviert werden.
pow-why-rulings_activation_frequency = Das wurde schon so oft genutzt, wie die Karte erlaubt.
pow-why-rulings_activation_unit = Nur eigene Figuren, die in dieser Runde noch nicht aktiviert wurden, kommen in Frage.
pow-why-rulings_activation_zero-cost = Was 0 POW kostet, geht nur einmal je Aktivierung.
pow-why-rulings_card_power-attack = Diese Kraft antwortet nur auf Angriffe mit einer Superkraft.
pow-why-rulings_deploy_order = Nur eigene Figuren, die noch warten, können aufgestellt werden.
pow-why-rulings_deploy_zone = Die ganze Base muss höchstens 6 Zoll von deiner Kante entfernt stehen.
pow-why-rulings_down_no-grab = Wer niedergeschlagen ist, kann nicht packen und werfen.
pow-why-rulings_extra-activation_not-twice = Diese Figur wurde in dieser Runde schon aktiviert.
pow-why-rulings_final_test-order = Nur eigene Figuren, deren Probe noch aussteht, kommen in Frage.
pow-why-rulings_friendly-fire = Auf Verbündete wird weder mit einem Angriff noch mit einem Wurf gezielt.
pow-why-rulings_leap_who = Springen kann nur, wer steht und eine Kante im Umkreis von 1 Zoll hat.
pow-why-rulings_move_climb = Geklettert wird gerade an einer Geländeseite entlang, die die Base erreicht hat.
pow-why-rulings_move_fly-end = Ein Flug muss auf einer Fläche enden.
pow-why-rulings_move_jump = Ein Sprung führt geradlinig über die Lücke zwischen zwei Flächen.
pow-why-rulings_move_measure = Eine Bewegung ist eine Kette gerader Strecken, jede vom Ende der vorigen aus.
pow-why-rulings_move_path = Der Weg oder sein Ende ist durch Gelände, eine Figur oder die Tischkante versperrt.
pow-why-rulings_move_step = Stufen über der halben Höhe der Figur werden geklettert oder gesprungen, nicht gegangen.
pow-why-rulings_objective_control = Kontrollieren und Aufheben braucht 2 POW und ein Missionsziel, das dir noch nicht gehört.
pow-why-rulings_objective_ko = Wer K.o. oder niedergeschlagen ist, kann mit Missionszielen nichts anfangen.
pow-why-rulings_objective_marker = Die Base der Figur muss den Marker des Missionsziels berühren.
pow-why-rulings_pass_limit = Du kannst jetzt nicht noch einmal passen. Aktiviere zuerst eine Figur.
pow-why-rulings_powers_window = Diese Kraft passt nicht zu diesem Moment und dieser Figur.
pow-why-rulings_reaction_choice = Eine Abwehrreaktion erhöht eine der drei Verteidigungen.
pow-why-rulings_red_conscious-only = Wer K.o. ist, legt am Ende der Runde keine Probe ab.
pow-why-rulings_relic_carry = Eine Figur trägt nur ein Relikt, und nur eines, das niemand sonst trägt.
pow-why-rulings_reroll_once = Ein Würfel wird nur einmal wiederholt.
pow-why-rulings_scenery_attack = Dieses Geländestück steht nicht mehr.
pow-why-rulings_scenery_stand = Die ganze Base muss auf die Fläche passen.
pow-why-rulings_spray_aim = Die Schablone muss mindestens einen sichtbaren Gegner bedecken.
pow-why-rulings_table = Die Base muss ganz auf dem Tisch stehen.
pow-why-rulings_throw_edge = Nichts wird vom Tisch geworfen.
pow-why-rulings_throw_scenery-target = Dieses Geländestück steht nicht mehr.
pow-why-rulings_total-vision_attack = Allsicht sieht durch Gelände, aber der Angriff kommt nicht hindurch.
pow-why-table_not-offered = Das stand nicht zur Wahl.
pow-why-table_wrong-kind = Das beantwortet die Frage nicht.

## whom a power concerns

pow-filter-anywhere = { "" }
pow-filter-in-sight = { " " }in Sicht
pow-filter-within = { " " }im Umkreis von { $inches } Zoll
pow-filter-within-in-sight = { " " }in Sicht im Umkreis von { $inches } Zoll
pow-whom-attacker = { $case ->
    [accusative] den Angreifer
   *[plain] der Angreifer
}
pow-whom-each-any = jede Figur{ $filter } (auch { $owner })
pow-whom-each-enemy = { $case ->
    [accusative] jeden Gegner{ $filter }
   *[plain] jeder Gegner{ $filter }
}
pow-whom-each-friend = { $case ->
    [accusative] jeden Verbündeten{ $filter }
   *[plain] jeder Verbündete{ $filter }
}
pow-whom-one-any = eine Figur{ $filter } (auch { $owner })
pow-whom-one-enemy = { $case ->
    [accusative] einen Gegner{ $filter }
   *[plain] ein Gegner{ $filter }
}
pow-whom-one-friend = { $case ->
    [accusative] einen Verbündeten{ $filter }
   *[plain] ein Verbündeter{ $filter }
}
pow-whom-owner = { $owner }
pow-whom-that-any = sie
pow-whom-that-enemy = { $case ->
    [accusative] ihn
   *[plain] er
}
pow-whom-that-friend = { $case ->
    [accusative] ihn
   *[plain] er
}

## The table in words

pow-text-activated = hat gehandelt
pow-text-at = bei ({ $x }; { $y })
pow-text-carries = trägt Relikt { $number }
pow-text-defence = Verteidigung ({ $nature }) { $change }
pow-text-down = zu Boden geschlagen
pow-text-ensnared = { $inches } Zoll langsamer
pow-text-gone = aus dem Spiel
pow-text-height = { $height } Zoll hoch
pow-text-ko = KO
pow-text-life = Leben { $life }/{ $of }
pow-text-piece = { $name }, { $height } Zoll hoch, Größe { $size }, Struktur { $structure }
pow-text-pillar = Säule bei ({ $x }; { $y })
pow-text-pow = { $pow } POW
pow-text-reaction = schützt seine Verteidigung ({ $nature })
pow-text-relic = Relikt bei ({ $x }; { $y })
pow-text-score = Runde { $turn } von { $turns }, { $phase }: { $a } { $points-a }, { $b } { $points-b }
pow-text-waiting = noch nicht aufgestellt

## on pages: bots

pow-bot-greedy = Gierig
pow-bot-greedy-blurb = Wägt jeden Schlag seiner Aktivierung ab und nimmt den besten. Ein ehrlicher Gegner.
pow-bot-random = Zufall
pow-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut für einen ersten Blick.

## on pages: bursts on the board

pow-burst-destroyed = Krach
pow-burst-ko = K.o.
pow-burst-miss = Daneben
pow-burst-removed = Raus

## on pages: what to know before an attack

pow-caution-friends-only = trifft Verbündete, keinen Gegner
pow-caution-friends-too = trifft auch Verbündete
pow-detail-left = noch { $pow } POW
pow-caution-scenery-only = kein Gegner in Reichweite, nur Gelände

## on pages: cards

pow-battlefield-blurb = { $pieces } { $pieces ->
    [one] Geländestück
   *[other] Geländestücke
}
pow-character-line = Stufe { $level } · { $life } Leben
pow-kind-melee = Nahkampf
pow-kind-ranged = Fernkampf
pow-kind-spray = Strahlkegel
pow-kind-wave = Welle
pow-mission-line = { $turns } { $turns ->
    [one] Runde
   *[other] Runden
}: { $scoring }
pow-value-active = Aktiv
pow-value-agility = Gewandtheit
pow-value-attack = Angriff
pow-value-cost = POW
pow-value-damage = Schaden
pow-value-frequency = Wie oft
pow-value-kind = Art
pow-value-level = Stufe
pow-value-life = Leben
pow-value-nature = Wesen
pow-value-passive = Passiv
pow-value-pieces = Gelände
pow-value-pow = POW
pow-value-range = Reichweite in Zoll
pow-value-reactive = Reaktiv
pow-value-red = Rot ab
pow-value-size = Größe
pow-value-speed = Bewegung
pow-value-stamina = Ausdauer
pow-value-strength = Stärke
pow-value-turns = Runden
pow-value-when = Wann
pow-value-willpower = Willenskraft

## on pages: checks before a roll

pow-check-bonus = { $bonus } auf den Trefferwurf durch Fähigkeiten
pow-check-contact = In Kontakt
pow-check-cover = Ziel in Deckung: 1 weniger auf den Trefferwurf
pow-check-each = Für alle im Bereich wird gewürfelt
pow-check-no-cover = Keine Deckung
pow-check-no-sight = Nicht in Sicht
pow-check-range = { $gap }″ entfernt, Reichweite { $range }″
pow-check-roll = Angriff { $attack } gegen Verteidigung { $defence }: { $needed } oder mehr auf den Würfeln
pow-check-sight = In Sicht
pow-check-template = Unter der Schablone

## on pages: conditions of a figure

pow-condition-clings = Hält sich an einer Wand, wo sie nicht stehen könnte
pow-condition-down = Am Boden: jede Verteidigung um 1 gesenkt; weder Bewegung noch Angriff vor dem Aufstehen
pow-condition-ko = K.o.: jede Verteidigung um 3 gesenkt; weder Fähigkeiten noch POW
pow-condition-raised = +{ $x } auf die { $defence } bis zum Ende der Runde
pow-condition-reaction = Reaktion: +2 auf die { $defence } bis zur nächsten Aktivierung

## on pages: endings

pow-chapter = Runde { $turn }, { $phase }
pow-ending-drawn = Unentschieden, { $a } zu { $b }
pow-ending-won = { $team } gewinnt, { $a } zu { $b }
pow-standing = Runde { $turn } von { $turns }, { $a } zu { $b }

## on pages: measures

pow-measure-covered = { $from } zu { $to }: { $inches }″, in Sicht, in Deckung
pow-measure-seen = { $from } zu { $to }: { $inches }″, in Sicht
pow-measure-unseen = { $from } zu { $to }: { $inches }″, nicht in Sicht
pow-reach = { $cost } POW · { $inches }″

## on pages: odds

pow-attack-at = { $attack } auf { $target }
pow-odds-critical = kritisch
pow-odds-damage = Schaden
pow-odds-hit = Treffer
pow-odds-hurt = verletzt
pow-odds-ko = K.o.
pow-odds-pass = bestanden
pow-odds-removed = aus dem Spiel
pow-threshold-red = { $amount } oder mehr: { $figure } ist im Roten und testet gegen K.o.
pow-threshold-removed = { $amount } oder mehr: { $figure } ist aus dem Spiel
pow-variant-plain = Einfach so
pow-variant-reacting = { $variant }, wenn das Ziel reagiert

## on pages: the lobby

pow-blurb = Zwei Teams von Superhelden, 2W8 und eine Handvoll POW: Fäuste, Strahlen, fliegende Autos.
pow-name = POW
pow-option-battlefield = Schlachtfeld
pow-option-mission = Mission
pow-option-team = Team
pow-setup-wrong = So geht es nicht: { $problems }.
pow-sentence-list = { CAPITAL($text) }
pow-sentence-on = { $text }.
pow-team-of = Team { $name }
pow-team-twin = { $team } ({ $letter })
pow-total-levels = Stufen
pow-total-members = Mitglieder

## Rückblicke: was ein Angriff ergeben hat

pow-recap-attack = { $figure }, „{ $attack }“, auf { $target }
pow-recap-throw = { $figure } auf { $target }
pow-recap-die = Würfel
pow-recap-added = Angriff
pow-recap-cover = Deckung
pow-recap-total = Summe
pow-recap-defence = Verteidigung
pow-recap-to-hit = für einen Treffer
pow-recap-hit = Treffer
pow-recap-miss = daneben
pow-recap-damage = { $count ->
   *[other] Schaden
}
