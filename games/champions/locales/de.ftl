# Marvel Champions. Die Begriffe sind die des Verzeichnisses (games/champions/ledger/champions.yaml, terms); die Sätze sind unsere eigenen.
# $side ist `you` für den eigenen Platz des Lesers, `other` für einen anderen; $player ist der Name dieses Spielers.

## answers: what a player may choose, as a short order

champions-answer-attack = Mit { $card } angreifen (ANG { $value })
champions-answer-card = { $card }
champions-answer-card-in = { $card }, { $place }
champions-answer-change-form = Gestalt wechseln: { $name }
champions-answer-character = { $card } (verbleibende Lebenspunkte: { $left })
champions-answer-chosen-done = Nichts weiter
champions-answer-decline = Ablehnen
champions-answer-defend = Mit { $card } verteidigen (VER { $defence }, verbleibende Lebenspunkte: { $left })
champions-answer-defend-no = Nicht verteidigen
champions-answer-delayed = Zuerst { $card }
champions-answer-discard = { $card } ablegen
champions-answer-discard-done = Den Rest behalten
champions-answer-end-turn = Zug beenden
champions-answer-mulligan-done = Diese Karten behalten
champions-answer-no = Nein
champions-answer-option = Möglichkeit { $number }
champions-answer-option-does = { CAPITAL($does) }
champions-answer-pass = Passen
champions-answer-pay = { $card } für { $resources } ablegen
champions-answer-pay-ability = { $card } nutzen
champions-answer-pay-done = Das ist alles
champions-answer-play = { $card } spielen (Kosten { $cost })
champions-answer-play-discard = { $card } vom Ablagestapel spielen (Kosten { $cost })
champions-answer-player = { $player }
champions-answer-recover = Erholen (ERH { $value })
champions-answer-request = { $player } um eine Aktion bitten
champions-answer-resource = Als { $resource }
champions-answer-retaliate = Zuerst die Vergeltung: { $card }
champions-answer-scheme = { $card } (Bedrohung: { $threat })
champions-answer-text = { $order }: { $text }
champions-answer-thwart = Mit { $card } Widerstand leisten (WID { $value })
champions-answer-use = { $card } nutzen
champions-answer-yes = Ja

## asks: the questions, put to the player who answers

champions-ask-action = Welche Aktion von { $card } nutzt du?
champions-ask-choose = Was wählst du für { $source }?
champions-ask-choose-any = Welche wählst du für { $source }?
champions-ask-choose-exactly = Welche { $most } wählst du für { $source }?
champions-ask-choose-one = Welche Möglichkeit wählst du für { $source }?
champions-ask-choose-up-to = Welche wählst du für { $source }, bis zu { $most }?
champions-ask-declare = Von welcher Art ist die freie Ressource?
champions-ask-defend = Wer verteidigt dich gegen { $attacker }?
champions-ask-defend-other = Verteidigst du { $player } gegen { $attacker }?
champions-ask-discard = Welche Karten legst du am Ende der Phase ab?
champions-ask-divide = Wer nimmt den nächsten Schaden von { $source }? Noch { $left }.
champions-ask-forced = { CAPITAL($moment) }. Welche erzwungene Fähigkeit kommt zuerst?
champions-ask-interrupt = { CAPITAL($moment) }. Nutzt du eine Unterbrechung?
champions-ask-may = Machst du, was { $source } anbietet?
champions-ask-may-do = Machst du das für { $source }? ({ CAPITAL($steps) }.)
champions-ask-mulligan = Welche Karten deiner Starthand tauschst du aus?
champions-ask-order = Was kommt zuerst?
champions-ask-pay = Womit bezahlst du die Kosten { $cost }? Bisher erzeugt: { $generated }.
champions-ask-pay-for = Womit bezahlst du { $cost } für { $card }? Bisher erzeugt: { $generated }.
champions-ask-player = Welchen Spieler wählst du für { $source }?
champions-ask-put-next = Welche Karte kommt für { $source } als Nächstes? Die letzte liegt ganz außen.
champions-ask-requested = { $player } lässt dich eine Aktion nutzen. Welche?
champions-ask-response = { CAPITAL($moment) }. Nutzt du eine Reaktion?
champions-ask-target = Welches Ziel wählst du für { $card }?
champions-ask-too-many = Es sind zu viele. Was wird abgelegt?
champions-ask-turn = Was machst du in deinem Zug?

## costs

champions-cost-any = { $any }
champions-cost-both = { $resources } + { $any }
champions-cost-of = { $resources }

## decks and setup: what is wrong with them

champions-deck-from-bottom = Von unten: { $cards }
champions-deck-from-top = Von oben: { $cards }
champions-deck-unknown = …
champions-problem-aspect = { $card } gehört zu einem anderen Aspekt ({ $aspect }).
champions-problem-aspect-cards = { $aspect } { $cards }
champions-problem-copies = { $has } Exemplare von { $card }. Erlaubt sind { $most }.
champions-problem-foreign = { $card } gehört in kein Deck dieser Identität.
champions-problem-hero-set = { $card }: { $has } im Deck, aber { $needs } im Set des Helden.
champions-problem-no-identity = { $card } ist keine Identität.
champions-problem-size = Das Deck hat { $size } Karten; es braucht 40 bis 50.
champions-problem-unequal-aspects = Diese Identität verlangt { $wants } Aspekte mit gleich vielen Karten: { $has }.
champions-problem-unknown = „{ $id }“ gibt es nicht.
champions-problem-unknown-near = „{ $id }“ gibt es nicht. Meintest du { $nearest }?
champions-setup-deck = Das Deck von Spieler { $seat } ist nicht erlaubt: { $problems }
champions-setup-first-player = Platz { $seat } ist leer. Wähle einen besetzten Platz als Startspieler.
champions-setup-no-modular-set = Alle modularen Sets sind schon im Deck, keines bleibt für den Zufall.
champions-setup-players = { $players } Spieler, aber einer bis vier können spielen.
champions-setup-same-identity = Die Spieler { $one } und { $other } haben dieselbe Identität gewählt.

## events: what happened

champions-event-ability = { $side ->
    [you] Du nutzt { $card }.
   *[other] { $player } nutzt { $card }.
}
champions-event-ability-scenario = { $source } wirkt.
champions-event-acceleration = Ein Beschleunigungsmarker wird platziert (insgesamt { $tokens }).
champions-event-attached = { $card } wird an { $host } angehängt.
champions-event-attack = { $card } greift an.
champions-event-attack-ended = Der Angriff ist vorbei ({ $card }).
champions-event-boost-given = Der Schurke bekommt eine Boost-Karte.
champions-event-boost-turned = Boost-Karte: { $card }.
champions-event-boosted = { $icons ->
    [0] { $card } gibt kein Boost-Symbol.
    [one] { $card } gibt { $icons } Boost-Symbol.
   *[other] { $card } gibt { $icons } Boost-Symbole.
}
champions-event-cancelled = { $card } wird aufgehoben.
champions-event-control = { $side ->
    [you] Du übernimmst die Kontrolle über { $card }.
   *[other] { $player } übernimmt die Kontrolle über { $card }.
}
champions-event-control-scenario = { $card } gehört wieder dem Szenario.
champions-event-counters = { $card } hat jetzt { $counters }.
champions-event-damage = { $card } nimmt { $taken } Schaden.
champions-event-damage-lessened = { $card } nimmt { $taken } von { $dealt } Schaden.
champions-event-damage-moved = { $amount } Schaden wird von { $card } verschoben.
champions-event-damage-placed = { $amount } Schaden wird auf { $card } platziert.
champions-event-dealt = { $side ->
    [you] Dir wird eine Begegnungskarte zugeteilt.
   *[other] Eine Begegnungskarte wird { $player } zugeteilt.
}
champions-event-deck-reformed = { $side ->
    [you] Dein Deck ist leer. { $cards } Karten bilden ein neues.
   *[other] Das Deck von { $player } ist leer. { $cards } Karten bilden ein neues.
}
champions-event-defeated = { $card } wird besiegt.
champions-event-defends = { $card } verteidigt.
champions-event-discarded = { $side ->
    [you] Du legst { $card } ab.
   *[other] { $player } legt { $card } ab.
}
champions-event-drawn = { $side ->
    [you] Du ziehst { $card }.
   *[other] { $player } zieht { $card }.
}
champions-event-drew = { $side ->
    [you] Du hast { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } gezogen.
   *[other] { $player } hat { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } gezogen.
}
champions-event-eliminated = { $side ->
    [you] Du scheidest aus.
   *[other] { $player } scheidet aus.
}
champions-event-encounter-reformed = Das Begegnungsdeck ist leer: { $cards } Karten bilden ein neues. Beschleunigungsmarker: { $tokens }.
champions-event-enemy-attack = { $side ->
    [you] { $card } greift dich an.
   *[other] { $card } greift { $player } an.
}
champions-event-enemy-scheme = { $card } treibt den Plan voran.
champions-event-engaged = { $side ->
    [you] { $card } ist jetzt im Kampf mit dir.
   *[other] { $card } ist jetzt im Kampf mit { $player }.
}
champions-event-entered = { $card } kommt ins Spiel.
champions-event-entered-control = { $side ->
    [you] { $card } kommt unter deiner Kontrolle ins Spiel.
   *[other] { $card } kommt unter der Kontrolle von { $player } ins Spiel.
}
champions-event-entered-engaged = { $side ->
    [you] { $card } kommt im Kampf mit dir ins Spiel.
   *[other] { $card } kommt im Kampf mit { $player } ins Spiel.
}
champions-event-exhausted = { $card } wird erschöpft.
champions-event-first-player = { $side ->
    [you] Du bist jetzt Startspieler.
   *[other] { $player } ist jetzt Startspieler.
}
champions-event-form = { $side ->
    [you] Du wechselst die Gestalt ({ $form }): { $name }.
   *[other] { $player } wechselt die Gestalt ({ $form }): { $name }.
}
champions-event-found = { $side ->
    [you] Du siehst { $seen ->
        [one] eine Karte
       *[other] { $seen } Karten
    } durch und findest { $cards }.
   *[other] { $player } sieht { $seen ->
        [one] eine Karte
       *[other] { $seen } Karten
    } durch und findet { $cards }.
}
champions-event-found-nothing = { $side ->
    [you] Du siehst { $seen ->
        [one] eine Karte
       *[other] { $seen } Karten
    } durch und findest nichts.
   *[other] { $player } sieht { $seen ->
        [one] eine Karte
       *[other] { $seen } Karten
    } durch und findet nichts.
}
champions-event-generated = { $side ->
    [you] Du erzeugst { $resources }.
   *[other] { $player } erzeugt { $resources }.
}
champions-event-healed = { $card } heilt { $amount } Schaden.
champions-event-healed-beyond = { $amount ->
    [one] { $card } bekommt { $amount } Lebenspunkt über das Maximum hinaus.
   *[other] { $card } bekommt { $amount } Lebenspunkte über das Maximum hinaus.
}
champions-event-left-play = { $card } wird abgelegt.
champions-event-looked = { $side ->
    [you] Du betrachtest { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } ({ $place }).
   *[other] { $player } betrachtet { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } ({ $place }).
}
champions-event-looked-at = { $side ->
    [you] Du betrachtest { $cards } ({ $place }, von oben).
   *[other] { $player } betrachtet { $cards } ({ $place }, von oben).
}
champions-event-lost = Der Schurke gewinnt. Das Spiel ist verloren.
champions-event-moved = { CAPITAL($card) } kommt { $from } { $to }.
    .from = from
    .to = to
