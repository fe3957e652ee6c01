# Gotham City Chronicles. Die Begriffe sind die des Regelverzeichnisses (games/gotham/ledger/gotham.yaml, terms); die Sätze sind unsere eigenen.

## answers: what a player may choose, as a short order

gotham-answer-act-manipulation = Manipulation ({ $dice })
gotham-answer-act-melee = Nahkampfangriff ({ $dice })
gotham-answer-act-nothing = Nichts tun
gotham-answer-act-ranged = Fernkampfangriff ({ $dice })
gotham-answer-act-thought = Überlegung ({ $dice })
gotham-answer-amount = Steine: { $count }
gotham-answer-box = { CAPITAL($box) }
gotham-answer-bring = Eine Figur ({ $tile }) nach „{ $zone }“ holen
gotham-answer-bring-end = Keine Figur mehr holen
gotham-answer-character = { $figure } aktivieren („{ $zone }“)
gotham-answer-character-end = Keinen Charakter mehr aktivieren
gotham-answer-clean = Den Fluss reinigen: { $tile }
gotham-answer-demobilise = Demobilisiere: { $tile }
gotham-answer-dice-done = Würfel liegen lassen
gotham-answer-dice-throw = Neu werfen: { $dice }
gotham-answer-die = { CAPITAL($die) }
gotham-answer-dissipate = Zuerst die Verflüchtigungsmarker
gotham-answer-drop = Lass fallen: { $card }
gotham-answer-drop-done = Nichts fallen lassen
gotham-answer-event = Ereignis: { $event }
gotham-answer-figure = { $figure } („{ $zone }“)
gotham-answer-go = Geh nach „{ $zone }“
gotham-answer-hand-over = Gib ab an { $player }
gotham-answer-line = { CAPITAL($bonuses) }
gotham-answer-line-number = Zeile { $number }
gotham-answer-manipulate = { $hero }: Manipulation
gotham-answer-melee = { $hero }: Nahkampfangriff
gotham-answer-move = { $hero }: Bewegung
gotham-answer-nature = { CAPITAL($nature) }
gotham-answer-no = Nein
gotham-answer-nowhere = { $figure }
gotham-answer-pass = Passe
gotham-answer-ranged = { $hero }: Fernkampfangriff
gotham-answer-rule = Zuerst, nach der Mission: { $does }
gotham-answer-skill = { $skill } nutzen
gotham-answer-skill-done = Keine Fertigkeit nutzen
gotham-answer-state = { CAPITAL($state) }
gotham-answer-stop = Nicht weiter
gotham-answer-think = { $hero }: Überlegung
gotham-answer-tile = Aktiviere: { $tile }
gotham-answer-tile-end = Kein Plättchen mehr aktivieren
gotham-answer-weapon = Mit: { $card }
gotham-answer-weapon-none = Ohne Waffe
gotham-answer-yes = Ja
gotham-answer-zone = „{ $zone }“

## asks: the questions, put to the player who answers

gotham-ask-act = Welcher Held handelt, und wie?
gotham-ask-along = Entlang welcher Sichtlinie handelt { $figure }?
gotham-ask-arrival = Welche Nachbarzone nimmt { $figure }? Diese ist voll.
gotham-ask-beside = Welche Nachbarzone sprengt { $figure } ebenfalls?
gotham-ask-character = Welchen Charakter von { $tile } aktivierst du?
gotham-ask-character-act = Was tut { $figure }?
gotham-ask-cloud-zone = Wohin kommen die Marker ({ $cloud })?
gotham-ask-consent = Einverstanden, { $hero }? { CAPITAL($nature) }.
gotham-ask-cube-from = Aus welchem Feld von { $who } kommt der nächste Stein? (noch { $left })
gotham-ask-cubes = Wie viele Steine gibt { $figure } aus ({ $box })?
gotham-ask-cubes-defence = Mit wie vielen Steinen verteidigt sich { $figure }? (Erfolge des Angriffs: { $attack })
gotham-ask-drop = Lässt { $hero } zuerst etwas fallen?
gotham-ask-event = Welches Ereignis tritt ein?
gotham-ask-explosion-zone = Wo ist die Explosion (Stufe { $level })?
gotham-ask-guide = Wen bewegt { $figure }?
gotham-ask-landing = Wo landet der Wurf von { $figure }? Er war zu kurz.
gotham-ask-line = Welche Zeile von { $card } nutzt du ({ $when })?
gotham-ask-manipulation = Was tut { $figure } mit den Händen?
gotham-ask-may-move = Bewegt sich { $figure }?
gotham-ask-may-repeat = Macht { $figure } dieselbe Aktion noch einmal? (übrig: { $left })
gotham-ask-move = Wohin geht { $figure }? (Bewegungspunkte: { $points })
gotham-ask-order = Was kommt zuerst?
gotham-ask-push = Erleidet { $hero } { $wounds } Wunden, statt Steine auszugeben ({ $box })?
gotham-ask-reinforce = Wen holen die Verstärkungspunkte, und wohin? (Punkte: { $points })
gotham-ask-reroll-cubes = Gibt { $figure } Steine für Neuwürfe aus? ({ $dice })
gotham-ask-reroll-misfortune = Welche Würfel muss { $figure } neu werfen? ({ $dice })
gotham-ask-reroll-more = Wirft { $figure } noch einen Würfel neu? Gewählt: { $picked } (von { $dice }).
gotham-ask-reroll-pictogram = Welche freien Neuwürfe nimmt { $figure }? ({ $dice })
gotham-ask-reroll-skill = Wirft { $figure } einen Würfel durch eine Fertigkeit neu? ({ $dice })
gotham-ask-second-weapon = Welche zweite Waffe nutzt { $hero } ({ $when })?
gotham-ask-skill = Nutzt { $figure } eine Fertigkeit ({ $moment })?
gotham-ask-state = Ist { $hero } aktiv oder ruhend?
gotham-ask-take-content = Nimmt { $hero } { $card }?
gotham-ask-target-melee = Wen schlägt { $figure }?
gotham-ask-target-ranged = Auf wen schießt { $figure }?
gotham-ask-thought = Was überlegt { $figure }?
gotham-ask-tile = Welches Plättchen wird aktiviert?
gotham-ask-use-card = { $card } nutzen ({ $when })?
gotham-ask-weapon = Welche Waffe nutzt { $hero } ({ $when })?

## dice

gotham-dice = { $dice }
gotham-dice-none = keine Würfel
gotham-die = { $colour } { $shown }
gotham-die-type = { $colour }
gotham-die-type-reroll = { $colour } mit freiem Neuwurf

## events: what happened

