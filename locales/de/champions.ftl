# Marvel Champions. Die Begriffe sind die des Verzeichnisses (rules/champions.yaml, terms); die Sätze sind unsere eigenen.
# $side ist `you` für den eigenen Platz des Lesers, `other` für einen anderen; $player ist der Name dieses Spielers.

## answers: what a player may choose, as a short order

champions-answer-attack = Greife mit { $card } an (ANG { $value })
champions-answer-card = { $card }
champions-answer-card-in = { $card } ({ $place })
champions-answer-change-form = Wechsle die Gestalt: { $name }
champions-answer-character = { $card } (verbleibende Lebenspunkte: { $left })
champions-answer-chosen-done = Nichts weiter
champions-answer-decline = Lehne ab
champions-answer-defend = Verteidige mit { $card } (VER { $defence }, verbleibende Lebenspunkte: { $left })
champions-answer-defend-no = Verteidige nicht
champions-answer-delayed = Zuerst { $card }
champions-answer-discard = Lege { $card } ab
champions-answer-discard-done = Lege nichts weiter ab
champions-answer-end-turn = Beende den Zug
champions-answer-mulligan-done = Behalte die anderen
champions-answer-no = Nein
champions-answer-option = Möglichkeit { $number }
champions-answer-pass = Passe
champions-answer-pay = Lege { $card } für { $resources } ab
champions-answer-pay-ability = Nutze { $card }
champions-answer-pay-done = Das ist alles
champions-answer-play = Spiele { $card } (Kosten { $cost })
champions-answer-player = { $player }
champions-answer-recover = Erhole dich (ERH { $value })
champions-answer-request = Bitte { $player } um eine Aktion
champions-answer-resource = Als { $resource }
champions-answer-retaliate = Zuerst die Vergeltung: { $card }
champions-answer-scheme = { $card } (Bedrohung: { $threat })
champions-answer-thwart = Leiste mit { $card } Widerstand (WID { $value })
champions-answer-use = Nutze { $card }
champions-answer-yes = Ja

## asks: the questions, put to the player who answers

champions-ask-choose = { $source }: was wählst du?
champions-ask-choose-any = { $source }: welche wählst du?
champions-ask-choose-exactly = { $source }: wähle { $most }. Welche?
champions-ask-choose-one = { $source }: welche dieser Möglichkeiten?
champions-ask-choose-up-to = { $source }: welche, bis zu { $most }?
champions-ask-declare = Von welcher Art ist die freie Ressource?
champions-ask-defend = { $attacker } greift dich an: wer verteidigt?
champions-ask-defend-other = { $attacker } greift { $player } an: verteidigt einer von deinen?
champions-ask-discard = Welche Karten legst du am Ende der Phase ab?
champions-ask-divide = { $source }: wer nimmt den nächsten Schaden? (noch { $left })
champions-ask-forced = { CAPITAL($moment) }: welche erzwungene Fähigkeit kommt zuerst?
champions-ask-interrupt = { CAPITAL($moment) }: eine Unterbrechung?
champions-ask-may = { $source }: machst du es?
champions-ask-mulligan = Welche Karten deiner Starthand tauschst du aus?
champions-ask-order = Was kommt zuerst?
champions-ask-pay = Zu bezahlen: { $cost }. Bisher erzeugt: { $generated }. Womit?
champions-ask-player = { $source }: welcher Spieler?
champions-ask-requested = { $player } bittet dich um eine Aktion. Welche?
champions-ask-response = { CAPITAL($moment) }: eine Reaktion?
champions-ask-target = { $card }: welches Ziel?
champions-ask-too-many = Es sind zu viele. Was wird abgelegt?
champions-ask-turn = Was machst du in deinem Zug?

## costs

champions-cost-any = { $any }
champions-cost-both = { $resources } + { $any }
champions-cost-of = { $resources }

## decks and setup: what is wrong with them