champions-event-paid = { $side ->
    [you] Du zahlst mit { $card }.
   *[other] { $player } zahlt mit { $card }.
}
champions-event-phase = { CAPITAL($phase) }.
champions-event-played = { $side ->
    [you] Du spielst { $card }.
   *[other] { $player } spielt { $card }.
}
champions-event-prevented = Verhindert: { $amount }.
champions-event-readied = { $card } wird spielbereit.
champions-event-reckoned-attack = { $card } trifft { $at }: ANG { $power }, Boost { $boost }, abgewehrt { $defence }.
champions-event-reckoned-scheme = { $card } plant: PLA { $power }, Boost { $boost }.
champions-event-removed = { CAPITAL($card) } wird aus dem Spiel entfernt.
champions-event-replaced = Stattdessen geschieht etwas anderes.
champions-event-requested = { $side ->
    [you] Du lässt { $other } eine Aktion nutzen.
   *[other] { $player } lässt { $other } eine Aktion nutzen.
}
champions-event-revealed = { $side ->
    [you] Du deckst { $card } auf.
   *[other] { $player } deckt { $card } auf.
}
champions-event-round = Runde { $round }.
champions-event-scheme-ended = Das Vorantreiben des Plans ist vorbei ({ $card }).
champions-event-setup = Aufbau { $step }: { $step ->
    [1] Die Identitäten sind gewählt und liegen mit dem Alter Ego nach oben.
    [2] Jede Identität hat ihre Lebenspunkte.
    [3] { $side ->
        [you] Du bist Startspieler.
       *[other] { $player } ist Startspieler.
    }
    [4] Die Verpflichtungen liegen beiseite.
    [5] Die Erzfeind-Sets liegen beiseite.
    [6] Die Spielerdecks sind gemischt.
    [7] Marker, Zähler und Statuskarten liegen bereit.
    [8] Schurke und Hauptplan liegen an ihrem Platz.
    [9] Der Schurke hat seine Lebenspunkte.
    [10] Der Hauptplan wird vorbereitet und umgedreht.
    [11] Die Verpflichtungen werden in das Begegnungsdeck gemischt.
    [12] Alle ziehen ihre Starthand.
    [13] Alle dürfen einmal Karten tauschen.
   *[14] Die Identitäten werden vorbereitet.
}
champions-event-scheme-turned = Hauptplan: { $card } (Bedrohung: { $threat }).
champions-event-searched = { $side ->
    [you] Du suchst und findest nichts.
   *[other] { $player } sucht.
}
champions-event-stage-completed = Der Schurke vollendet { $card }.
champions-event-stage-revealed = Der nächste Abschnitt des Hauptplans ist { $card }.
champions-event-status = { $card } ist jetzt { $status }.
champions-event-status-discarded = { $card } ist nicht mehr { $status }.
champions-event-surged = { $side ->
    [you] Nachrüsten: du deckst eine weitere Begegnungskarte auf.
   *[other] Nachrüsten: { $player } deckt eine weitere Begegnungskarte auf.
}
champions-event-threat = { $card } bekommt { $amount } Bedrohung ({ $now }).
champions-event-threat-removed = { $card } verliert { $amount } Bedrohung ({ $now } übrig).
champions-event-thwart = { $card } leistet Widerstand.
champions-event-thwart-ended = Der Widerstand ist vorbei ({ $card }).
champions-event-turn = { $side ->
    [you] Dein Zug beginnt.
   *[other] Der Zug von { $player } beginnt.
}
champions-event-turn-ended = { $side ->
    [you] Dein Zug ist vorbei.
   *[other] Der Zug von { $player } ist vorbei.
}
champions-event-villain-stage = Der Schurke macht weiter: { $card }, Abschnitt { $stage }.
champions-event-won = Der Schurke ist besiegt. Das Spiel ist gewonnen.

## moments: what is about to happen ($when is before) or has happened

champions-moment-attack = { $when ->
    [before] { $card } greift an
   *[after] { $card } hat angegriffen
}
champions-moment-damage = { $when ->
    [before] { $card } nimmt gleich { $amount } Schaden
   *[after] { $card } hat { $amount } Schaden genommen
}
champions-moment-defeat = { $when ->
    [before] { $card } wird gleich besiegt
   *[after] { $card } wurde besiegt
}
champions-moment-defence = { $when ->
    [before] { $card } verteidigt
   *[after] { $card } hat verteidigt
}
champions-moment-end = { $of ->
    [attack] der Angriff ist zu Ende
    [activation] die Aktivierung ist zu Ende
    [phase] die Phase ist zu Ende
    [player-phase] die Spielerphase ist zu Ende
    [villain-phase] die Schurkenphase ist zu Ende
   *[round] die Runde ist zu Ende
}
champions-moment-enter-facedown = eine Karte kommt gleich verdeckt ins Spiel
champions-moment-enter-play = { $when ->
    [before] { $card } kommt gleich ins Spiel
   *[after] { $card } ist ins Spiel gekommen
}
champions-moment-form-change = { $when ->
    [before] { $player } wechselt gleich die Gestalt
   *[after] { $player } hat die Gestalt gewechselt
}
champions-moment-initiate = { $when ->
    [before] { $card } wird gleich abgehandelt
   *[after] { $card } wurde abgehandelt
}
champions-moment-payment = { $when ->
    [before] { $player } bezahlt gleich Kosten
   *[after] { $player } hat Kosten bezahlt
}
champions-moment-play = { $when ->
    [before] { $card } wird gleich gespielt
   *[after] { $card } wurde gespielt
}
champions-moment-reveal = { $when ->
    [before] { $card } wird gerade aufgedeckt
   *[after] { $card } wurde aufgedeckt
}
champions-moment-scheme = { $when ->
    [before] { $card } treibt den Plan voran
   *[after] { $card } hat den Plan vorangetrieben
}
champions-moment-threat = { $when ->
    [before] { $card } bekommt gleich { $amount } Bedrohung
   *[after] { $card } hat { $amount } Bedrohung bekommen
}
champions-moment-thwart = { $when ->
    [before] { $card } leistet Widerstand
   *[after] { $card } hat Widerstand geleistet
}
champions-window = { CAPITAL($moment) }.

## phases

champions-phase-activations = Schurkenphase: die Gegner werden aktiviert
champions-phase-deal = Schurkenphase: Begegnungskarten werden zugeteilt
champions-phase-end = Ende der Spielerphase
champions-phase-end-round = Schurkenphase: die Runde endet
champions-phase-player = Spielerphase
champions-phase-reveal = Schurkenphase: Begegnungskarten werden aufgedeckt
champions-phase-setup = Spielaufbau
champions-phase-threat = Schurkenphase: Bedrohung wird platziert

## places where cards lie

champions-place-boosts = { $case ->
    [from] von den Boost-Karten
    [to] zu den Boost-Karten
   *[other] Boost-Karten
}
champions-place-bottom = { $place } (unten)
    .place = same
champions-place-dealt = { $side ->
    [you] { $case ->
        [from] von deinen zugeteilten Karten
        [to] zu deinen zugeteilten Karten
       *[other] deine zugeteilten Karten
    }
   *[other] { $case ->
        [from] von den zugeteilten Karten von { $player }
        [to] zu den zugeteilten Karten von { $player }
       *[other] zugeteilte Karten ({ $player })
    }
}
champions-place-deck = { $side ->
    [you] { $case ->
        [from] aus deinem Deck
        [to] in dein Deck
       *[other] dein Deck
    }
   *[other] { $case ->
        [from] aus dem Deck von { $player }
        [to] in das Deck von { $player }
       *[other] Deck ({ $player })
    }
}
champions-place-discard = { $side ->
    [you] { $case ->
        [from] von deinem Ablagestapel
        [to] auf deinen Ablagestapel
       *[other] dein Ablagestapel
    }
   *[other] { $case ->
        [from] vom Ablagestapel von { $player }
        [to] auf den Ablagestapel von { $player }
       *[other] Ablagestapel ({ $player })
    }
}
champions-place-encounter-deck = { $case ->
    [from] aus dem Begegnungsdeck
    [to] in das Begegnungsdeck
   *[other] Begegnungsdeck
}
champions-place-encounter-discard = { $case ->
    [from] vom Ablagestapel der Begegnungen
    [to] auf den Ablagestapel der Begegnungen
   *[other] Ablagestapel der Begegnungen
}
champions-place-facedown = { $case ->
    [from] aus dem Spiel
    [to] verdeckt ins Spiel
   *[other] verdeckt im Spiel
}
champions-place-hand = { $side ->
    [you] { $case ->
        [from] von deiner Hand
        [to] auf deine Hand
       *[other] deine Hand
    }
   *[other] { $case ->
        [from] von der Hand von { $player }
        [to] auf die Hand von { $player }
       *[other] Hand ({ $player })
    }
}
champions-place-in-play = { $case ->
    [from] aus dem Spiel
    [to] ins Spiel
   *[other] im Spiel
}
champions-place-looked-at = { $side ->
    [you] { $case ->
        [from] von den Karten, die du ansiehst,
        [to] zu den Karten, die du ansiehst
       *[other] die Karten, die du ansiehst
    }
   *[other] { $case ->
        [from] von den Karten, die { $player } ansieht,
        [to] zu den Karten, die { $player } ansieht
       *[other] angesehene Karten ({ $player })
    }
}
champions-place-nemesis = { $side ->
    [you] { $case ->
        [from] aus deinem Erzfeind-Set
        [to] in dein Erzfeind-Set
       *[other] dein Erzfeind-Set
    }
   *[other] { $case ->
        [from] aus dem Erzfeind-Set von { $player }
        [to] in das Erzfeind-Set von { $player }
       *[other] Erzfeind-Set ({ $player })
    }
}
champions-place-paying = { $side ->
    [you] { $case ->
        [from] aus deiner Bezahlung
        [to] in deine Bezahlung
       *[other] deine Bezahlung
    }
   *[other] { $case ->
        [from] aus der Bezahlung von { $player }
        [to] in die Bezahlung von { $player }
       *[other] Bezahlung ({ $player })
    }
}
champions-place-playing = { $side ->
    [you] { $case ->
        [from] von den Karten, die du spielst,
        [to] zu den Karten, die du spielst
       *[other] die Karte, die du spielst
    }
   *[other] { $case ->
        [from] von den Karten, die { $player } spielt,
        [to] zu den Karten, die { $player } spielt
       *[other] gespielte Karte ({ $player })
    }
}
champions-place-removed = { $case ->
    [from] von außerhalb der Partie
    [to] aus der Partie
   *[other] aus dem Spiel entfernt
}
champions-place-resolving = { $case ->
    [from] von der Abhandlung
    [to] zur Abhandlung
   *[other] wird abgehandelt
}
champions-place-scheme-deck = { $case ->
    [from] aus dem Hauptplandeck
    [to] in das Hauptplandeck
   *[other] Hauptplandeck
}
champions-place-set-aside = { $case ->
    [from] von den beiseitegelegten Karten
    [to] zu den beiseitegelegten Karten
   *[other] beiseitegelegte Karten
}
champions-place-top = { $place } (oben)
    .place = same
champions-place-turned = { $side ->
    [you] { $case ->
        [from] von oben aus deinem Deck
        [to] oben auf dein Deck
       *[other] oben von deinem Deck genommen
    }
   *[other] { $case ->
        [from] von oben aus dem Deck von { $player }
        [to] oben auf das Deck von { $player }
       *[other] oben vom Deck genommen ({ $player })
    }
}
champions-place-under = { $case ->
    [from] von unter { $card }
    [to] unter { $card }
   *[other] unter { $card }
}
champions-place-villain-deck = { $case ->
    [from] aus dem Schurkendeck
    [to] in das Schurkendeck
   *[other] Schurkendeck
}

## refusals: why an answer is not allowed, by rule