gotham-event-active = { $hero } ist aktiv.
gotham-event-attacked = { $figure } greift { $target } an. Erfolge: { $successes }.
gotham-event-camp-heroes = Der Zug der Helden.
gotham-event-camp-neutral = Keine Seite ist am Zug.
gotham-event-camp-villain = Der Zug des Schurken.
gotham-event-card-carried = { $hero } trägt { $card }.
gotham-event-card-gone = { $hero } hat { $card } verbraucht.
gotham-event-card-inside = { $card } ist in: { $token }.
gotham-event-card-lying = { $card } liegt in „{ $zone }“.
gotham-event-card-removed = { $card } kommt aus dem Spiel.
gotham-event-card-used = { $hero } nutzt { $card }.
gotham-event-character = { $figure } wird aktiviert.
gotham-event-clouds-gone = Marker ({ $cloud }) verschwinden aus „{ $zone }“: { $count }.
gotham-event-clouds-placed = Marker ({ $cloud }) kommen nach „{ $zone }“: { $count }.
gotham-event-clouds-turned = Marker ({ $cloud }) in „{ $zone }“ schwinden: { $count }.
gotham-event-collected = { CAPITAL($who) } legt { $count } Steine aus den Feldern in die Erschöpfung.
gotham-event-cubes-gained = Der Schurke erhält Steine zurück: { $count }.
gotham-event-deed = { $figure } handelt: { $nature }.
gotham-event-deed-counted = { $figure } hat { $successes } von { $difficulty } nötigen Erfolgen.
gotham-event-deed-done = Gelungen ({ $figure }): { $nature }.
gotham-event-defended = { $figure } verteidigt sich: { $defence } gegen { $attack }.
gotham-event-demobilised = Der Schurke demobilisiert: { $tile }.
gotham-event-event = Ereignis: { $event }.
gotham-event-exploded = Eine Explosion der Stufe { $level } in „{ $zone }“.
gotham-event-friend-vanished = Der imaginäre Freund verschwindet ({ $figure }).
gotham-event-healed = { $figure } erholt sich von Wunden: { $count }.
gotham-event-heroes-won = Das Spiel ist aus: Die Helden gewinnen.
gotham-event-laid-down = { $figure } wird niedergeworfen.
gotham-event-lead = { $player } übernimmt.
gotham-event-moved = { $figure } geht nach „{ $zone }“ (Kosten: { $cost }).
gotham-event-movement = { $figure } beginnt eine Bewegung (Bewegungspunkte: { $points }).
gotham-event-movement-ended = { $figure } beendet die Bewegung.
gotham-event-movement-ended-lost = { $figure } beendet die Bewegung; verfallene Punkte: { $lost }.
gotham-event-neutralised = { $figure } ist ausgeschaltet.
gotham-event-nobody-won = Die Partie ist aus. Keine Seite gewinnt.
gotham-event-points-lost = Verstärkungspunkte verfallen: { $count }.
gotham-event-pulled = { $figure } wird nach „{ $zone }“ gezogen.
gotham-event-recovered = { CAPITAL($who) } holt Steine aus der Erschöpfung zurück ({ $count }).
gotham-event-recovered-wounds = { CAPITAL($who) } holt Steine zurück ({ $count }) und macht Wunden zu Erschöpfung ({ $wounds }).
gotham-event-refused = { $hero } lehnt ab: { $nature }.
gotham-event-reinforced = { $figure } kommt als Verstärkung nach „{ $zone }“.
gotham-event-rerolled = { $figure } wirft neu: { $picked }. Jetzt: { $dice } (Erfolge: { $successes }).
gotham-event-rest = { $hero } ruht.
gotham-event-rolled = { $figure } würfelt: { $dice } (Erfolge: { $successes }).
gotham-event-shackled = { $figure } wird gefesselt (Marker: { $count }).
gotham-event-shackles-off = { $figure } ist nicht mehr gefesselt.
gotham-event-skill = { $figure } nutzt { $skill }.
gotham-event-spent = { CAPITAL($who) } gibt Steine aus, { $box } ({ $count }).
gotham-event-stood-up = { $figure } steht auf.
gotham-event-tile-activated = Der Schurke aktiviert ein Plättchen: { $tile } (Kosten: { $cost }).
gotham-event-tile-neutralised = Das Plättchen ist ausgeschaltet: { $tile }.
gotham-event-tile-swept = Der Schurke reinigt den Fluss: { $tile } (Steine: { $cubes }).
gotham-event-token-placed = { $token } kommt nach „{ $zone }“.
gotham-event-token-removed = { $token } kommt vom Spielplan.
gotham-event-turn = Runde { $turn }.
gotham-event-unharmed = { $figure } bleibt unversehrt.
gotham-event-villain-won = Das Spiel ist aus: Der Schurke gewinnt.
gotham-event-wall-broken = Die Wand zwischen „{ $one }“ und „{ $other }“ ist durchbrochen.
gotham-event-wounded = { $figure } erleidet Wunden: { $wounds }.

## moments: when a skill may be used

gotham-moment-attack-ends = am Ende des Angriffs
gotham-moment-declaring-manipulation = vor einer Manipulation
gotham-moment-declaring-melee = vor einem Nahkampfangriff
gotham-moment-declaring-thought = vor einer Überlegung
gotham-moment-defence-counted = nach der Verteidigung
gotham-moment-exploded = nach der Explosion
gotham-moment-friend-targeted = beim Angriff auf einen Freund
gotham-moment-melee-ends = am Ende des Nahkampfangriffs
gotham-moment-melee-wounds = bei den Wunden des Nahkampfangriffs
gotham-moment-ranged-wounds = bei den Wunden des Fernkampfangriffs
gotham-moment-recovering = bei der Erholung
gotham-moment-shot-at = nach einem Schuss auf die Figur
gotham-moment-spending = vor dem Ausgeben von Steinen
gotham-moment-struck = nach einem Schlag gegen die Figur

## natures: what a manipulation or a thought is, after its doer

gotham-nature-blast = Druckwelle ringsum
gotham-nature-command = Befehl an: { $tile }
gotham-nature-cry = aufschreien
gotham-nature-dispel = den imaginären Freund vertreiben ({ $figure })
gotham-nature-give = { $card } an { $hero } geben
gotham-nature-grenade = eine Granate nach „{ $zone }“ werfen
gotham-nature-guide = einen Freund ziehen lassen
gotham-nature-pick-up = { $card } aufheben
gotham-nature-pull = { $figure } heranziehen
gotham-nature-take = { $card } nehmen
gotham-nature-task = { $task }
gotham-nature-throw = { $card } nach „{ $zone }“ werfen
gotham-nature-unshackle = die Fesseln lösen ({ $figure })

## printed: cards

gotham-card-equipment = Ausrüstung, { $kind }, Belastung { $encumbrance }
gotham-card-gadget = Bat-Gadget, { $kind }, Größe { $size }
gotham-card-lethal = Durch den Moralkodex verboten
gotham-card-line = { CAPITAL($when) }: { $bonuses }
gotham-card-only-for = Nur für { $hero }
gotham-card-single-use = Einmalig
gotham-material-melee = Nahkampfwaffe
gotham-material-object = Gegenstand
gotham-material-ranged = Fernkampfwaffe
gotham-material-tool = Werkzeug