champions-problem-aspect = { $card } gehört zu einem anderen Aspekt ({ $aspect }).
champions-problem-copies = { $card }: { $has } Exemplare, aber höchstens { $most }.
champions-problem-foreign = { $card } gehört in kein Deck dieser Identität.
champions-problem-hero-set = { $card }: { $has } im Deck, aber { $needs } im Set des Helden.
champions-problem-no-identity = { $card } ist keine Identität.
champions-problem-size = Das Deck hat { $size } Karten; es braucht 40 bis 50.
champions-problem-unknown = „{ $id }“ gibt es nicht.
champions-problem-unknown-near = „{ $id }“ gibt es nicht. Meintest du { $nearest }?
champions-setup-deck = Das Deck von Spieler { $seat } ist nicht erlaubt: { $problems }
champions-setup-first-player = Auf Platz { $seat } sitzt niemand, der Startspieler sein könnte.
champions-setup-players = { $players } Spieler, aber einer bis vier können spielen.
champions-setup-same-identity = Die Spieler { $one } und { $other } haben dieselbe Identität gewählt.

## events: what happened

champions-event-ability = { $side ->
    [you] Du nutzt { $card }.
   *[other] { $player } nutzt { $card }.
}
champions-event-acceleration = Ein Beschleunigungsmarker wird platziert. Es sind jetzt { $tokens }.
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
champions-event-counters = { $card }: { $now } Marker.
champions-event-damage = { $card } nimmt { $taken } Schaden.
champions-event-damage-lessened = { $card } nimmt { $taken } von { $dealt } Schaden.
champions-event-damage-moved = { $card }: { $amount } Schaden wird verschoben.
champions-event-damage-placed = { $card }: { $amount } Schaden wird platziert.
champions-event-dealt = { $side ->
    [you] Dir wird eine Begegnungskarte zugeteilt.
   *[other] Eine Begegnungskarte wird { $player } zugeteilt.
}
champions-event-deck-reformed = { $side ->
    [you] Dein Deck ist leer: { $cards } Karten bilden ein neues.
   *[other] Das Deck von { $player } ist leer: { $cards } Karten bilden ein neues.
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
    [you] Du findest { $cards }.
   *[other] { $player } findet { $cards }.
}
champions-event-generated = { $side ->
    [you] Du erzeugst { $resources }.
   *[other] { $player } erzeugt { $resources }.
}
champions-event-healed = { $card } heilt { $amount } Schaden.
champions-event-left-play = { $card } wird abgelegt.
champions-event-lost = Der Schurke gewinnt. Das Spiel ist verloren.
champions-event-moved = { CAPITAL($card) }: { $from } → { $to }.
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
champions-event-removed = { CAPITAL($card) } wird aus dem Spiel entfernt.
champions-event-replaced = Stattdessen geschieht etwas anderes.
champions-event-requested = { $side ->
    [you] Du bittest { $other } um eine Aktion.
   *[other] { $player } bittet { $other } um eine Aktion.
}
champions-event-revealed = { $side ->
    [you] Du deckst { $card } auf.
   *[other] { $player } deckt { $card } auf.
}
champions-event-round = Runde { $round }.
champions-event-scheme-ended = Das Vorantreiben des Plans ist vorbei ({ $card }).
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
champions-event-threat = { $card }: { $amount } Bedrohung mehr, insgesamt { $now }.
champions-event-threat-removed = { $card }: { $amount } Bedrohung weniger, { $now } übrig.
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
champions-moment-end = das Ende
champions-moment-enter-play = { $when ->
    [before] { $card } kommt gleich ins Spiel
   *[after] { $card } ist ins Spiel gekommen
}
champions-moment-form-change = { $when ->
    [before] { $player } wechselt gleich die Gestalt
   *[after] { $player } hat die Gestalt gewechselt
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
    [before] gleich wird { $amount } Bedrohung platziert ({ $card })
   *[after] { $amount } Bedrohung wurde platziert ({ $card })
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

champions-place-boosts = Boost-Karten
champions-place-dealt = { $side ->
    [you] deine zugeteilten Karten
   *[other] zugeteilte Karten ({ $player })
}
champions-place-deck = { $side ->
    [you] dein Deck
   *[other] Deck ({ $player })
}
champions-place-discard = { $side ->
    [you] dein Ablagestapel
   *[other] Ablagestapel ({ $player })
}
champions-place-encounter-deck = Begegnungsdeck
champions-place-encounter-discard = Ablagestapel der Begegnungen
champions-place-facedown = verdeckt im Spiel
champions-place-hand = { $side ->
    [you] deine Hand
   *[other] Hand ({ $player })
}
champions-place-in-play = im Spiel
champions-place-looked-at = { $side ->
    [you] die Karten, die du ansiehst
   *[other] angesehene Karten ({ $player })
}
champions-place-nemesis = { $side ->
    [you] dein Erzfeind-Set
   *[other] Erzfeind-Set ({ $player })
}
champions-place-paying = { $side ->
    [you] deine Bezahlung
   *[other] Bezahlung ({ $player })
}
champions-place-playing = { $side ->
    [you] die Karte, die du spielst
   *[other] gespielte Karte ({ $player })
}
champions-place-removed = aus dem Spiel entfernt
champions-place-resolving = wird abgehandelt
champions-place-scheme-deck = Hauptplandeck
champions-place-set-aside = beiseitegelegte Karten
champions-place-under = unter { $card }
champions-place-villain-deck = Schurkendeck

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
champions-why-costs_own-out-of-play = Du kannst nur mit eigenen Karten bezahlen.
champions-why-costs_play-cost-any-mix = Die Kosten sind noch nicht bezahlt oder ließen sich nicht mehr bezahlen.
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
champions-why-keywords_peril_others-locked = Gefahr: nur wer die Karte abhandelt, darf handeln.
champions-why-limits_limit = Diese Fähigkeit wurde schon so oft genutzt, wie sie darf.
champions-why-limits_max-per-player = Davon kontrollierst du schon so viele wie erlaubt.
champions-why-limits_unique_cannot-enter = Diese Karte ist einzigartig und schon im Spiel.
champions-why-player-cards_event_definition = Nur Ereignisse werden so gespielt.
champions-why-player-cards_resource_cannot-be-played = Eine Ressourcenkarte dient nur zum Bezahlen.
champions-why-player-phase_end_discard-any = Diese Karte ist nicht auf deiner Hand.
champions-why-player-phase_end_discard-down = Du hast noch mehr Karten als dein Handlimit.
champions-why-player-phase_turn_action-event = Dieses Ereignis ist keine Aktion.
champions-why-player-phase_turn_change-form-once = Du hast diese Runde schon die Gestalt gewechselt.
champions-why-player-phase_turn_hero-power-option = Das können nur deine Identität in Heldengestalt und deine Verbündeten.
champions-why-player-phase_turn_request-action = Hier ist niemand, den du um eine Aktion bitten könntest.
champions-why-player-phase_turn_request-is-declinable = Dieser Spieler hat abgelehnt oder keine Aktion.
champions-why-player-phase_turn_use-ally = Diesen Verbündeten kontrollierst du nicht.
champions-why-precedence_card-beats-rules = Eine Karte sagt, wer verteidigen muss.
champions-why-recovery_alter-ego-only = Nur ein Alter Ego erholt sich.
champions-why-recovery_dash = Diese Kraft hat der Charakter nicht.
champions-why-setup_13-mulligan = Diese Karte ist nicht auf deiner Hand.
champions-why-side-schemes_crisis = Ein Nebenplan mit Krisensymbol schützt den Hauptplan.
champions-why-table_not-offered = Das stand nicht zur Wahl.
champions-why-table_wrong-kind = Das ist keine Antwort auf die Frage.
champions-why-thwart_any-scheme = Nur gegen einen Plan kann Widerstand geleistet werden.
champions-why-thwart_not-below-zero = Es gibt keine Bedrohung zu entfernen.
champions-why-timing_forced_mandatory = Das ist keine erzwungene Fähigkeit, die jetzt ansteht.
champions-why-timing_simultaneous_first-player = Das gehört nicht zu dem, was als Nächstes kommt.
champions-why-timing_trigger-condition = Diese Fähigkeit wartet auf etwas anderes.
champions-why-villain-phase_step2_minions-one-at-a-time = Dieser Scherge wird jetzt nicht aktiviert.

## terms of the game

champions-aspect-aggression = Aggression
champions-aspect-justice = Gerechtigkeit
champions-aspect-leadership = Führung
champions-aspect-protection = Schutz
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
champions-stat-ally-limit = Verbündetenlimit
champions-stat-atk = ANG
champions-stat-damage = Schaden
champions-stat-def = VER
champions-stat-hand-size = Handlimit
champions-stat-hit-points = Lebenspunkte
champions-stat-printed-hand-size = aufgedrucktes Handlimit
champions-stat-printed-hit-points = aufgedruckte Lebenspunkte
champions-stat-rec = ERH
champions-stat-remaining = verbleibende Lebenspunkte
champions-stat-sch = PLA
champions-stat-sustained = erlittener Schaden
champions-stat-threat = Bedrohung
champions-stat-thw = WID
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