champions-why-abilities_choose_must-change-state = Diese Wahl würde nichts ändern, eine andere schon.
champions-why-abilities_choose_who = Diese Wahl bietet die Karte nicht an.
champions-why-abilities_form-word = Dafür bist du in der falschen Gestalt.
champions-why-abilities_in-play-targets = Darauf kann die Fähigkeit nicht zielen.
champions-why-abilities_must-be-able-to-change-state = Das würde jetzt nichts ändern.
champions-why-abilities_optional-controller-decides = Diese Karte kontrolliert ein anderer Spieler.
champions-why-abilities_optional-types = Darüber kannst du nicht entscheiden.
champions-why-abilities_source-in-play = Diese Karte ist nicht im Spiel.
champions-why-abilities_triggered-definition = Diese Fähigkeit hat die Karte nicht.
champions-why-allies_limit_three = Hier kann nur einer deiner Verbündeten abgelegt werden.
champions-why-attachments_illegal-stays-put = Es gibt nichts, woran diese Karte angehängt werden könnte.
champions-why-attack_any-enemy = Nur ein Gegner kann angegriffen werden.
champions-why-costs_ability-cost = Diese Kosten kannst du nicht bezahlen.
champions-why-costs_generate-by-discard = Diese Karte ist nicht auf deiner Hand.
champions-why-costs_multiple-simultaneous = Alle Kosten werden zugleich bezahlt: So bliebe zu wenig für die anderen.
champions-why-costs_own-out-of-play = Du kannst nur mit eigenen Karten bezahlen.
champions-why-costs_play-cost-any-mix = Was du hast, bezahlt diese Kosten nicht ganz.
champions-why-costs_resource-ability = Diese Fähigkeit erzeugt jetzt nichts für dich.
champions-why-costs_wild-must-specify = Eine freie Ressource wird zu Energie, Geist oder Körper.
champions-why-damage_heal-cap = Es gibt keinen Schaden zu heilen.
champions-why-damage_indirect_distribute = Dorthin kann der Schaden nicht gehen.
champions-why-damage_indirect_no-overassign = Dieser Charakter bekommt schon genug Schaden, um besiegt zu werden.
champions-why-defence_labelled-ability = Dein Held kann gegen diesen Angriff nicht verteidigen.
champions-why-effects_exhausted_cannot-exhaust-again = Diese Karte ist erschöpft.
champions-why-effects_search_add = Die Suche hat diese Karte nicht gefunden.
champions-why-effects_search_choose-among = Eine der gefundenen Karten muss gewählt werden.
champions-why-enemy-attack_step2_declare-defender = Nur dein Held oder einer deiner Verbündeten kann verteidigen.
champions-why-enemy-attack_step2_hero-form-only = Ein Alter Ego kann nicht verteidigen.
champions-why-enemy-attack_step2_must-be-ready = Ein erschöpfter Charakter kann nicht verteidigen.
champions-why-initiating_play-definition = So wird diese Karte nicht gespielt.
champions-why-initiating_play-from-hand = Diese Karte ist nicht auf deiner Hand.
champions-why-initiating_restrictions-all = Die Karte bestimmt es anders.
champions-why-initiating_step2-determine-cost = Das kannst du nicht bezahlen.
champions-why-keywords_guard = Ein Scherge mit Wache schützt den Schurken.
champions-why-keywords_peril_no-consulting = Gefahr: Wer die Karte abhandelt, berät sich mit niemandem.
champions-why-keywords_peril_others-locked = Gefahr: nur wer die Karte abhandelt, darf handeln.
champions-why-limits_limit = Diese Fähigkeit wurde schon so oft genutzt, wie sie darf.
champions-why-limits_max-in-ability = Die Fähigkeit von Karten dieses Titels wurde schon so oft genutzt, wie es allen zusammen erlaubt ist.
champions-why-limits_max-per-player = Davon kontrollierst du schon so viele wie erlaubt.
champions-why-limits_max-period = Karten dieses Titels wurden schon so oft gespielt, wie es allen zusammen erlaubt ist.
champions-why-limits_unique_cannot-enter = Diese Karte ist einzigartig und schon im Spiel.
champions-why-player-cards_event_definition = Nur Ereignisse werden so gespielt.
champions-why-player-cards_event_optional = Eine Karte auf der Hand muss gespielt werden, und sie kann es.
champions-why-player-cards_resource_cannot-be-played = Eine Ressourcenkarte dient nur zum Bezahlen.
champions-why-player-phase_end_discard-any = Diese Karte ist nicht auf deiner Hand.
champions-why-player-phase_end_discard-down = Du hast noch mehr Karten als dein Handlimit.
champions-why-player-phase_turn_action-event = Dieses Ereignis ist keine Aktion: Es wird angeboten, wenn sein Moment kommt.
champions-why-player-phase_turn_change-form-once = Du hast diese Runde schon die Gestalt gewechselt.
champions-why-player-phase_turn_hero-power-option = Das können nur deine Identität in Heldengestalt und deine Verbündeten.
champions-why-player-phase_turn_request-action = Du hast keinen anderen Spieler, den du um eine Aktion bitten kannst.
champions-why-player-phase_turn_request-is-declinable = Dieser Spieler hat abgelehnt oder keine Aktion.
champions-why-player-phase_turn_use-ally = Diesen Verbündeten kontrollierst du nicht.
champions-why-precedence_cannot-is-absolute = „Kann nicht“ gilt ausnahmslos: eine Karte verhindert das.
champions-why-precedence_card-beats-rules = Eine Karte sagt, wer verteidigen muss.
champions-why-recovery_alter-ego-only = Nur ein Alter Ego erholt sich.
champions-why-recovery_dash = Diese Kraft hat der Charakter nicht.
champions-why-setup_13-mulligan = Diese Karte ist nicht auf deiner Hand.
champions-why-side-schemes_crisis = Ein Nebenplan mit Krisensymbol schützt den Hauptplan.
champions-why-table_not-offered = Das stand nicht zur Wahl.
champions-why-table_wrong-kind = Das beantwortet die Frage nicht.
champions-why-thwart_any-scheme = Nur gegen einen Plan, dessen Bedrohung entfernt werden kann, kann Widerstand geleistet werden.
champions-why-thwart_hero-basic = Mit WID 0 wird keine Bedrohung entfernt.
champions-why-thwart_not-below-zero = Es gibt keine Bedrohung zu entfernen.
champions-why-timing_forced_mandatory = Diese erzwungene Fähigkeit steht jetzt nicht an. Wähle eine, die ansteht.
champions-why-timing_once-per-occurrence = Darauf antwortet die Fähigkeit jetzt nicht.
champions-why-timing_simultaneous_first-player = Das gehört nicht zu dem, was als Nächstes kommt.
champions-why-timing_trigger-condition = Diese Fähigkeit wartet auf etwas anderes.
champions-why-villain-phase_step2_minions-one-at-a-time = Dieser Scherge wird jetzt nicht aktiviert.

## terms of the game

champions-aspect-aggression = Aggression
champions-aspect-justice = Gerechtigkeit
champions-aspect-leadership = Führung
champions-aspect-protection = Schutz
champions-after-list = { $list }
    { $next }
    .list = same
champions-card = eine Karte
champions-facedown = verdeckter Scherge
champions-form-alter-ego = Alter Ego
champions-form-hero = Held
champions-glyphs = { "[" }{ $row }]
champions-glyphs-none = 0
champions-mode-expert = Experte
champions-mode-standard = Standard
champions-resource-energy = Energie
champions-resource-mental = Geist
champions-resource-physical = Körper
champions-resource-wild = frei
champions-scenario = das Szenario
champions-set-expert = Experten-Set
champions-set-hero = Heldenset
champions-set-modular = modulares Begegnungsset
champions-set-nemesis = Erzfeind-Set
champions-set-standard = Standard-Set
champions-set-villain = Schurkenset
champions-stat-ally-limit = { $case ->
    [definite] das Verbündetenlimit
   *[other] Verbündetenlimit
}
champions-stat-atk = { $case ->
    [definite] die ANG
   *[other] ANG
}
champions-stat-damage = { $case ->
    [definite] der Schaden
   *[other] Schaden
}
champions-stat-def = { $case ->
    [definite] die VER
   *[other] VER
}
champions-stat-hand-size = { $case ->
    [definite] das Handlimit
   *[other] Handlimit
}
champions-stat-hit-points = { $case ->
    [definite] die Lebenspunkte
   *[other] Lebenspunkte
}
champions-stat-printed-hand-size = { $case ->
    [definite] das aufgedruckte Handlimit
   *[other] aufgedrucktes Handlimit
}
champions-stat-printed-hit-points = { $case ->
    [definite] die aufgedruckten Lebenspunkte
   *[other] aufgedruckte Lebenspunkte
}
champions-stat-printed-power = { $case ->
    [definite] der aufgedruckte Wert ({ $stat })
   *[other] aufgedruckter Wert ({ $stat })
}
champions-stat-rec = { $case ->
    [definite] die ERH
   *[other] ERH
}
champions-stat-remaining = { $case ->
    [definite] die verbleibenden Lebenspunkte
   *[other] verbleibende Lebenspunkte
}
champions-stat-sch = { $case ->
    [definite] der PLA-Wert
   *[other] PLA
}
champions-stat-sustained = { $case ->
    [definite] der erlittene Schaden
   *[other] erlittener Schaden
}
champions-stat-threat = { $case ->
    [definite] die Bedrohung
   *[other] Bedrohung
}
champions-stat-thw = { $case ->
    [definite] der WID-Wert
   *[other] WID
}
champions-status-confused = verwirrt
champions-status-stunned = betäubt
champions-status-tough = zäh
champions-type-ally = Verbündeter
champions-type-alter-ego = Alter Ego
champions-type-attachment = Anhang
champions-type-environment = Umgebung
champions-type-event = Ereignis
champions-type-hero = Held
champions-type-main-scheme = Hauptplan
champions-type-minion = Scherge
champions-type-obligation = Verpflichtung
champions-type-resource = Ressource
champions-type-side-scheme = Nebenplan
champions-type-support = Vorteil
champions-type-treachery = Verrat
champions-type-upgrade = Upgrade
champions-type-villain = Schurke

## cards: amounts

champions-amount = { $number }
champions-amount-all = alles
champions-amount-at-most = { $first } (höchstens { $most })
    .first = same
champions-amount-dealt = der zugefügte Schaden
champions-amount-none = 0
champions-amount-number = die Zahl ({ $who })
champions-amount-placed = die platzierte Bedrohung
champions-amount-stat = { $stat } von { $who }
    .stat = definite
    .who = dative
champions-amount-stat-on = { $stat } auf { $who }
    .stat = definite
    .who = dative
champions-amount-sum = { $first } plus { $others }
champions-amount-that = diese Zahl
champions-amount-times = { $first } × { $second }
champions-amount-varies = { $usually } ({ $but }, falls { $claim })
champions-each-boost = jedes Boost-Symbol auf { $who }
    .who = dative
champions-each-counter = jeden Marker „{ $name }“ hier
champions-each-icon = jedes Ressourcensymbol auf { $who }
    .who = dative
champions-each-icon-of = jedes { $icon } auf { $who }
    .who = dative
champions-each-type = jede Ressourcenart auf { $who }
    .who = dative
champions-equal-to = { $unit } { $amount }
champions-for-each = { $base } für { $each }
    .base = same
    .each = accusative
champions-per-player = { $base } pro Spieler
champions-unit-cards = { $form ->
    [number] { $number } { $number ->
        [one] Karte
       *[other] Karten
    }
    [that] ebenso viele Karten
    [all] alle Karten
   *[bare] so viele Karten wie
}
champions-unit-counters = { $form ->
    [number] { $number } { $case ->
        [dative] { $number ->
            [one] Marker
           *[other] Markern
        }
       *[plain] Marker
    } „{ $name }“
    [that] ebenso viele Marker „{ $name }“
    [all] alle Marker „{ $name }“
   *[bare] so viele Marker „{ $name }“ wie
}
champions-unit-damage = { $form ->
    [number] { $number } Schaden
    [that] ebenso viel Schaden
    [all] allen Schaden
   *[bare] so viel Schaden wie
}
champions-unit-stat = { $form ->
    [number] { $number } { $stat }
    [that] ebenso viel { $stat }
    [all] alles ({ $stat })
   *[bare] so viel { $stat } wie
}
champions-unit-threat = { $form ->
    [number] { $number } Bedrohung
    [that] ebenso viel Bedrohung
    [all] alle Bedrohung
   *[bare] so viel Bedrohung wie
}

## cards: claims, which follow “if” or “while”

champions-claim-alter-ego = { $so ->
    [yes] du in Alter-Ego-Gestalt bist
   *[no] du nicht in Alter-Ego-Gestalt bist
}
champions-claim-at-least = { $so ->
    [yes] { $amount } mindestens { $least } ist
   *[no] { $amount } weniger als { $least } ist
}
champions-claim-attacked = { $so ->
    [yes] ein Angriff stattfand
   *[no] kein Angriff stattfand
}
champions-claim-dealt = { $so ->
    [yes] dieser Angriff mindestens { $quantity } zufügt
   *[no] dieser Angriff weniger als { $quantity } zufügt
}
champions-claim-discarded = { $so ->
    [yes] so eine Karte abgelegt wurde
   *[no] so keine Karte abgelegt wurde
}
champions-claim-final-step = { $so ->
    [yes] das der letzte Schritt der Folge ist
   *[no] das nicht der letzte Schritt der Folge ist
}
champions-claim-given = { $so ->
    [yes] die Statuskarte gegeben wurde
   *[no] die Statuskarte nicht gegeben werden konnte
}
champions-claim-happened = { $so ->
    [yes] das etwas bewirkt hat
   *[no] das nichts bewirkt hat
}
champions-claim-has = { $so ->
    [yes] { $who } mindestens { $quantity } hat
   *[no] { $who } weniger als { $quantity } hat
}
    .who = nominative
champions-claim-healed = { $so ->
    [yes] so Schaden geheilt wurde
   *[no] so kein Schaden geheilt wurde
}
champions-claim-hero = { $so ->
    [yes] du in Heldengestalt bist
   *[no] du nicht in Heldengestalt bist
}
champions-claim-in-play = { $so ->
    [yes] { $who } im Spiel ist
   *[no] { $who } im Spiel fehlt
}
    .who = nominative