## printed: missions

gotham-effect-clouds = { $count ->
    [one] ein Marker ({ $cloud }) kommt in eine Zone nach Wahl
   *[other] { $count } Marker ({ $cloud }) kommen in eine Zone nach Wahl
}
gotham-effect-explode = eine Explosion der Stufe { $level }
gotham-effect-explode-in = eine Explosion der Stufe { $level } in „{ $zone }“
gotham-effect-movement = { $points ->
    [one] jeder Charakter von „{ $tile }“ bewegt sich frei, mit 1 Bewegungspunkt
   *[other] jeder Charakter von „{ $tile }“ bewegt sich frei, mit { $points } Bewegungspunkten
}
gotham-effect-place-token = { $token } kommt in die Zone
gotham-effect-place-token-in = { $token } kommt nach „{ $zone }“
gotham-effect-points = { $points ->
    [one] ein Verstärkungspunkt mehr
   *[other] { $points } Verstärkungspunkte mehr
}
gotham-effect-recover = { $count ->
    [one] der Schurke erhält einen Stein aus der Erschöpfung zurück
   *[other] der Schurke erhält { $count } Steine aus der Erschöpfung zurück
}
gotham-effect-remove-token = der Marker kommt vom Spielplan
gotham-effect-take-content = du darfst nehmen, was im Marker ist
gotham-end-heroes = Die Helden gewinnen bei einer Prüfung, falls { $claim }.
    .claim = last
gotham-end-heroes-at-once = Die Helden gewinnen sofort, falls { $claim }.
    .claim = last
gotham-end-heroes-at-once-list = Die Helden gewinnen sofort, falls all dies zutrifft:{ $claims }
gotham-end-heroes-list = Die Helden gewinnen bei einer Prüfung, falls all dies zutrifft:{ $claims }
gotham-end-villain = Der Schurke gewinnt bei einer Prüfung, falls { $claim }.
    .claim = last
gotham-end-villain-at-once = Der Schurke gewinnt sofort, falls { $claim }.
    .claim = last
gotham-end-villain-at-once-list = Der Schurke gewinnt sofort, falls all dies zutrifft:{ $claims }
gotham-end-villain-list = Der Schurke gewinnt bei einer Prüfung, falls all dies zutrifft:{ $claims }
gotham-if-cards-in = { $count ->
    [one] { $case ->
        [last] „{ $card }“ in „{ $zone }“ liegt oder dort von einem Helden getragen wird, der handeln kann
       *[other] „{ $card }“ liegt in „{ $zone }“ oder wird dort von einem Helden getragen, der handeln kann
    }
   *[other] { $case ->
        [last] mindestens { $count } Karten „{ $card }“ in „{ $zone }“ liegen oder dort von Helden getragen werden, die handeln können
       *[other] mindestens { $count } Karten „{ $card }“ liegen in „{ $zone }“ oder werden dort von Helden getragen, die handeln können
    }
}
gotham-if-characters-in = { $count ->
    [one] { $case ->
        [last] ein Charakter ({ $camp }) in „{ $zone }“ ist
       *[other] ein Charakter ({ $camp }) ist in „{ $zone }“
    }
   *[other] { $case ->
        [last] mindestens { $count } Charaktere ({ $camp }) in „{ $zone }“ sind
       *[other] mindestens { $count } Charaktere ({ $camp }) sind in „{ $zone }“
    }
}
gotham-if-heroes-down = { $case ->
    [last] alle Helden ausgeschaltet sind
   *[other] alle Helden sind ausgeschaltet
}
gotham-if-heroes-down-at-least = { $count ->
    [one] { $case ->
        [last] ein Held ausgeschaltet ist
       *[other] ein Held ist ausgeschaltet
    }
   *[other] { $case ->
        [last] mindestens { $count } Helden ausgeschaltet sind
       *[other] mindestens { $count } Helden sind ausgeschaltet
    }
}
gotham-if-heroes-here = { $case ->
    [last] alle Helden, die handeln können, in „{ $zone }“ sind
   *[other] alle Helden, die handeln können, sind in „{ $zone }“
}
gotham-if-heroes-in = { $count ->
    [one] { $case ->
        [last] ein Held, der handeln kann, in „{ $zone }“ ist
       *[other] ein Held, der handeln kann, ist in „{ $zone }“
    }
   *[other] { $case ->
        [last] mindestens { $count } Helden, die handeln können, in „{ $zone }“ sind
       *[other] mindestens { $count } Helden, die handeln können, sind in „{ $zone }“
    }
}
gotham-if-not = { $case ->
    [last] es nicht stimmt, dass { $claim }
   *[other] es stimmt nicht, dass { $claim }
}
    .claim = last
gotham-if-several = { $claims }
    .claims = same
gotham-if-tile-neutralised = { $case ->
    [last] „{ $tile }“ ausgeschaltet ist
   *[other] „{ $tile }“ ist ausgeschaltet
}
gotham-if-tokens-at-least = { $count ->
    [one] { $case ->
        [last] ein Marker „{ $token }“ auf dem Spielplan ist
       *[other] ein Marker „{ $token }“ ist auf dem Spielplan
    }
   *[other] { $case ->
        [last] mindestens { $count } Marker „{ $token }“ auf dem Spielplan sind
       *[other] mindestens { $count } Marker „{ $token }“ sind auf dem Spielplan
    }
}
gotham-if-tokens-at-most = { $count ->
    [0] { $case ->
        [last] kein Marker „{ $token }“ mehr auf dem Spielplan ist
       *[other] kein Marker „{ $token }“ ist mehr auf dem Spielplan
    }
    [one] { $case ->
        [last] höchstens ein Marker „{ $token }“ noch auf dem Spielplan ist
       *[other] höchstens ein Marker „{ $token }“ ist noch auf dem Spielplan
    }
   *[other] { $case ->
        [last] höchstens { $count } Marker „{ $token }“ noch auf dem Spielplan sind
       *[other] höchstens { $count } Marker „{ $token }“ sind noch auf dem Spielplan
    }
}
gotham-if-turn = { $case ->
    [last] Runde { $turn } erreicht ist
   *[other] es ist Runde { $turn } oder später
}
gotham-mission-board = Spielplan: { $board }
gotham-mission-event = Ereignis { $event }: { $does }
gotham-mission-initiative = Initiative: { $camp }
gotham-mission-move-cost = Jeder Zonenwechsel kostet { $cost }.
gotham-mission-on-time-heroes = Nach Runde { $turn } gewinnen die Helden.
gotham-mission-on-time-villain = Nach Runde { $turn } gewinnt der Schurke.
gotham-mission-reinforcements = { $points ->
    [one] Verstärkungen: { $points } Punkt · { $zones }
   *[other] Verstärkungen: { $points } Punkte · { $zones }
}
gotham-mission-river = Fluss: { $tiles }
gotham-mission-rule = { CAPITAL($when) }: { $does }
gotham-mission-simple-cost = Jeder einfache Zonenwechsel kostet { $cost }.
gotham-mission-slot = Held: { $heroes } · Start „{ $zone }“
gotham-mission-villain = Schurke: { $cubes } Steine ({ $available } verfügbar), Erholung { $recovery }
gotham-occasion-heroes-begin = zu Beginn des Zugs der Helden
gotham-occasion-heroes-end = am Ende des Zugs der Helden
gotham-occasion-upkeep = beim Unterhalt der Runde
gotham-occasion-villain-begins = zu Beginn des Zugs des Schurken
gotham-occasion-villain-ends = am Ende des Zugs des Schurken
gotham-provided-line = { $does } Nur falls { $claim }.
    .claim = last
gotham-provided-holds = { $does }, falls { $claims }
    .claims = last
gotham-task-automatic-manipulation = { $task } ({ $who }): automatische Manipulation bei „{ $token }“. { $does }
gotham-task-automatic-thought = { $task } ({ $who }): automatische Überlegung bei „{ $token }“. { $does }
gotham-task-complex-manipulation = { $task } ({ $who }): komplexe Manipulation { $difficulty } bei „{ $token }“. { $does }
gotham-task-complex-thought = { $task } ({ $who }): komplexe Überlegung { $difficulty } bei „{ $token }“. { $does }
gotham-task-skills = { $does } Nützliche Fertigkeiten: { $skills }.

## printed: sheets and tiles

gotham-level-elite = Elite
gotham-level-henchman = Scherge
gotham-level-leader = Anführer oder Leutnant
gotham-sheet-band = +{ $bonus } bis { $upto }
gotham-sheet-belt = Bat-Gürtel: { $size }
gotham-sheet-box = { CAPITAL($box) }: { $die } (Sättigung { $saturation })
gotham-sheet-box-empty = { CAPITAL($box) }: kein Würfel (Sättigung { $saturation })
gotham-sheet-box-forbidden = { CAPITAL($box) }: unmöglich
gotham-sheet-defence-die = Automatische Verteidigung: { $die }
gotham-sheet-defence-none = Keine automatische Verteidigung
gotham-sheet-defence-successes = { $count ->
    [0] Keine automatische Verteidigung
    [one] Automatische Verteidigung: { $count } Erfolg
   *[other] Automatische Verteidigung: { $count } Erfolge
}
gotham-sheet-encumbrance = Belastung und Bonus der ersten Bewegung: { $bands }
gotham-sheet-energy = Energie { $energy } · Erholung { $active } aktiv, { $rest } ruhend
gotham-sheet-movement = { CAPITAL($box) }: { $points } je Stein (Sättigung { $saturation })
gotham-sheet-name = { $name }
gotham-sheet-reroll = { CAPITAL($box) } (Sättigung { $saturation })
gotham-sheet-size = Größe { $size }, Bedrohung { $threat }
gotham-sheet-skills = Fertigkeiten:{ $skills }
gotham-sheet-traits = Merkmale: { $traits }
gotham-skill-below = { $skill } { $level } (unter Belastung { $below })
gotham-tile-double = Doppelplättchen
gotham-tile-first-bonus = Bonus der ersten Bewegung: { $points }
gotham-tile-kind = { $figures ->
    [one] { CAPITAL($camp) }, { $level }, eine Figur
   *[other] { CAPITAL($camp) }, { $level }, { $figures } Figuren
}
gotham-tile-life = Lebenspunkte: { $life }
gotham-tile-line = { $times ->
    [one] { CAPITAL($box) }: { $dice }
   *[other] { CAPITAL($box) }: { $dice }, { $times }-mal
}
gotham-tile-no-reinforcement = Keine Verstärkung
gotham-tile-reinforcement = Verstärkungskosten: { $cost }
gotham-trait-flight = Fliegen
gotham-trait-flight-text = Jeder Zug kostet 1 Punkt, gleich welcher Art, und kein Sturz verwundet.
gotham-trait-gas-immunity = Gasimmunität
gotham-trait-gas-immunity-text = Gas verwundet nicht.
gotham-trait-harmless = Harmlos
gotham-trait-harmless-text = Angriffe verwunden ihr Ziel nie.
gotham-trait-moral-code = Moralkodex
gotham-trait-moral-code-text = Tödliches Material nützt nichts.
gotham-trait-reduced-mobility = Eingeschränkte Beweglichkeit
gotham-trait-reduced-mobility-text = Kein Klettern, Springen oder Stürzen.

## printed: skills