champions-claim-none-in-play = { $who } im Spiel ist
    .who = nominative
champions-claim-paid = { $so ->
    [yes] diese Karte mit { $resource } bezahlt wurde
   *[no] diese Karte nicht mit { $resource } bezahlt wurde
}
champions-claim-printed = { $so ->
    [yes] { $who } { $resources } zeigt
   *[no] { $who } kein { $resources } zeigt
}
    .who = nominative
champions-claim-revealed = { $so ->
    [yes] { $who } aufgedeckt wurde
   *[no] { $who } nicht aufgedeckt wurde
}
champions-claim-trait = { $so ->
    [yes] du das Merkmal { $trait } hast
   *[no] du das Merkmal { $trait } nicht hast
}
champions-claim-undefended = { $so ->
    [yes] der Angriff unverteidigt ist
   *[no] der Angriff verteidigt wird
}

## cards: costs

champions-cost-counters = entferne hier { $quantity }
champions-cost-printed = bezahle die aufgedruckten Kosten von { $who }
    .who = dative
champions-cost-spend = gib { $resources } aus
champions-paid = { $cost } → { $effect }
    .effect = same
champions-spend-counted = { $amount } { $resource }

## cards: keywords, status cards and icons

champions-icon-acceleration = [Beschleunigung]
champions-icon-boost = [Boost]
champions-icon-crisis = [Krise]
champions-icon-hazard = [Gefahrensymbol]
champions-icon-star = [Stern]
champions-keyword-guard = Wache
champions-keyword-overkill = Overkill
champions-keyword-peril = Gefahr
champions-keyword-quickstrike = Erstschlag
champions-keyword-restricted = beschränkt
champions-keyword-retaliate = Vergeltung { $amount }
champions-keyword-retaliate-any = Vergeltung
champions-keyword-surge = Nachrüsten
champions-keyword-toughness = Zähigkeit
champions-keyword-uses = Anwendungen ({ $counters })
champions-keyword-uses-any = Anwendungen
champions-reminder-acceleration = Schritt 1 der Schurkenphase platziert 1 Bedrohung mehr auf dem Hauptplan.
champions-reminder-boost = Erhöht ANG oder PLA des aktivierten Schurken um 1.
champions-reminder-confused = Lege das anstelle des nächsten Widerstands oder Plans ab.
champions-reminder-crisis = Vom Hauptplan kann keine Bedrohung entfernt werden.
champions-reminder-guard = Wer mit ihm im Kampf ist, kann den Schurken nicht angreifen.
champions-reminder-hazard = Schritt 3 der Schurkenphase teilt 1 Begegnungskarte mehr zu.
champions-reminder-overkill = Schaden über die Lebenspunkte eines Verbündeten hinaus geht an den Helden seines Spielers. Über die eines Schergen hinaus geht er an den Schurken.
champions-reminder-peril = Der Spieler, der sie aufdeckt, handelt sie allein ab. Andere beraten nicht und handeln nicht.
champions-reminder-quickstrike = Sobald er mit einem Helden im Kampf ist, greift er sofort an.
champions-reminder-restricted = Ein Spieler darf höchstens zwei solche Karten im Spiel haben.
champions-reminder-retaliate = Nach einem Angriff auf ihn fügt er dem Angreifer { $amount } Schaden zu.
champions-reminder-star = Im Text steht eine Boost-Fähigkeit.
champions-reminder-stunned = Lege das anstelle des nächsten Angriffs ab.
champions-reminder-surge = Decke danach eine weitere Begegnungskarte auf.
champions-reminder-tough = Lege das ab, statt den nächsten Schaden zu nehmen.
champions-reminder-toughness = Kommt zäh ins Spiel.
champions-reminder-uses = Kommt mit diesen Markern ins Spiel und wird abgelegt, wenn keiner übrig ist.

## cards: modifiers

champions-lasting-activation = bis zum Ende dieser Aktivierung { $holds }
    .holds = inverted
champions-lasting-attack = für diesen Angriff { $holds }
    .holds = inverted
champions-lasting-phase = bis zum Ende der Phase { $holds }
    .holds = inverted
champions-lasting-player-phase = bis zum Ende der Spielerphase { $holds }
    .holds = inverted
champions-lasting-villain-phase = bis zum Ende der Schurkenphase { $holds }
    .holds = inverted
champions-lasting-round = bis zum Ende der Runde { $holds }
    .holds = inverted
champions-lasting-uses = { $lasting } ({ $uses }-mal)
champions-later-activation = am Ende dieser Aktivierung: { CAPITAL($steps) }
champions-later-after = { $occurrence }: { CAPITAL($steps) }
champions-later-attack = am Ende dieses Angriffs: { CAPITAL($steps) }
champions-later-instead = { $occurrence } geschieht das nächste Mal { $until ->
    [attack] während dieses Angriffs
    [activation] während dieser Aktivierung
    [phase] in dieser Phase
    [player-phase] in dieser Spielerphase
    [villain-phase] in dieser Schurkenphase
   *[round] in dieser Runde
} stattdessen dies: { CAPITAL($steps) }
champions-later-phase = am Ende der Phase: { CAPITAL($steps) }
champions-later-player-phase = am Ende der Spielerphase: { CAPITAL($steps) }
champions-later-villain-phase = am Ende der Schurkenphase: { CAPITAL($steps) }
champions-later-round = am Ende der Runde: { CAPITAL($steps) }
champions-modifier-base = { $case ->
        [inverted] hat { $who }
       *[other] { $who } hat
    } { $numbers }
    .who = nominative
champions-modifier-base-counted = { $stat } = { $amount }
champions-modifier-base-number = { $stat } { $amount }
champions-modifier-cannot-attack = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } nicht angreifen
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } angreifen
}
    .who = nominative
champions-modifier-cannot-thwart = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } keinen Widerstand leisten
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } Widerstand leisten
}
    .who = nominative
champions-modifier-cannot-scheme = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } keine Pläne vorantreiben
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } Pläne vorantreiben
}
    .who = nominative
champions-modifier-cannot-defend = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } nicht verteidigen
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } verteidigen
}
    .who = nominative
champions-modifier-cannot-ready = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } nicht spielbereit werden
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } spielbereit werden
}
    .who = nominative
champions-modifier-cannot-exhaust = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } nicht erschöpft werden
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } erschöpft werden
}
    .who = nominative
champions-modifier-cannot-change-form = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } die Gestalt nicht wechseln
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } die Gestalt wechseln
}
    .who = nominative
champions-modifier-cannot-be-healed = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } nicht geheilt werden
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } geheilt werden
}
    .who = nominative
champions-modifier-cannot-gain-threat = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } keine Bedrohung erhalten
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } Bedrohung erhalten
}
    .who = nominative
champions-modifier-cannot-draw = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } keine Karten ziehen
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } Karten ziehen
}
    .who = nominative
champions-modifier-cannot-play = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } nicht gespielt werden
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } gespielt werden
}
    .who = nominative
champions-modifier-cannot-status = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } keine Statuskarten erhalten
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } Statuskarten erhalten
}
    .who = nominative
champions-modifier-cannot-status-of = { $certain ->
    [yes] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } nicht { $status } werden
   *[no] { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } { $status } werden
}
    .who = nominative
champions-modifier-cost = { $sign ->
    [less] { $case ->
        [inverted] kostet { $who }
       *[other] { $who } kostet
    } { $change } weniger
   *[more] { $case ->
        [inverted] kostet { $who }
       *[other] { $who } kostet
    } { $change } mehr
}
    .who = nominative
champions-modifier-cost-of-player = { $case ->
    [inverted] kosten { $player } Karten
   *[other] Karten kosten { $player }
} { $change } { $sign ->
    [less] weniger
   *[more] mehr
}
    .player = accusative
champions-modifier-divide = { $case ->
    [inverted] wird { $stat } von { $who } durch { $by } geteilt
   *[other] { $stat } von { $who } wird durch { $by } geteilt
} und aufgerundet
    .stat = definite
    .who = dative
champions-modifier-doubled = { $case ->
    [inverted] zählt diese Karte
   *[other] diese Karte zählt
} doppelt, wenn sie für eine Karte des Aspekts { $aspect } zahlt
champions-modifier-doubled-card = { $case ->
    [inverted] zählt diese Karte
   *[other] diese Karte zählt
} doppelt, wenn sie für { $who } zahlt
    .who = accusative
champions-modifier-keeps-threat = { $case ->
    [inverted] kann von { $who } keine Bedrohung
   *[other] von { $who } kann keine Bedrohung
} entfernt werden
    .who = dative
champions-modifier-keyword = { $case ->
        [inverted] erhält { $who }
       *[other] { $who } erhält
    } { $keyword }
    .who = nominative
champions-modifier-multiply = { $case ->
    [inverted] wird { $stat } von { $who }
   *[other] { $stat } von { $who } wird
} mit { $times } malgenommen
    .stat = definite
    .who = dative
champions-modifier-must-defend = { $case ->
    [inverted] muss gegen Angriffe von { $who } { $with }
   *[other] gegen Angriffe von { $who } muss { $with }
} verteidigen, wenn möglich
    .who = dative
    .with = nominative
champions-modifier-no-damage = { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } keinen Schaden nehmen
    .who = nominative
champions-modifier-no-damage-from = { $case ->
        [inverted] kann { $who }
       *[other] { $who } kann
    } keinen Schaden von { $from } nehmen
    .who = nominative
    .from = dative
champions-modifier-stat = { $case ->
        [inverted] bekommt { $who }
       *[other] { $who } bekommt
    } { $gains }
    .who = nominative
champions-modifier-text = { $case ->
        [inverted] erhält { $who }
       *[other] { $who } erhält
    } „{ $text }“
    .who = nominative
champions-modifier-threat-placed = { $sign ->
    [less] { $case ->
        [inverted] platziert { $who }
       *[other] { $who } platziert
    } { $change } Bedrohung weniger
   *[more] { $case ->
        [inverted] platziert { $who }
       *[other] { $who } platziert
    } { $change } Bedrohung mehr
}
    .who = nominative
champions-modifier-play-discard = { $case ->
    [inverted] darfst du
   *[other] du darfst
} { $who } von deinem Ablagestapel spielen
    .who = accusative
champions-modifier-set = { $case ->
    [inverted] beträgt { $stat } von { $who }
   *[other] { $stat } von { $who } beträgt
} { $amount }
    .stat = definite
    .who = dative
champions-modifier-trait = { $case ->
        [inverted] erhält { $who }
       *[other] { $who } erhält
    } das Merkmal { $trait }
    .who = nominative
champions-modifier-up-to = { $gain } ({ $stat } höchstens { $most })
champions-modifier-while = solange { $claim }, { $modifiers }
    .modifiers = inverted

## cards: players

champions-player-any = { $case ->
    [accusative] einen beliebigen Spieler
    [dative] einem beliebigen Spieler
   *[other] ein beliebiger Spieler
}
champions-player-chosen = { $case ->
    [accusative] einen Spieler deiner Wahl
    [dative] einem Spieler deiner Wahl
   *[other] ein Spieler deiner Wahl
}
champions-player-engaged = { $case ->
    [accusative] den Spieler im Kampf mit ihm
    [dative] dem Spieler im Kampf mit ihm
   *[other] der Spieler im Kampf mit ihm
}
champions-player-first = { $case ->
    [accusative] den Startspieler
    [dative] dem Startspieler
   *[other] der Startspieler
}
champions-player-they = { $case ->
    [accusative] ihn
    [dative] ihm
   *[other] er
}
champions-player-you = { $case ->
    [accusative] dich
    [dative] dir
   *[other] du
}

## cards: steps

champions-phrase = { $text }
    .text = same
champions-sentence = { CAPITAL($clause) }.
champions-sentence-on = { $clause }.
    .clause = same
champions-sentence-on-list = { $clause }
    .clause = same
champions-sentence-list = { CAPITAL($clause) }
champions-step-acceleration = { $case ->
    [third] platziert einen Beschleunigungsmarker
    [infinitive] einen Beschleunigungsmarker platzieren
   *[other] platziere einen Beschleunigungsmarker
}
champions-step-advance = { $case ->
    [third] rückt den Hauptplan vor
    [infinitive] den Hauptplan vorrücken
   *[other] rücke den Hauptplan vor
}
champions-step-also-attacks = { $number ->
    [one] { $case ->
        [inverted] greift { $who } auch { $against } an
       *[other] { $who } greift auch { $against } an
    }
   *[many] { $case ->
        [inverted] greifen { $who } auch { $against } an
       *[other] { $who } greifen auch { $against } an
    }
}
    .who = nominative
    .against = accusative