gotham-ability = { $moment }: { CAPITAL($steps) }
gotham-ability-once = einmal pro Runde, { $moment }: { CAPITAL($steps) }
gotham-claim-attack-prevails = { $case ->
    [last] der Angriff mehr Erfolge als die Verteidigung hat
   *[other] der Angriff hat mehr Erfolge als die Verteidigung
}
gotham-claim-friends-prevail = { $case ->
    [last] Freunde in der Zone mindestens so viel Bedrohung wie Feinde haben
   *[other] Freunde in der Zone haben mindestens so viel Bedrohung wie Feinde
}
gotham-claim-half-wounded = { $case ->
    [last] mindestens die Hälfte der Steine oder Lebenspunkte verloren ist
   *[other] mindestens die Hälfte der Steine oder Lebenspunkte ist verloren
}
gotham-claim-nobody-else = { $case ->
    [last] kein anderer Charakter schon so hilft
   *[other] kein anderer Charakter hilft schon so
}
gotham-claim-not-an-answer = { $case ->
    [last] der Angriff nicht selbst eine solche Antwort ist
   *[other] der Angriff ist nicht selbst eine solche Antwort
}
gotham-claim-not-free = { $case ->
    [last] der Angriff nicht frei ist
   *[other] der Angriff ist nicht frei
}
gotham-claim-not-free-unless-deferred = { $case ->
    [last] der Angriff nicht frei (oder ein Folgeangriff) ist
   *[other] der Angriff ist nicht frei (oder ein Folgeangriff)
}
gotham-claim-ranged = { $case ->
    [last] es ein Fernkampfangriff ist
   *[other] es ist ein Fernkampfangriff
}
gotham-claim-success = { $case ->
    [last] die Würfel einen Erfolg zeigen
   *[other] die Würfel zeigen einen Erfolg
}
gotham-claim-target-in-zone = { $case ->
    [last] das Ziel in derselben Zone ist
   *[other] das Ziel ist in derselben Zone
}
gotham-claim-target-neutralised = { $case ->
    [last] das Ziel ausgeschaltet wurde
   *[other] das Ziel wurde ausgeschaltet
}
gotham-claim-task-names = { $case ->
    [last] die Aufgabe diese Fertigkeit nennt
   *[other] die Aufgabe nennt diese Fertigkeit
}
gotham-counted-attack = { $case ->
    [dative] Angriffen
   *[other] Angriffe
}
gotham-counted-defence = Verteidigungen
gotham-counted-defence-melee = Verteidigungen im Nahkampf
gotham-counted-defence-ranged = Verteidigungen im Fernkampf
gotham-counted-manipulation = { $case ->
    [dative] komplexen Manipulationen
   *[other] komplexe Manipulationen
}
gotham-counted-melee = { $case ->
    [dative] Nahkampfangriffen
   *[other] Nahkampfangriffe
}
gotham-counted-ranged = { $case ->
    [dative] Fernkampfangriffen
   *[other] Fernkampfangriffe
}
gotham-counted-thought = { $case ->
    [dative] komplexen Überlegungen
   *[other] komplexe Überlegungen
}
gotham-does-clouds = { $x } Marker ({ $cloud }) in die Zone legen
gotham-does-defer = die überzähligen Erfolge auf ein anderes Ziel richten, bis zu { $x }-mal
gotham-does-explode = eine Explosion der Stufe { $x } in der eigenen und einer benachbarten Zone
gotham-does-explode-free = ohne Stein, eine Explosion der Stufe { $x } in der eigenen und einer benachbarten Zone
gotham-does-grant-movement = einen Freund mit { $x } Punkten mehr ziehen lassen
gotham-does-grenade = mit einer Explosion der Stufe { $x } auf eine Zone in Sicht zielen
gotham-does-heal = sich von { $x } Wunden erholen
gotham-does-intercept = { $x } Erfolge des Angriffs als eigene Wunden nehmen
gotham-does-lay-down = jede Figur mit { $x } oder mehr erlittenen Wunden wird niedergeworfen
gotham-does-pull = eine Figur aus Entfernung { $x } oder weniger heranziehen
gotham-does-shackle = dem Ziel { $x } Fesselmarker statt Wunden geben
gotham-does-spend-wounds = { $x } Wunden erleiden, deren Steine als ausgegeben zählen
gotham-does-strike-back = ein freier Angriff auf den Angreifer mit { $x } gelben Würfeln
gotham-does-strike-on = ein freier Nahkampfangriff auf ein anderes Ziel mit { $x } eigenen Würfeln
gotham-does-wound = { $x } Wunden für das Ziel
gotham-holds-break-walls = geht durch Wände der Stufe { $x } oder weniger
gotham-holds-command = führt { $x } Figuren eines Plättchens ({ $level })
gotham-holds-entry-cost = Feinde zahlen { $x } mehr, um die Zone zu betreten
gotham-holds-force-rerolls = lässt Feinde in der Zone { $x } Würfel neu werfen
gotham-holds-ignore-clouds = beachtet Marker nicht ({ $cloud })
gotham-holds-ignore-difficult = beachtet { $x } Stufen schwierigen Geländes nicht
gotham-holds-ignore-fall = beachtet { $x } Wunden eines Sturzes nicht
gotham-holds-ignore-levels = beachtet { $x } Stufen von Sprüngen und Klettern nicht
gotham-holds-ignore-size = beachtet beim Zonenwechsel { $x } feindliche Größe nicht
gotham-holds-ignore-threat = beachtet beim Handeln { $x } feindliche Bedrohung nicht
gotham-holds-imaginary-friend = ein gelber Würfel mehr bei jeder Aktion, solange der imaginäre Freund da ist (Schwierigkeit, ihn zu vertreiben: { $x })
gotham-holds-melee-dice = diese Figur wirft bei Nahkampfangriffen { $x } Würfel ({ $die }) mehr
gotham-holds-protected = ist kein Ziel, solange { $x } Freunde in der Zone sind
gotham-holds-reach = schlägt nach Zielen in Sicht, Entfernung { $x } oder weniger
gotham-holds-rerolls = diese Figur darf bis zu { $x }-mal Würfel neu werfen
gotham-holds-rerolls-friend = lässt Freunde in der Zone bis zu { $x }-mal Würfel neu werfen
gotham-holds-successes = diese Figur erhält { $x } automatische Erfolge bei { $to }
    .to = dative
gotham-holds-successes-friend = ein Freund in der Zone erhält { $x } automatische Erfolge bei { $to }
    .to = dative
gotham-holds-two-weapons = nutzt zwei Waffen einer Art, jede mit { $x } oder weniger
gotham-provided = { $does }. Nur falls { $claims }
    .claims = last
gotham-sentence = { CAPITAL($does) }.

## refusals: why an answer is not allowed, by rule

gotham-why-boards_zone_definition = Diese Zone gibt es nicht.
gotham-why-character-actions_manipulation_complex_nature = Hier gibt es für diesen Charakter nichts zu manipulieren.
gotham-why-character-actions_melee_b_target = Von hier kann kein Gegner geschlagen werden.
gotham-why-character-actions_ranged_b = Kein Gegner ist in Sicht.
gotham-why-character-actions_thought_complex = Hier gibt es für diesen Charakter nichts zu überlegen.
gotham-why-character-activation_step1_name = Dieser Charakter wurde schon aktiviert.
gotham-why-character-activation_step3_choose-characteristic = Das Plättchen hat keine solche Eigenschaft.
gotham-why-defence_b_spend = So viele Steine sind für die Verteidigung nicht möglich.
gotham-why-demobilisation_effect = Dieses Plättchen kann nicht demobilisiert werden.
gotham-why-demobilisation_once-per-game = Der Schurke hat schon demobilisiert.
gotham-why-demobilisation_which = Demobilisiert werden nur Elite und Schergen.
gotham-why-game-turn_heroes_pass-the-lead = Dieser Spieler hat die Führung schon abgegeben: handeln oder passen.
gotham-why-game-turn_upkeep_simultaneous = Das gehört nicht zu dem, was jetzt geschieht.
gotham-why-game-turn_villain_zero-to-two-tiles = Dieses Plättchen liegt nicht im Fluss.
gotham-why-general_box-saturation_check-first = Das Feld fasst nicht so viele Steine.
gotham-why-general_characteristic_forbidden = Das kann diese Figur gar nicht.
gotham-why-hero-manipulation_automatic_ii_one-cube = Das kostet genau einen Stein.
gotham-why-hero-manipulation_complex_i_nature = So etwas gibt es hier nicht zu tun.
gotham-why-hero-manipulation_complex_ii_saturated = Das Feld kann jetzt keinen Stein aufnehmen.
gotham-why-hero-manipulation_complex_ii_spend = Mindestens ein Stein muss ausgegeben werden.
gotham-why-hero-melee_b_neighbour-needs-sight = Diese Zone ist außer Sicht.
gotham-why-hero-melee_b_neighbour-not-full = In dieser Zone ist Platz: Zum Zuschlagen muss man hinein.
gotham-why-hero-melee_b_no-target = Von hier kann kein Gegner geschlagen werden.
gotham-why-hero-melee_c_saturated = Das Feld kann jetzt keinen Stein aufnehmen.
gotham-why-hero-melee_c_spend = Mindestens ein Stein muss ausgegeben werden.
gotham-why-hero-melee_e_optional-weapon = Dieser Held hat keine solche Nahkampfwaffe.
gotham-why-hero-ranged_a_needs-weapon = Der Held hat keine Fernkampfwaffe, die er nutzen kann.
gotham-why-hero-ranged_b_target = Das Ziel ist außer Sicht.
gotham-why-hero-ranged_c_saturated = Das Feld kann jetzt keinen Stein aufnehmen.
gotham-why-hero-ranged_c_spend = Mindestens ein Stein muss ausgegeben werden.
gotham-why-hero-ranged_e_must-pick-weapon = Eine Fernkampfwaffe dieses Helden muss gewählt werden.
gotham-why-hero-thought_separate-action = Das gehört zur anderen Art von Aktion.
gotham-why-hero-turn_step3_neutralised-must-rest = Ein ausgeschalteter Held muss ruhen.
gotham-why-hero-turn_step3_rest_restriction = Dieser Held ruht.
gotham-why-material_carried-only = Der Held trägt diese Karte nicht.
gotham-why-material_encumbrance_max = Das wäre zu viel zu tragen.
gotham-why-material_gadget_never-exchanged = Bat-Gadgets bleiben bei ihrem Helden.
gotham-why-material_give_consent = Diese Gabe wurde in dieser Runde abgelehnt.
gotham-why-material_give_max = Das wäre für den anderen Helden zu viel zu tragen.
gotham-why-material_give_same-zone = Der andere Held ist in einer anderen Zone.
gotham-why-material_heroes-only = Nur Helden nutzen Ausstattungskarten.
gotham-why-material_line_trigger = Diese Zeile nützt hier nichts.
gotham-why-material_pick-up_conditions = Das liegt nicht in der Zone dieses Helden.
gotham-why-material_restriction_hero-name = Diese Karte ist für einen anderen Helden.
gotham-why-material_restriction_moral-code = Der Moralkodex verbietet diese Karte.
gotham-why-material_take_consent = Der Träger wollte sie in dieser Runde nicht hergeben.
gotham-why-material_take_max = Das wäre zu viel zu tragen.
gotham-why-material_take_same-zone = Der Träger ist in einer anderen Zone.
gotham-why-material_take_type = Das trägt kein anderer Held.
gotham-why-material_throw_type = Diese Zone ist außer Sicht.
gotham-why-movement_d_no-oversaturation = Diese Zone ist voll.
gotham-why-movement_d_one-zone-per-move = Dorthin führt kein direkter Weg.
gotham-why-movement_f_cannot-pay = Die Punkte dafür sind nicht zu kaufen.
gotham-why-neutralised_character_removed = Dieser Charakter ist nicht auf dem Spielplan.
gotham-why-neutralised_hero_no-actions = Ein ausgeschalteter Held kann nicht handeln.
gotham-why-reinforcements_eligible = Die Verstärkungspunkte reichen nicht.
gotham-why-reinforcements_fallback-adjacent = Wähle eine Nachbarzone, die Platz hat.
gotham-why-reinforcements_fallback-none = Diese Zone und ihre Nachbarn sind voll.
gotham-why-reinforcements_from-reserve = Keine Figur dieses Plättchens ist in der Reserve.
gotham-why-reinforcements_no-oversaturation = Diese Zone ist voll.
gotham-why-reinforcements_zones = Dort kommen keine Verstärkungen an.
gotham-why-reroll_c_declare = Dieser Würfel gehört nicht zu denen, die neu geworfen werden dürfen.
gotham-why-river-cleaning_cost = Dafür sind nicht genug Steine da.
gotham-why-river-cleaning_what = Nur ein ausgeschaltetes Plättchen wird aus dem Fluss entfernt.
gotham-why-river-cleaning_when = Der Fluss kann jetzt nicht gereinigt werden.
gotham-why-rulings_actions_no-empty = Dafür ist nichts da.
gotham-why-rulings_board_reachable = Diese Zone ist geschlossen.
gotham-why-rulings_command_allied-lost = Dieses Plättchen hat keine Figur mehr auf dem Spielplan.
gotham-why-rulings_distance_unreachable = Dorthin führt kein Weg.
gotham-why-rulings_drop_moment = Diese Karte kann jetzt nicht fallen gelassen werden.
gotham-why-rulings_heroes-agree = Du kannst jetzt nicht mit diesem Helden handeln.
gotham-why-rulings_mission_event-choice = Die Mission erlaubt dieses Ereignis jetzt nicht.
gotham-why-rulings_mission_tasks = Diese Aufgabe geht hier oder jetzt nicht.
gotham-why-rulings_neutralised_not-a-target = Diese Figur ist schon ausgeschaltet.
gotham-why-rulings_once-per-turn = Das wurde in dieser Runde schon getan.
gotham-why-rulings_river_neutralised-not-activated = Dieses Plättchen ist ausgeschaltet.
gotham-why-rulings_skill-action_no-characteristic = Das kann dieser Charakter nur durch eine Fertigkeit.
gotham-why-rulings_target_enemies-only = Angegriffen werden nur Feinde.
gotham-why-rulings_throw_landing-zone = Dort kann es nicht herunterkommen.
gotham-why-skills_ambidexterity_condition-weapons = Als zweite Waffe ist das zu groß.
gotham-why-skills_attraction_effect = Diese Figur kann nicht herangezogen werden.
gotham-why-skills_attraction_target-distance = Diese Figur ist zu weit weg.
gotham-why-skills_attraction_target-saturation = Die Zone hat keinen Platz für diese Figur.
gotham-why-skills_attraction_target-sight = Diese Figur ist außer Sicht.
gotham-why-skills_attraction_target-size = Diese Figur ist zu groß.
gotham-why-skills_blast_effect = Nur eine benachbarte Zone in Sicht explodiert.
gotham-why-skills_elite-command_activate = Dieses Plättchen gehorcht dem Helden nicht.
gotham-why-skills_general_format = Diese Fertigkeit nützt jetzt nichts.
gotham-why-skills_imaginary-friend_removal = Hier ist kein imaginärer Freund.
gotham-why-skills_protected_effect = Freunde schützen diese Figur.
gotham-why-skills_shackle_removal = Hier ist keine Figur gefesselt.
gotham-why-skills_tactician_target-character = Dieser Charakter hatte in dieser Runde schon etwas davon.
gotham-why-skills_tactician_target-friend = Nur einen Freund kann man ziehen lassen.
gotham-why-skills_tactician_target-hero = Taktiker kann diesen Helden jetzt nicht bewegen.
gotham-why-table_not-offered = Das steht nicht zur Wahl.
gotham-why-table_wrong-kind = Das beantwortet die Frage nicht.
gotham-why-tiles_control = Dieser Charakter gehört nicht zu diesem Plättchen.
gotham-why-tiles_field_no-reinforcement-cost = Figuren dieses Plättchens kommen nie zurück.
gotham-why-villain-turn_step3_a_choose = Der Schurke kann dieses Plättchen nicht bezahlen.
gotham-why-villain-turn_step3_d_event-mission-data = Die Mission hat kein solches Ereignis.
gotham-why-wounds_hero_box-choice = In diesem Feld liegt kein Stein.