champions-step-also-attacks-you = { $number ->
    [one] { $case ->
        [inverted] greift dich auch { $who } an
       *[other] { $who } greift auch dich an
    }
   *[many] { $case ->
        [inverted] greifen dich auch { $who } an
       *[other] { $who } greifen auch dich an
    }
}
    .who = nominative
champions-step-as-player = { $player } { $steps }
    .player = nominative
    .steps = third
champions-step-assign = { $case ->
    [third] verteilt { $quantity } auf { $who }
    [infinitive] { $quantity } auf { $who } verteilen
   *[other] verteile { $quantity } auf { $who }
}
    .who = accusative
champions-step-assign-by = { $case ->
    [inverted] verteilt { $player } { $quantity } auf { $who }
   *[other] { $player } verteilt { $quantity } auf { $who }
}
    .player = nominative
    .who = accusative
champions-step-attacks = { $number ->
    [one] { $case ->
        [inverted] greift { $who } { $against } an
       *[other] { $who } greift { $against } an
    }
   *[many] { $case ->
        [inverted] greifen { $who } { $against } an
       *[other] { $who } greifen { $against } an
    }
}
    .who = nominative
    .against = accusative
champions-step-attacks-you = { $number ->
    [one] { $case ->
        [inverted] greift dich { $who } an
       *[other] { $who } greift dich an
    }
   *[many] { $case ->
        [inverted] greifen dich { $who } an
       *[other] { $who } greifen dich an
    }
}
    .who = nominative
champions-step-boost = { $case ->
    [third] gibt { $who } 1 Boost-Karte
    [infinitive] { $who } 1 Boost-Karte geben
   *[other] gib { $who } 1 Boost-Karte
}
    .who = dative
champions-step-cancel-card = { $case ->
    [third] hebt die aufgedeckte Karte auf
    [infinitive] die aufgedeckte Karte aufheben
   *[other] hebe die aufgedeckte Karte auf
}
champions-step-cancel-effects = { $case ->
    [inverted] sind ihre Effekte aufgehoben
   *[other] ihre Effekte sind aufgehoben
}
champions-step-cancel-played = { $case ->
    [third] hebt die gespielte Karte auf
    [infinitive] die gespielte Karte aufheben
   *[other] hebe die gespielte Karte auf
}
champions-step-cancel-revealed = { $case ->
    [inverted] sind ihre Effekte „Sobald aufgedeckt“ aufgehoben
   *[other] ihre Effekte „Sobald aufgedeckt“ sind aufgehoben
}
champions-step-change-form = { $case ->
    [third] wechselt die Gestalt
    [infinitive] die Gestalt wechseln
   *[other] wechsle die Gestalt
}
champions-step-change-form-to = { $case ->
    [third] wechselt in die { $form ->
        [hero] Heldengestalt
       *[alter-ego] Alter-Ego-Gestalt
    }
    [infinitive] in die { $form ->
        [hero] Heldengestalt
       *[alter-ego] Alter-Ego-Gestalt
    } wechseln
   *[other] wechsle in die { $form ->
        [hero] Heldengestalt
       *[alter-ego] Alter-Ego-Gestalt
    }
}
champions-step-choose-one = { $case ->
    [third] wählt
    [inverted] wählst du
   *[other] wähle
} eins:{ $options }
champions-step-choose = { $case ->
    [third] bestimmt { $who }
    [infinitive] { $who } bestimmen
   *[other] bestimme { $who }
}
    .who = accusative
champions-step-choose-player = { $case ->
    [third] bestimmt einen Spieler
    [infinitive] einen Spieler bestimmen
   *[other] bestimme einen Spieler
}
champions-step-counters = { $case ->
    [third] legt { $quantity } hierher
    [infinitive] { $quantity } hierher legen
   *[other] lege { $quantity } hierher
}
champions-step-deal = { $case ->
    [third] fügt { $who } { $quantity } zu
    [infinitive] { $who } { $quantity } zufügen
   *[other] füge { $who } { $quantity } zu
}
    .who = dative
champions-step-deal-encounter = { $case ->
    [third] teilt { $player } 1 Begegnungskarte zu
    [infinitive] { $player } 1 Begegnungskarte zuteilen
   *[other] teile { $player } 1 Begegnungskarte zu
}
    .player = dative
champions-step-discard = { $case ->
    [third] legt { $who } ab
    [infinitive] { $who } ablegen
   *[other] lege { $who } ab
}
    .who = accusative
champions-step-discard-top = { $case ->
    [third] legt { $quantity } von oben { $zone } ab
    [infinitive] { $quantity } von oben { $zone } ablegen
   *[other] lege { $quantity } von oben { $zone } ab
}
    .zone = in
champions-step-discard-until = { $case ->
    [third] legt Karten von oben { $zone } ab, bis er { $who } ablegt
    [infinitive] Karten von oben { $zone } ablegen, bis du { $who } ablegst
   *[other] lege Karten von oben { $zone } ab, bis du { $who } ablegst
}
    .zone = in
    .who = accusative
champions-step-draw = { $case ->
    [third] zieht { $quantity }
    [infinitive] { $quantity } ziehen
   *[other] ziehe { $quantity }
}
champions-step-draw-up-to = { $case ->
    [third] zieht, bis { $most } erreicht ist
    [infinitive] ziehen, bis { $most } erreicht ist
   *[other] ziehe, bis { $most } erreicht ist
}
champions-step-each-player = jeder Spieler { $steps }
    .steps = third
champions-step-each-player-chooses = { $case ->
    [inverted] wählt jeder Spieler
   *[other] jeder Spieler wählt
} eins:{ $options }
champions-step-engage = { $case ->
    [third] bringt { $who } in den Kampf mit { $player }
    [infinitive] { $who } in den Kampf mit { $player } bringen
   *[other] bringe { $who } in den Kampf mit { $player }
}
    .who = accusative
    .player = dative
champions-step-exhaust = { $case ->
    [third] erschöpft { $who }
    [infinitive] { $who } erschöpfen
   *[other] erschöpfe { $who }
}
    .who = accusative
champions-step-generate = { $case ->
    [third] erzeugt { $resources }
    [infinitive] { $resources } erzeugen
   *[other] erzeuge { $resources }
}
champions-step-generate-printed = { $case ->
    [third] erzeugt die Ressourcen von { $who }
    [infinitive] die Ressourcen von { $who } erzeugen
   *[other] erzeuge die Ressourcen von { $who }
}
    .who = dative
champions-step-defeat = { $case ->
    [third] besiegt { $who }
    [infinitive] { $who } besiegen
   *[other] besiege { $who }
}
    .who = accusative
champions-step-heal-beyond = heile { $quantity } von { $who }, auch über das Maximum der Lebenspunkte hinaus
    .who = dative
champions-step-heal = { $case ->
    [third] heilt { $quantity } von { $who }
    [infinitive] { $quantity } von { $who } heilen
   *[other] heile { $quantity } von { $who }
}
    .who = dative
champions-step-if = falls { $claim }, { $then }
    .then = inverted
champions-step-if-after = { $then }, falls { $claim }
champions-step-if-else = falls { $claim }, { $then }. Andernfalls { $else }
    .then = inverted
    .else = inverted
champions-step-if-list = falls { $claim }:{ $lines }
champions-step-instead = { $steps } (stattdessen)
    .steps = same
champions-step-look-at = { $case ->
    [third] betrachtet { $who }
    [infinitive] { $who } betrachten
   *[other] betrachte { $who }
}
    .who = accusative
champions-step-lose = { $case ->
    [inverted] verlieren die Spieler das Spiel
   *[other] die Spieler verlieren das Spiel
}
champions-step-may = { $case ->
    [third] darf
    [inverted] darfst du
   *[other] du darfst
} { $steps }
    .steps = infinitive
champions-step-move = { $case ->
    [third] legt { $who } { $zone }
    [infinitive] { $who } { $zone } legen
   *[other] lege { $who } { $zone }
}
    .who = accusative
    .zone = to
champions-step-move-damage = { $case ->
    [third] verschiebt { $quantity } von { $from } zu { $to }
    [infinitive] { $quantity } von { $from } zu { $to } verschieben
   *[other] verschiebe { $quantity } von { $from } zu { $to }
}
    .from = dative
    .to = dative
champions-step-move-to-hand = { $case ->
    [third] nimmt { $who } { $zone }
    [infinitive] { $who } { $zone } nehmen
   *[other] nimm { $who } { $zone }
}
    .who = accusative
    .zone = to
champions-step-nothing = nichts
champions-step-place = { $case ->
    [third] platziert { $quantity } auf { $who }
    [infinitive] { $quantity } auf { $who } platzieren
   *[other] platziere { $quantity } auf { $who }
}
    .who = dative
champions-step-player-draws = { $case ->
    [inverted] zieht { $player } { $quantity }
   *[other] { $player } zieht { $quantity }
}
    .player = nominative
champions-step-player-draws-up-to = { $case ->
    [inverted] zieht { $player }, bis { $most } erreicht ist
   *[other] { $player } zieht, bis { $most } erreicht ist
}
    .player = nominative
champions-step-prevent = { $case ->
    [third] verhindert { $quantity }
    [infinitive] { $quantity } verhindern
   *[other] verhindere { $quantity }
}
champions-step-put = { $case ->
    [third] bringt { $who } ins Spiel
    [infinitive] { $who } ins Spiel bringen
   *[other] bringe { $who } ins Spiel
}
    .who = accusative
champions-step-put-control = { $step }, unter der Kontrolle von { $player }
    .step = same
    .player = dative
champions-step-put-engaged = { $step }, im Kampf mit { $player }
    .step = same
    .player = dative
champions-step-put-engaged-many = { $step }, im Kampf mit { $player }
    .step = same
    .player = dative
champions-step-put-engaged-facedown = { $step }. { $number ->
    [many] Sie sind
   *[one] Sie ist
} im Kampf mit { $player }
    .step = same
    .player = dative
champions-step-put-facedown = { $step }, verdeckt als { $number ->
    [many] Schergen
   *[one] Scherge
} „{ $trait }“
    .step = same
champions-step-put-yours = { $step }, unter deiner Kontrolle
    .step = same
champions-step-ready = { $case ->
    [third] macht { $who } spielbereit
    [infinitive] { $who } spielbereit machen
   *[other] mache { $who } spielbereit
}
    .who = accusative
champions-step-remove = { $case ->
    [third] entfernt { $who } aus dem Spiel
    [infinitive] { $who } aus dem Spiel entfernen
   *[other] entferne { $who } aus dem Spiel
}
    .who = accusative
champions-step-remove-threat = { $case ->
    [third] entfernt { $quantity } von { $who }
    [infinitive] { $quantity } von { $who } entfernen
   *[other] entferne { $quantity } von { $who }
}
    .who = dative
champions-step-resolve = { $case ->
    [third] handelt die Spezial-Fähigkeit von { $who } ab, in beliebiger Reihenfolge
    [infinitive] die Spezial-Fähigkeit von { $who } in beliebiger Reihenfolge abhandeln
   *[other] handle die Spezial-Fähigkeit von { $who } ab, in beliebiger Reihenfolge
}
    .who = dative
champions-step-reveal = { $case ->
    [third] deckt { $who } auf
    [infinitive] { $who } aufdecken
   *[other] decke { $who } auf
}
    .who = accusative
champions-step-schemes = { $number ->
    [one] { $case ->
        [inverted] treibt { $who } den Plan voran
       *[other] { $who } treibt den Plan voran
    }
   *[many] { $case ->
        [inverted] treiben { $who } den Plan voran
       *[other] { $who } treiben den Plan voran
    }
}
    .who = nominative
champions-step-search = { $case ->
    [third] sucht { $who } { $zones } heraus
    [infinitive] { $who } { $zones } heraussuchen
   *[other] suche { $who } { $zones } heraus
}
    .zones = in
    .who = accusative
champions-step-shuffle = { $case ->
    [third] mischt { $zone }
    [infinitive] { $zone } mischen
   *[other] mische { $zone }
}
    .zone = of
champions-step-status = { $case ->
    [third] gibt { $who } eine Statuskarte „{ $status }“
    [infinitive] { $who } eine Statuskarte „{ $status }“ geben
   *[other] gib { $who } eine Statuskarte „{ $status }“
}
    .who = dative