## setup: why a game cannot begin

gotham-setup-ally = { $tile } kann von diesem Helden nicht befehligt werden oder gehorcht schon einem anderen.
gotham-setup-belt = Der Bat-Gürtel von { $hero } fasst nicht so viel.
gotham-setup-encumbrance = { $hero } kann nicht so viel tragen.
gotham-setup-not-allowed = { $hero } darf diesen Platz der Mission nicht einnehmen.
gotham-setup-players = Ein bis drei Spieler teilen sich die Helden, und jeder Held hat einen von ihnen.
gotham-setup-room = Es ist Platz für { $figures } Figuren von { $tiles } Plättchen, Verbündete und Unbeteiligte eingerechnet.
gotham-setup-slots = Die Mission ist für { $wanted } Helden, nicht für { $chosen }.
gotham-setup-twice = { $hero } wurde zweimal gewählt.
gotham-setup-unknown-gadget = { $card } ist kein Bat-Gadget.
gotham-setup-unknown-mission = Es gibt keine Mission „{ $mission }“.

## terms of the game

gotham-box-defence = Verteidigung
gotham-box-manipulation = Manipulation
gotham-box-melee = Nahkampf
gotham-box-movement = Bewegung
gotham-box-ranged = Fernkampf
gotham-box-reroll = Neuwürfe
gotham-box-thought = Überlegung
gotham-camp-heroes = Helden
gotham-camp-neutral = neutral
gotham-camp-villain = Schurke
gotham-cloud-flame = Flamme
gotham-cloud-frost = Frost
gotham-cloud-gas = Gas
gotham-cloud-smoke = Rauch
gotham-colour-black = Schwarz
gotham-colour-orange = Orange
gotham-colour-red = Rot
gotham-colour-white = Weiß
gotham-colour-yellow = Gelb
gotham-line = { CAPITAL($text) }
gotham-line-successes = automatische Erfolge: { $count }
gotham-skill = { $skill } { $level }
gotham-state-active = aktiv
gotham-state-rest = ruhend
gotham-the-villain = der Schurke
gotham-tile-event = Ereignisse
gotham-trigger-defence = Verteidigung
gotham-trigger-manipulation = Manipulation
gotham-trigger-melee = Nahkampfangriff
gotham-trigger-movement = Bewegung
gotham-trigger-permanent = ständig
gotham-trigger-ranged = Fernkampfangriff
gotham-trigger-thought = Überlegung

## The table in words

gotham-text-box = { $box } { $count }
gotham-text-carries = trägt { $cards }
gotham-text-climb = Klettern nach { $zone } (Stufe { $level })
gotham-text-cubes = Energie { $available }, Erschöpfung { $fatigue }, Wunden { $wounds }
gotham-text-fall = Fall nach { $zone } (Stufe { $level })
gotham-text-figures = { $standing } von { $of } auf dem Plan
gotham-text-friend = mit einem imaginären Freund
gotham-text-in = in „{ $zone }“
gotham-text-jump = Sprung nach { $zone } (Stufe { $level })
gotham-text-level = Ebene { $level }
gotham-text-life = Leben { $life }
gotham-text-lying = am Boden
gotham-text-neutralised = ausgeschaltet
gotham-text-post = Energie { $available }, Erschöpfung { $fatigue }
gotham-text-shackles = Fesseln: { $count }
gotham-text-turn = Runde { $turn } von { $turns }: { $mission } ({ $board })

## on pages: bots

gotham-bot-greedy = Gierig
gotham-bot-greedy-blurb = Probiert jede Aktion bis zum Ende seines Zuges durch und nimmt die beste. Ein fairer Gegner auf beiden Seiten.
gotham-bot-random = Zufall
gotham-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut für einen ersten Blick.

## on pages: bursts on the board

gotham-burst-explosion = Bumm
gotham-burst-neutralised = Aus
gotham-burst-parried = Abgewehrt

## on pages: cards

gotham-hero-line = { $energy } Energiesteine, zurück: { $active } aktiv, { $rest } in Ruhe
gotham-kind-card = Material
gotham-kind-gadget = Bat-Gadget
gotham-kind-hero = Held
gotham-kind-mission = Mission
gotham-kind-skill = Fertigkeit
gotham-kind-tile = Plättchen
gotham-mission-line = { $board }: { $heroes } { $heroes ->
    [one] Held
   *[other] Helden
}, { $turns } Runden
gotham-tile-head = { $level } ({ $camp }), { $figures } { $figures ->
    [one] Figur
   *[other] Figuren
}
gotham-value-active = Zurück aktiv
gotham-value-belt = Bat-Gürtel
gotham-value-cubes = Steine des Schurken
gotham-value-defence = Automatische Verteidigung
gotham-value-energy = Energie
gotham-value-figures = Figuren
gotham-value-heroes = Helden
gotham-value-life = Leben
gotham-value-load = Belastung
gotham-value-movement = Erste Bewegung
gotham-value-rest = Zurück in Ruhe
gotham-value-size = Größe
gotham-value-threat = Bedrohung
gotham-value-turns = Runden

## on pages: checks before an answer

gotham-check-danger = { $dice } Gefahrenwürfel in „{ $zone }“
gotham-check-hindrance = Behinderung von { $figure }: { $count }
gotham-check-smoke = Rauch vor { $figure }: { $count }
gotham-detail-automatic = Automatisch
gotham-detail-cubes = { $count } { $count ->
    [one] Stein
   *[other] Steine
}
gotham-detail-difficulty = Schwierigkeit { $difficulty }
gotham-detail-left = { $count ->
    [one] noch 1 Stein
   *[other] noch { $count } Steine
}
gotham-detail-move = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $cubes ->
    [0] {""}
   *[other] , Steine: { $cubes }
}
gotham-detail-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
gotham-part-climb = Klettern: { $points }
gotham-part-difficult = Schwieriges Gelände: { $points }
gotham-part-flight = Fliegen: { $points }
gotham-part-hindrance = Feinde im Weg: { $points }
gotham-part-horror = Grauen: { $points }
gotham-part-jump = Sprung: { $points }
gotham-part-mission = Laut Mission: { $points }
gotham-part-move = Der Schritt selbst: { $points }
gotham-part-wall = Durch die Wand: { $points }

## on pages: conditions of a figure