champions-step-status-you = { $case ->
    [third] bekommt eine Statuskarte „{ $status }“
    [inverted] bekommst du eine Statuskarte „{ $status }“
   *[other] du bekommst eine Statuskarte „{ $status }“
}
champions-step-surge = { $case ->
    [inverted] erhält diese Karte Nachrüsten
   *[other] diese Karte erhält Nachrüsten
}
champions-step-gives-control = { $case ->
    [inverted] übernimmt { $player } die Kontrolle über { $who }
   *[other] { $player } übernimmt die Kontrolle über { $who }
}
    .who = accusative
champions-step-take-control = { $case ->
    [third] übernimmt die Kontrolle über { $who }
    [infinitive] die Kontrolle über { $who } übernehmen
   *[other] übernimm die Kontrolle über { $who }
}
    .who = accusative
champions-step-take = { $case ->
    [third] nimmt { $quantity }
    [infinitive] { $quantity } nehmen
   *[other] nimm { $quantity }
}
champions-step-then = dann { $steps }
    .steps = inverted

## cards: text boxes and sheets

champions-class-basic = Basis
champions-clause-plain = { $clause }
champions-foot-boost = Boost-Symbole: { $icons }.
champions-foot-boost-star = Boost-Symbole: { $icons }, [Stern].
champions-foot-pays = Zahlt { $resources }.
champions-foot-star = Boost-Symbole: [Stern].
champions-foot-unique = Einzigartig.
champions-gained = { $lead }: { $text }
champions-heading = { $name } ({ $kind })
champions-heading-traits = { $heading }: { $traits }
champions-kind-of = { $kind }, { $class }
champions-kind-stage = { $kind }, Abschnitt { $stage }
champions-lead-action = { $form ->
    [none] Aktion
    [hero] Helden-Aktion
   *[alter-ego] Alter-Ego-Aktion
}
champions-lead-attack = { $lead } (Angriff)
champions-lead-boost = Boost [Stern]
champions-lead-defence = { $lead } (Verteidigung)
champions-lead-forced-interrupt = { $form ->
    [none] Erzwungene Unterbrechung
    [hero] Erzwungene Helden-Unterbrechung
   *[alter-ego] Erzwungene Alter-Ego-Unterbrechung
}
champions-lead-forced-response = { $form ->
    [none] Erzwungene Reaktion
    [hero] Erzwungene Helden-Reaktion
   *[alter-ego] Erzwungene Alter-Ego-Reaktion
}
champions-lead-interrupt = { $form ->
    [none] Unterbrechung
    [hero] Helden-Unterbrechung
   *[alter-ego] Alter-Ego-Unterbrechung
}
champions-lead-resource = { $form ->
    [none] Ressource
    [hero] Helden-Ressource
   *[alter-ego] Alter-Ego-Ressource
}
champions-lead-response = { $form ->
    [none] Reaktion
    [hero] Helden-Reaktion
   *[alter-ego] Alter-Ego-Reaktion
}
champions-lead-setup = Spielaufbau
champions-lead-special = { $form ->
    [none] Spezial
    [hero] Helden-Spezial
   *[alter-ego] Alter-Ego-Spezial
}
champions-lead-thwart = { $lead } (Widerstand)
champions-lead-when-completed = Sobald vollendet
champions-lead-when-defeated = { $of ->
    [scheme] Sobald besiegt
   *[other] Sobald besiegt
}
champions-lead-when-revealed = { $form ->
    [none] Sobald aufgedeckt
    [hero] Held, sobald aufgedeckt
   *[alter-ego] Alter Ego, sobald aufgedeckt
}
champions-led = { $lead }: { $text }
champions-led-by = { $card }: { $text }
champions-line = { CAPITAL($effect) }
champions-line-counters = Kommt mit { $counters } ins Spiel.
    .counters = dative
champions-line-max-phase = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}Max. { $count } pro Phase.
champions-line-max-round = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}Max. { $count } pro Runde.
champions-line-limit-phase = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}{ $uses ->
    [one] Einmal pro Phase.
   *[other] { $uses }-mal pro Phase.
}
champions-line-limit-round = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}{ $uses ->
    [one] Einmal pro Runde.
   *[other] { $uses }-mal pro Runde.
}
champions-line-when = { CAPITAL($condition) }: { CAPITAL($effect) }
champions-line-when-on = { CAPITAL($condition) } { $effect }
    .effect = inverted
champions-number = { $stat } { $value }
champions-number-acceleration = { $per ->
    [player] { $value } Bedrohung jede Runde pro Spieler
   *[game] { $value } Bedrohung jede Runde
}
champions-number-cost = Kosten { $cost }
champions-number-hand-size = Handlimit { $value }
champions-number-hit-points = { $per ->
    [player] { $value } Lebenspunkte pro Spieler
   *[game] { $value } Lebenspunkte
}
champions-number-marks = { $number } (dann { $marks } Schaden)
champions-number-starting-threat = { $per ->
    [player] beginnt mit { $value } Bedrohung pro Spieler
   *[game] beginnt mit { $value } Bedrohung
}
champions-number-target-threat = { $per ->
    [player] vollendet bei { $value } pro Spieler
   *[game] vollendet bei { $value }
}
champions-numbers = { CAPITAL($numbers) }.
champions-play-alter-ego = Nur in Alter-Ego-Gestalt spielen.
champions-play-attach = An { $who } anhängen.
    .who = accusative
champions-play-attach-else = An { $who } anhängen. Falls das unmöglich ist, { $steps }.
    .who = accusative
    .steps = inverted
champions-play-control = Unter der Kontrolle von { $player } spielen.
    .player = dative
champions-play-control-any = Unter der Kontrolle eines beliebigen Spielers spielen.
champions-play-engaged = Im Kampf mit dem Spieler von { $who }.
    .who = dative
champions-play-hero = Nur in Heldengestalt spielen.
champions-play-max-deck = Max. { $count } pro Deck.
champions-play-max-host = Max. { $count } an einer Karte.
champions-play-max-phase = Max. { $count } pro Phase.
champions-play-max-round = Max. { $count } pro Runde.
champions-play-max-player = Max. { $count } pro Spieler.
champions-play-must = Wer sie spielen kann, muss es tun.

## cards: what a card waits for ($when is before or after)

champions-when-and-damages = { $clause }, der { $who } beschädigt
    .who = accusative
champions-when-and-defeats = { $clause }, der { $who } besiegt
    .who = accusative
champions-when-attack = { $when ->
    [before] bei einem { $basic ->
        [basic] Basisangriff
       *[any] Angriff
    } von { $who }
   *[after] nach einem { $basic ->
        [basic] Basisangriff
       *[any] Angriff
    } von { $who }
}
    .who = dative
champions-when-attack-player = { $when ->
    [before] bei einem { $basic ->
        [basic] Basisangriff
       *[any] Angriff
    } von { $who } auf { $player }
   *[after] nach einem { $basic ->
        [basic] Basisangriff
       *[any] Angriff
    } von { $who } auf { $player }
}
    .who = dative
    .player = accusative
champions-when-attack-you = { $when ->
    [before] bei einem { $basic ->
        [basic] Basisangriff
       *[any] Angriff
    } von { $who } auf dich
   *[after] nach einem { $basic ->
        [basic] Basisangriff
       *[any] Angriff
    } von { $who } auf dich
}
    .who = dative
champions-when-change = { $when ->
    [before] beim Wechsel von { $player } in die { $form ->
        [hero] Heldengestalt
       *[alter-ego] Alter-Ego-Gestalt
    }
   *[after] nach dem Wechsel von { $player } in die { $form ->
        [hero] Heldengestalt
       *[alter-ego] Alter-Ego-Gestalt
    }
}
    .player = dative
champions-when-damage = { $when ->
    [before] vor Schaden an { $who }{ $from ->
        [attack] { " " }durch einen Angriff
        [activation] { " " }durch diese Aktivierung
       *[any] { "" }
    }
   *[after] nach Schaden an { $who }{ $from ->
        [attack] { " " }durch einen Angriff
        [activation] { " " }durch diese Aktivierung
       *[any] { "" }
    }
}
    .who = dative
champions-when-defeat = { $when ->
    [after] nach der Niederlage von { $who }
   *[before] bei der Niederlage von { $who }
}
    .who = dative
champions-when-defeat-by = { $when ->
    [after] nach dem Sieg von { $player } über { $who }
   *[before] beim Sieg von { $player } über { $who }
}
    .who = accusative
    .player = dative
champions-when-defence = { $when ->
    [before] bei einer Verteidigung von { $who }
   *[after] nach einer Verteidigung von { $who }
}
    .who = dative
champions-when-end = { $of ->
    [phase] nach dem Ende der Phase
    [player-phase] nach dem Ende der Spielerphase
    [villain-phase] nach dem Ende der Schurkenphase
   *[round] nach dem Ende der Runde
}
champions-when-enter-play = { $when ->
    [before] beim Eintritt von { $who } ins Spiel
   *[after] nach dem Eintritt von { $who } ins Spiel
}
    .who = dative
champions-when-initiate = { $when ->
    [before] beim Effekt von { $who }
   *[after] nach dem Effekt von { $who }
}
    .who = dative
champions-when-initiate-by = { $when ->
    [before] beim Effekt von { $who } von { $player }
   *[after] nach dem Effekt von { $who } von { $player }
}
    .who = dative
    .player = dative
champions-when-you-pay = { $when ->
    [before] beim Bezahlen deiner Kosten
   *[after] nach dem Bezahlen deiner Kosten
}
champions-when-pay = { $when ->
    [before] beim Bezahlen von Kosten durch { $player }
   *[after] nach dem Bezahlen von Kosten durch { $player }
}
    .player = accusative
champions-when-play = { $when ->
    [before] beim Spielen von { $who }
   *[after] nach dem Spielen von { $who }
}
    .who = dative
champions-when-play-by = { $when ->
    [before] wenn { $player } { $who } spielen würde
   *[after] nachdem { $player } { $who } gespielt hat
}
    .who = accusative
champions-when-reveal = { $when ->
    [before] beim Aufdecken von { $who } { $zone }
   *[after] nach dem Aufdecken von { $who } { $zone }
}
    .who = dative
    .zone = in
champions-when-scheme = { $when ->
    [before] beim Vorantreiben des Plans durch { $who }
   *[after] nach dem Vorantreiben des Plans durch { $who }
}
    .who = accusative
champions-when-threat = { $when ->
    [before] vor dem Platzieren von Bedrohung auf { $who }{ $during ->
        [step-one] { " " }in Schritt 1 der Schurkenphase
       *[any] { "" }
    }
   *[after] nach dem Platzieren von Bedrohung auf { $who }{ $during ->
        [step-one] { " " }in Schritt 1 der Schurkenphase
       *[any] { "" }
    }
}
    .who = dative
champions-when-thwart = { $when ->
    [before] bei einem Widerstand von { $who }
   *[after] nach einem Widerstand von { $who }
}
    .who = dative
champions-when-you-change = { $when ->
    [before] bei deinem Wechsel in die { $form ->
        [hero] Heldengestalt
       *[alter-ego] Alter-Ego-Gestalt
    }
   *[after] nach deinem Wechsel in die { $form ->
        [hero] Heldengestalt
       *[alter-ego] Alter-Ego-Gestalt
    }
}
champions-when-you-defeat = { $when ->
    [after] nach deinem Sieg über { $who }
   *[before] bei deinem Sieg über { $who }
}
    .who = accusative

## cards: who is meant

champions-host-ally = { $case ->
    [accusative] den Träger
    [dative] dem Träger
   *[other] der Träger
}
champions-host-card = { $case ->
    [accusative] den Träger
    [dative] dem Träger
   *[other] der Träger
}
champions-host-enemy = { $case ->
    [accusative] den Träger
    [dative] dem Träger
   *[other] der Träger
}
champions-host-minion = { $case ->
    [accusative] den Träger
    [dative] dem Träger
   *[other] der Träger
}
champions-that-among = { $who } von { $among }
    .who = same
    .among = dative
champions-that-chosen-by = { $who } ({ $player } wählt)
    .who = same
    .player = nominative
champions-that-controlled = { $who } von { $player }
    .who = same
    .player = dative
champions-that-different = { $who } mit verschiedenen Namen
    .who = same
champions-that-engaged = { $who } mit { $player } im Kampf
    .who = same
    .player = dative
champions-that-exhausted = { $who } (erschöpft)
    .who = same
champions-that-ready = { $who } (spielbereit)
    .who = same