gotham-condition-dazed = Benommen
gotham-condition-dazed-text = Hat keine Fertigkeiten, bis der Rundenstein weiterzieht.
gotham-condition-friend = Imaginärer Freund
gotham-condition-friend-text = Ein imaginärer Freund geht mit.
gotham-condition-lying = Am Boden
gotham-condition-lying-text = Muss erst aufstehen und hat dann keine Punkte einer ersten Bewegung.
gotham-condition-shackled = Gefesselt
gotham-condition-shackled-text = { $count } { $count ->
    [one] Erfolg
   *[other] Erfolge
} weniger bei jedem Ergebnis.

## on pages: log and standing

gotham-chapter-camp = { CAPITAL($camp) }
gotham-chapter-turn = Runde { $turn }
gotham-ending-heroes = Die Helden gewinnen „{ $mission }“ in Runde { $turn }
gotham-ending-villain = Der Schurke gewinnt „{ $mission }“ in Runde { $turn }
gotham-standing = { $mission }, Runde { $turn } von { $last }

## on pages: odds and previews

gotham-because-attack = { $successes ->
    [0] { $attacker } greift { $target } an
   *[other] { $attacker } greift { $target } an, Erfolge: { $successes }
}
gotham-because-lead = Du führst: handle, gib ab oder passe.
gotham-field-available = verfügbare Energie
gotham-field-fatigue = Erschöpfung
gotham-field-wounds = Wunden
gotham-odds-assumes = Wer würfelt, nutzt freie Neuwürfe für Würfel, die nichts nützen, und gibt keine weiteren Steine aus.
gotham-odds-assumes-defence = Der Verteidiger hat noch nicht gewählt: Beide Enden sind gezählt, kein Stein und alle { $count }, die er ausgeben kann. Wer würfelt, nutzt freie Neuwürfe für Würfel, die nichts nützen, und gibt keine weiteren Steine aus.
gotham-odds-done = geschafft
gotham-odds-if-defended = bei { $count } { $count ->
    [one] Stein
   *[other] Steinen
} Verteidigung
gotham-odds-neutralised = ausgeschaltet
gotham-odds-shackled = gefesselt
gotham-odds-successes = Erfolge
gotham-odds-tokens = Fesselmarker
gotham-odds-wounded = verwundet
gotham-odds-wounds = Wunden
gotham-preview-cubes = { $who }: { $field } { $now } → { $then }
gotham-stands-attack = So wie die Würfel liegen, hat { $attacker } { $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolge
} gegen { $target }.
gotham-stands-deed = So wie die Würfel liegen: { $successes } von { $difficulty } nötigen.
gotham-stands-defence = So wie die Würfel liegen: { $defence } gegen { $attack }; { $wounds ->
    [0] nichts kommt durch
    [one] 1 Wunde kommt durch
   *[other] { $wounds } Wunden kommen durch
}.
gotham-stands-hazard = So wie die Würfel liegen: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}. Erfolge tun hier weh.
gotham-threshold-done = { $amount } oder mehr: es ist geschafft
gotham-threshold-neutralised = { $amount } oder mehr: { $figure } ist ausgeschaltet
gotham-variant-defended = Wenn der Verteidiger alles ausgibt, was er kann: { $count }
gotham-variant-plain = Wenn der Verteidiger nichts ausgibt

## on pages: sight

gotham-measure = { $from } nach { $to }: { $moves ->
    [-1] kein Weg führt dorthin
    [0] dieselbe Zone
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
}. { CAPITAL($why) }.
gotham-sight-broken-wall = in Sicht durch die gebrochene Wand
gotham-sight-higher = außer Sicht: „{ $zone }“ liegt zu hoch
gotham-sight-letter = in Sicht durch den Buchstaben { $letter }
gotham-sight-line = in Sicht auf freier Linie
gotham-sight-none = außer Sicht: es gibt keine Sichtmarker
gotham-sight-orange = in Sicht über die orange Grenze
gotham-sight-own = in Sicht: es ist eine Zone
gotham-sight-promontory = außer Sicht: „{ $zone }“ steht dazwischen
gotham-sight-wall = außer Sicht: die Wand zwischen „{ $one }“ und „{ $other }“

## on pages: the lobby

gotham-blurb = Ein bis drei Spieler mit Helden gegen einen Schurken: Energiesteine zum Ausgeben, ein Strom von Schergen, eine Mission gegen die Zeit.
gotham-name = Gotham City Chronicles
gotham-missions-heroes = Die Helden der Mission
gotham-missions-heroes-blurb = Wie die Mission sie vorsieht, unter den Spielern der Helden aufgeteilt.
gotham-option-mission = Mission
gotham-option-team = Held
gotham-setup-no-hero = Es gibt keinen Helden „{ $hero }“.
gotham-setup-no-place = Die Mission hat neben den anderen keinen Platz für { $hero }.
gotham-setup-nobodys = { $thing } gehört keinem Helden: nenne zuerst den Helden.
gotham-setup-too-few-heroes = Die Mission hat { $heroes } Helden, zu wenige für { $players } Spieler.
gotham-setup-villain = Der letzte Platz ist der Schurke: die Mission nennt seine Plättchen.
gotham-total-heroes = Helden
gotham-villain = Schurke

## on pages: the table

gotham-attack-answer = Als Antwort
gotham-attack-combo = Kombo
gotham-attack-deferred = Mit dem Rest
gotham-attack-melee = Nahkampfangriff
gotham-attack-ranged = Fernkampfangriff
gotham-claim = { $player } führt. Willst du als Nächstes handeln?
gotham-claim-go = Ich bin dran
gotham-phase-check = Prüfung
gotham-phase-heroes = Zug der Helden
gotham-phase-upkeep = Unterhalt
gotham-phase-villain = Zug des Schurken
gotham-post-defence = Ein Stein bringt { $dice }
gotham-post-movement = Ein Stein kauft { $points } { $points ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}
gotham-post-reroll = Ein Stein wirft einen Würfel neu
gotham-roll-attack = Angriff
gotham-roll-defence = Verteidigung
gotham-roll-hazard = Gefahr
gotham-roll-manipulation = Manipulation
gotham-roll-thought = Überlegung
gotham-stage-check = Prüfung
gotham-stage-heroes-act = Die Helden handeln
gotham-stage-heroes-begin = Die Helden erholen sich
gotham-stage-heroes-end = Der Zug der Helden endet
gotham-stage-upkeep = Unterhalt
gotham-stage-villain-acts = Der Schurke aktiviert Plättchen
gotham-stage-villain-begins = Der Schurke erholt sich
gotham-stage-villain-ends = Der Zug des Schurken endet

## Rückblicke: was ein Angriff ergeben hat

gotham-recap-attack = { $figure } greift { $target } an
gotham-recap-successes = { $count ->
    [one] Erfolg
   *[other] Erfolge
}
gotham-recap-defence = Verteidigung
gotham-recap-changed = durch Fähigkeiten
gotham-recap-ignored = ohne Wirkung
gotham-recap-wounds = { $count ->
    [one] Wunde
   *[other] Wunden
}