champions-that-facedown = { $who } (verdeckt)
    .who = same
champions-that-highest = { $who } mit dem höchsten Wert ({ $stat })
    .who = same
champions-that-in = { $who } { $zone }
    .who = same
    .zone = in
champions-that-other = { $who } außer { $other }
    .who = same
    .other = dative
champions-that-printed = { $who } mit { $resource }
    .who = same
champions-that-random = { $who } (zufällig)
    .who = same
champions-that-topmost = { $who } (zuoberst)
    .who = same
champions-that-trait = { $who } mit { $trait }
    .who = same
champions-that-no-trait = { $who } ohne das Merkmal { $trait }
    .who = same
champions-that-keyword = { $who } mit { $keyword }
    .who = same
champions-that-printed-keyword = { $who } mit aufgedrucktem Schlüsselwort { $keyword }
    .who = same
champions-that-varies = { $who } ({ $but }, falls { $claim })
    .who = same
    .but = same
champions-that-without = { $who } ohne „{ $name }“
    .who = same
champions-that-you-control = { $who } unter deiner Kontrolle
    .who = same
champions-the-attacked = { $case ->
    [accusative] den angegriffenen Gegner
    [dative] dem angegriffenen Gegner
   *[other] der angegriffene Gegner
}
champions-the-attacker = { $case ->
    [accusative] den Angreifer
    [dative] dem Angreifer
   *[other] der Angreifer
}
champions-the-card = { $case ->
    [accusative] sie
    [dative] ihr
   *[other] sie
}
champions-the-cards = { $case ->
    [accusative] diese Karten
    [dative] diesen Karten
   *[other] diese Karten
}
champions-the-character = { $case ->
    [accusative] diesen Charakter
    [dative] diesem Charakter
   *[other] dieser Charakter
}
champions-the-damaged = { $case ->
    [accusative] den beschädigten Charakter
    [dative] dem beschädigten Charakter
   *[other] der beschädigte Charakter
}
champions-the-each = { $case ->
    [accusative] jede dieser Karten
    [dative] jeder dieser Karten
   *[other] jede dieser Karten
}
champions-the-defeated = { $case ->
    [accusative] die besiegte Karte
    [dative] der besiegten Karte
   *[other] die besiegte Karte
}
champions-the-enemy = { $case ->
    [accusative] diesen Gegner
    [dative] diesem Gegner
   *[other] dieser Gegner
}
champions-the-entered = { $case ->
    [dative] der ins Spiel gekommenen Karte
   *[other] die ins Spiel gekommene Karte
}
champions-the-minion = { $case ->
    [accusative] diesen Schergen
    [dative] diesem Schergen
   *[other] dieser Scherge
}
champions-the-one = { $case ->
    [accusative] eine dieser Karten
    [dative] einer dieser Karten
   *[other] eine dieser Karten
}
champions-the-others = { $case ->
    [dative] den anderen
   *[other] die anderen
}
champions-the-player = { $case ->
    [accusative] diesen Spieler
    [dative] diesem Spieler
   *[other] dieser Spieler
}
champions-the-revealed = { $case ->
    [accusative] die aufgedeckte Karte
    [dative] der aufgedeckten Karte
   *[other] die aufgedeckte Karte
}
champions-the-scheme = { $case ->
    [accusative] diesen Plan
    [dative] diesem Plan
   *[other] dieser Plan
}
champions-the-found = { $case ->
    [dative] der gefundenen Karte
   *[other] die gefundene Karte
}
champions-who-ally = { $mode ->
    [one] { $case ->
        [accusative] einen Verbündeten
        [dative] einem Verbündeten
       *[other] ein Verbündeter
    }
    [each] { $case ->
        [accusative] jeden Verbündeten
        [dative] jedem Verbündeten
       *[other] jeder Verbündete
    }
    [no] kein Verbündeter
   *[many] Verbündete
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-anybody = { $case ->
    [accusative] einen Spieler
    [dative] einem Spieler
   *[other] ein Spieler
}
champions-who-attack = { $case ->
    [accusative] diesen Angriff
    [dative] diesem Angriff
   *[other] dieser Angriff
}
champions-who-card = { $mode ->
    [one] { $case ->
        [accusative] eine Karte
        [dative] einer Karte
       *[other] eine Karte
    }
    [each] { $case ->
        [accusative] jede Karte
        [dative] jeder Karte
       *[other] jede Karte
    }
    [no] keine Karte
   *[many] Karten
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-character = { $mode ->
    [one] { $case ->
        [accusative] einen Charakter
        [dative] einem Charakter
       *[other] ein Charakter
    }
    [each] { $case ->
        [accusative] jeden Charakter
        [dative] jedem Charakter
       *[other] jeder Charakter
    }
    [no] kein Charakter
   *[many] Charaktere
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-enemy = { $mode ->
    [one] { $case ->
        [accusative] einen Gegner
        [dative] einem Gegner
       *[other] ein Gegner
    }
    [each] { $case ->
        [accusative] jeden Gegner
        [dative] jedem Gegner
       *[other] jeder Gegner
    }
    [no] kein Gegner
   *[many] Gegner
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-engaged-hero = { $case ->
    [accusative] den Helden im Kampf mit ihm
    [dative] dem Helden im Kampf mit ihm
   *[other] der Held im Kampf mit ihm
}
champions-who-friendly = { $mode ->
    [one] { $case ->
        [accusative] einen befreundeten Charakter
        [dative] einem befreundeten Charakter
       *[other] ein befreundeter Charakter
    }
    [each] { $case ->
        [accusative] jeden befreundeten Charakter
        [dative] jedem befreundeten Charakter
       *[other] jeder befreundete Charakter
    }
    [no] kein befreundeter Charakter
   *[many] befreundete Charaktere
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-hero = { $mode ->
    [one] { $case ->
        [accusative] einen Helden
        [dative] einem Helden
       *[other] ein Held
    }
    [each] { $case ->
        [accusative] jeden Helden
        [dative] jedem Helden
       *[other] jeder Held
    }
    [no] kein Held
   *[many] Helden
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-main-scheme = { $case ->
    [accusative] den Hauptplan
    [dative] dem Hauptplan
   *[other] der Hauptplan
}
champions-who-minion = { $mode ->
    [one] { $case ->
        [accusative] einen Schergen
        [dative] einem Schergen
       *[other] ein Scherge
    }
    [each] { $case ->
        [accusative] jeden Schergen
        [dative] jedem Schergen
       *[other] jeder Scherge
    }
    [no] kein Scherge
   *[many] Schergen
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-named = „{ $name }“
champions-who-scheme = { $mode ->
    [one] { $case ->
        [accusative] einen Plan
        [dative] einem Plan
       *[other] ein Plan
    }
    [each] { $case ->
        [accusative] jeden Plan
        [dative] jedem Plan
       *[other] jeder Plan
    }
    [no] kein Plan
   *[many] Pläne
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-self = { $kind ->
    [ally] { $case ->
        [accusative] diesen Verbündeten
        [dative] diesem Verbündeten
       *[other] dieser Verbündete
    }
    [minion] { $case ->
        [accusative] diesen Schergen
        [dative] diesem Schergen
       *[other] dieser Scherge
    }
    [villain] { $case ->
        [accusative] diesen Schurken
        [dative] diesem Schurken
       *[other] dieser Schurke
    }
   *[other] { $name }
}
champions-who-side-scheme = { $mode ->
    [one] { $case ->
        [accusative] einen Nebenplan
        [dative] einem Nebenplan
       *[other] ein Nebenplan
    }
    [each] { $case ->
        [accusative] jeden Nebenplan
        [dative] jedem Nebenplan
       *[other] jeder Nebenplan
    }
    [no] kein Nebenplan
   *[many] Nebenpläne
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-attachment = { $mode ->
    [one] { $case ->
        [accusative] einen Anhang
        [dative] einem Anhang
       *[other] ein Anhang
    }
    [each] { $case ->
        [accusative] jeden Anhang
        [dative] jedem Anhang
       *[other] jeder Anhang
    }
    [no] kein Anhang
   *[many] Anhänge
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-environment = { $mode ->
    [one] { $case ->
        [accusative] eine Umgebung
        [dative] einer Umgebung
       *[other] eine Umgebung
    }
    [each] { $case ->
        [accusative] jede Umgebung
        [dative] jeder Umgebung
       *[other] jede Umgebung
    }
    [no] keine Umgebung
   *[many] Umgebungen
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-obligation = { $mode ->
    [one] { $case ->
        [accusative] eine Verpflichtung
        [dative] einer Verpflichtung
       *[other] eine Verpflichtung
    }
    [each] { $case ->
        [accusative] jede Verpflichtung
        [dative] jeder Verpflichtung
       *[other] jede Verpflichtung
    }
    [no] keine Verpflichtung
   *[many] Verpflichtungen
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-resource-card = { $mode ->
    [one] { $case ->
        [accusative] eine Ressourcenkarte
        [dative] einer Ressourcenkarte
       *[other] eine Ressourcenkarte
    }
    [each] { $case ->
        [accusative] jede Ressourcenkarte
        [dative] jeder Ressourcenkarte
       *[other] jede Ressourcenkarte
    }
    [no] keine Ressourcenkarte
   *[many] Ressourcenkarten
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-alter-ego = { $mode ->
    [one] { $case ->
        [accusative] ein Alter Ego
        [dative] einem Alter Ego
       *[other] ein Alter Ego
    }
    [each] { $case ->
        [accusative] jedes Alter Ego
        [dative] jedem Alter Ego
       *[other] jedes Alter Ego
    }
    [no] kein Alter Ego
   *[many] Alter Egos
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-event = { $mode ->
    [one] { $case ->
        [accusative] ein Ereignis
        [dative] einem Ereignis
       *[other] ein Ereignis
    }
    [each] { $case ->
        [accusative] jedes Ereignis
        [dative] jedem Ereignis
       *[other] jedes Ereignis
    }
    [no] kein Ereignis
   *[many] Ereignisse
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-enemy-card = { $mode ->
    [one] { $case ->
        [accusative] eine Gegnerkarte
        [dative] einer Gegnerkarte
       *[other] eine Gegnerkarte
    }
    [each] { $case ->
        [accusative] jede Gegnerkarte
        [dative] jeder Gegnerkarte
       *[other] jede Gegnerkarte
    }
    [no] keine Gegnerkarte
   *[many] Gegnerkarten
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-friendly-card = { $mode ->
    [one] { $case ->
        [accusative] eine verbündete Karte
        [dative] einer verbündeten Karte
       *[other] eine verbündete Karte
    }
    [each] { $case ->
        [accusative] jede verbündete Karte
        [dative] jeder verbündeten Karte
       *[other] jede verbündete Karte
    }
    [no] keine verbündete Karte
   *[many] verbündete Karten
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-support = { $mode ->
    [one] { $case ->
        [accusative] einen Vorteil
        [dative] einem Vorteil
       *[other] ein Vorteil
    }
    [each] { $case ->
        [accusative] jeden Vorteil
        [dative] jedem Vorteil
       *[other] jeder Vorteil
    }
    [no] kein Vorteil
   *[many] Vorteile
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-this = { $case ->
    [accusative] diese Karte
    [dative] dieser Karte
   *[other] diese Karte
}
champions-who-top = { $case ->
    [dative] der obersten Karte { $zone }
   *[other] die oberste Karte { $zone }
}
    .zone = in
champions-who-top-several = die obersten { $count } Karten { $zone }
    .zone = in
champions-who-treachery = { $mode ->
    [one] { $case ->
        [accusative] eine Verratskarte
        [dative] einer Verratskarte
       *[other] eine Verratskarte
    }
    [each] { $case ->
        [accusative] jede Verratskarte
        [dative] jeder Verratskarte
       *[other] jede Verratskarte
    }
    [no] keine Verratskarte
   *[many] Verratskarten
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-up-to = bis zu { $most } { $who }
champions-who-upgrade = { $mode ->
    [one] { $case ->
        [accusative] ein Upgrade
        [dative] einem Upgrade
       *[other] ein Upgrade
    }
    [each] { $case ->
        [accusative] jedes Upgrade
        [dative] jedem Upgrade
       *[other] jedes Upgrade
    }
    [no] kein Upgrade
   *[many] Upgrades
}{ $has ->
    [none] { "" }
   *[trait] { " " }„{ $trait }“
}
champions-who-villain = { $case ->
    [accusative] den Schurken
    [dative] dem Schurken
   *[other] der Schurke
}
champions-who-you = { $case ->
    [accusative] deine Identität
    [dative] deiner Identität
   *[other] deine Identität
}
champions-who-your-alter-ego = { $case ->
    [accusative] dein Alter Ego
    [dative] deinem Alter Ego
   *[other] dein Alter Ego
}
champions-who-your-hero = { $case ->
    [accusative] deinen Helden
    [dative] deinem Helden
   *[other] dein Held
}

## cards: zones

champions-zone-bottom = unter { $zone }
    .zone = of
champions-zone-deck = { $whose ->
    [you] { $case ->
        [in] aus deinem Deck
        [to] in dein Deck
        [genitive] deines Decks
       *[of] dein Deck
    }
    [own] { $case ->
        [in] aus seinem Deck
        [to] in sein Deck
        [genitive] seines Decks
       *[of] sein Deck
    }
    [any] { $case ->
        [in] aus einem beliebigen Deck
        [to] in das Deck des Besitzers
        [genitive] eines beliebigen Decks
       *[of] ein beliebiges Deck
    }
   *[their] { $case ->
        [in] aus dem Deck dieses Spielers
        [to] in das Deck dieses Spielers
        [genitive] des Decks dieses Spielers
       *[of] das Deck dieses Spielers
    }
}
champions-zone-discard = { $whose ->
    [you] { $case ->
        [in] aus deinem Ablagestapel
        [to] auf deinen Ablagestapel
        [genitive] deines Ablagestapels
       *[of] deinen Ablagestapel
    }
    [own] { $case ->
        [in] aus seinem Ablagestapel
        [to] auf seinen Ablagestapel
        [genitive] seines Ablagestapels
       *[of] seinen Ablagestapel
    }
    [any] { $case ->
        [in] aus dem Ablagestapel eines Spielers
        [to] auf den Ablagestapel des Besitzers
        [genitive] des Ablagestapels eines Spielers
       *[of] den Ablagestapel eines Spielers
    }
   *[their] { $case ->
        [in] aus dem Ablagestapel dieses Spielers
        [to] auf den Ablagestapel dieses Spielers
        [genitive] des Ablagestapels dieses Spielers
       *[of] den Ablagestapel dieses Spielers
    }
}
champions-zone-encounter-deck = { $case ->
    [in] aus dem Begegnungsdeck
    [to] in das Begegnungsdeck
    [genitive] des Begegnungsdecks
   *[of] das Begegnungsdeck
}
champions-zone-encounter-discard = { $case ->
    [in] aus dem Ablagestapel der Begegnungen
    [to] auf den Ablagestapel der Begegnungen
    [genitive] des Ablagestapels der Begegnungen
   *[of] den Ablagestapel der Begegnungen
}
champions-zone-facedown-here = { $case ->
    [in] verdeckt unter dieser Karte
    [to] verdeckt unter diese Karte
    [genitive] der verdeckten Karten unter dieser Karte
   *[of] die verdeckten Karten unter dieser Karte
}
champions-zone-hand = { $whose ->
    [you] { $case ->
        [in] von deiner Hand
        [to] auf deine Hand
        [genitive] deiner Hand
       *[of] deine Hand
    }
    [own] { $case ->
        [in] von seiner Hand
        [to] auf seine Hand
        [genitive] seiner Hand
       *[of] seine Hand
    }
    [any] { $case ->
        [in] von der Hand eines Spielers
        [to] auf die Hand des Besitzers
        [genitive] der Hand eines Spielers
       *[of] die Hand eines Spielers
    }
   *[their] { $case ->
        [in] von der Hand dieses Spielers
        [to] auf die Hand dieses Spielers
        [genitive] der Hand dieses Spielers
       *[of] die Hand dieses Spielers
    }
}
champions-zone-here = { $case ->
    [in] unter dieser Karte
    [to] unter diese Karte
    [genitive] der Karten unter dieser Karte
   *[of] die Karten unter dieser Karte
}
champions-zone-nemesis = { $whose ->
    [you] { $case ->
        [in] aus deinem Erzfeind-Set
        [to] in dein Erzfeind-Set
        [genitive] deines Erzfeind-Sets
       *[of] dein Erzfeind-Set
    }
    [own] { $case ->
        [in] aus seinem Erzfeind-Set
        [to] in sein Erzfeind-Set
        [genitive] seines Erzfeind-Sets
       *[of] sein Erzfeind-Set
    }
    [any] { $case ->
        [in] aus einem beliebigen Erzfeind-Set
        [to] in sein Erzfeind-Set
        [genitive] eines beliebigen Erzfeind-Sets
       *[of] ein beliebiges Erzfeind-Set
    }
   *[their] { $case ->
        [in] aus dem Erzfeind-Set dieses Spielers
        [to] in das Erzfeind-Set dieses Spielers
        [genitive] des Erzfeind-Sets dieses Spielers
       *[of] das Erzfeind-Set dieses Spielers
    }
}
champions-zone-out-of-game = { $case ->
    [in] aus dem Spiel
    [to] aus dem Spiel
    [genitive] der aus dem Spiel entfernten Karten
   *[of] die aus dem Spiel entfernten Karten
}
champions-zone-set-aside = { $case ->
    [in] (beiseitegelegt)
    [to] beiseite
    [genitive] der beiseitegelegten Karten
   *[of] die beiseitegelegten Karten
}
champions-zone-top = oben auf { $zone }
    .zone = of

## The table in words

champions-text-boosts = Boost-Karten: { $count }
champions-text-card = { $name } ({ $kind })
champions-text-cost = Kosten { $cost }
champions-text-dealt = verdeckte Begegnungskarten: { $count }
champions-text-deck = Deck { $count }
champions-text-discard = Ablagestapel { $count }
champions-text-eliminated = ausgeschieden
champions-text-encounter = Begegnungsdeck { $deck }, sein Ablagestapel { $discard }
champions-text-exhausted = erschöpft
champions-text-first-player = Startspieler
champions-text-hand = { $player } hat auf der Hand:
champions-text-hand-count = Hand { $count } von { $of }
champions-text-hit-points = Lebenspunkte { $left }/{ $of }
champions-text-phase = { CAPITAL($phase) }
champions-text-round = Runde { $round }, { $phase }
champions-text-stages-left = weitere Stufen: { $count }
champions-text-threat = Bedrohung { $threat }
champions-text-threat-of = Bedrohung { $threat } von { $target }
champions-text-threat-soon = { $threat } mehr in der nächsten Schurkenphase
champions-text-under = Karten darunter: { $count }

## on pages: bots

champions-bot-greedy = Gierig
champions-bot-greedy-blurb = Probiert jede Möglichkeit seines Zugs bis zum Ende der Runde aus und nimmt die beste. Ein Partner, der mitzieht.
champions-bot-random = Zufall
champions-bot-random-blurb = Tut irgendetwas Erlaubtes. Gut zum ersten Umsehen.

## on pages: bursts on the board

champions-burst-defeated = Besiegt

## on pages: cards

champions-card-kind = { CAPITAL($kind) }
champions-card-line = { $kind } · { $traits }
champions-card-class-basic = Grundkarte
champions-deck-line = { $cards } Karten, mit { $allies }
champions-number-per-player = { $number } je Spieler
champions-scenario-line = { $stages } { $stages ->
    [one] Stufe
   *[other] Stufen
} des Plans · { $modular }
champions-set-line = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
champions-side-stage = { $name } { $stage }
champions-value-acceleration = Bedrohung je Runde
champions-value-boost = Boost-Symbole
champions-value-class = Klasse
champions-value-copies = Exemplare
champions-value-cost = Kosten
champions-value-resource = Ressourcen
champions-value-stage = Stufe
champions-value-starting-threat = Startbedrohung
champions-value-target-threat = Zielbedrohung

## on pages: log and standing

champions-chapter-setup = Aufbau
champions-chapter-round = Runde { $round }
champions-chapter-turn = { $player }
champions-ending-completed = { $scenario } gewinnt in Runde { $round }: Der Plan ist vollendet
champions-ending-defeated = { $scenario } gewinnt in Runde { $round }: Alle Helden sind besiegt
champions-ending-lost = { $scenario } gewinnt in Runde { $round }
champions-ending-won = { $scenario } ist in Runde { $round } besiegt
champions-standing = { $scenario }, Runde { $round }, noch { $left } Lebenspunkte

## on pages: odds and previews

champions-odds-damage = Schaden
champions-odds-defeated = besiegt
champions-odds-hurt = nimmt Schaden
champions-odds-unseen = { $cards } ungesehene Begegnungskarten; was Sterne bewirken, zählt nicht mit
champions-preview-damage = { $card } nimmt { $amount } Schaden: { $then } übrig
champions-preview-gone = { $card } verlässt das Spiel
champions-preview-heal = { $card } heilt { $amount }: { $then } übrig
champions-preview-status = { $card } wird { $status }
champions-preview-status-lost = { $card } verliert { $status }
champions-preview-threat = { $amount } Bedrohung auf { $card }: dann { $then }
champions-preview-thwart = { $amount } Bedrohung weniger auf { $card }: { $then } übrig
champions-threshold-defeated = { $amount } oder mehr: { $card } ist besiegt

## on pages: pasted decks

champions-paste-json = Das ist keine Deckliste in JSON.
champions-paste-no-hero = Hier wird kein Held genannt, den es gibt{ $known ->
    [some] {""}. Meintest du { $nearest }?
   *[none] {""}.
}
champions-paste-unknown = { $line ->
    [0] {""}
   *[other] Zeile { $line }:{" "}
}{ $copies } × „{ $card }“ ist keine Karte, die es hier gibt{ $known ->
    [some] {""}. Meintest du { $nearest }?
   *[none] {""}.
}

## on pages: questions and payments

champions-because-discard = Du hältst { $cards }, dein Handlimit ist { $size }: { $over ->
    [0] lege so viele ab, wie du willst
   *[other] lege mindestens { $over } ab
}. Danach ziehst du auf { $size } auf.
champions-claim = { $player } ist am Zug. Willst du eine Aktion nutzen?
champions-claim-act = Ich handle
champions-plan = { $sources }{ $surplus ->
    [0] {""}
   *[other] {" "}({ $surplus } verfällt)
}
champions-plan-done = Es ist bezahlt

## on pages: the lobby

champions-blurb = Ein bis vier Helden gegen einen Schurken, der von allein spielt. Vereitelt den Plan, schlagt den Schurken, bleibt auf den Beinen.
champions-hands-closed = Verdeckt
champions-hands-closed-blurb = Jeder sieht nur die eigene Hand.
champions-hands-open = Offen
champions-hands-open-blurb = Alle Spieler sehen alle Hände. Zuschauer sehen keine.
champions-mode-expert-blurb = Spätere Stufen des Schurken, dazu das Expertenset.
champions-mode-standard-blurb = Das Szenario, wie es ist.
champions-modular-random = Zufällig
champions-modular-random-blurb = Ein Set, das vorher kein Spieler kennt.
champions-modular-recommended = Empfohlen
champions-modular-recommended-blurb = Das modulare Set, das zum Szenario gehört.
champions-name = Marvel Champions
champions-option-hands = Hände
champions-option-mode = Modus
champions-option-modular = Modulares Set
champions-option-scenario = Szenario
champions-option-team = Held und Deck
champions-total-cards = Karten

## on pages: the table

champions-deed-boost = Boost-Karte
champions-deed-damage = Schaden
champions-deed-defend = Verteidiger
champions-deed-kind-attack = Angriff
champions-deed-kind-enemy-attack = Angriff des Gegners
champions-deed-kind-enemy-scheme = Gegner schmiedet Pläne
champions-deed-kind-thwart = Widerstand
champions-deed-threat = Bedrohung
champions-deed-turn-up = Boost aufdecken
champions-phase-players = Spielerphase
champions-phase-villain = Schurkenphase
champions-table-step-activate = Gegner aktivieren
champions-table-step-deal = Begegnungskarten austeilen
champions-table-step-end = Startspieler weitergeben
champions-table-step-reveal = Aufdecken
champions-table-step-threat = Bedrohung legen

## Rückblicke: was eine Tat ergeben hat

champions-recap-attack = { $card } greift { $at } an
champions-recap-scheme = { $card } plant
champions-recap-thwart = { $card } vereitelt { $at }
champions-recap-boost = Boost
champions-recap-dealt = Stärke
champions-recap-changed = durch Karten
champions-recap-prevented = verhindert
champions-recap-damage = { $count ->
   *[other] Schaden
}
champions-recap-threat = Bedrohung
champions-recap-removed = Bedrohung entfernt
