# What the pages of Marvel Champions say themselves. What the game says comes from the server.

## At the table

champions-round = Runde { $round }
champions-round-panel = Die Runde
champions-then-villain = Danach die Schurkenphase
champions-schemes = Pläne
champions-environment = Sonst im Spiel
champions-stage = Stufe { $stage }
champions-stages-left = noch { $count } { $count ->
    [one] Stufe
   *[other] Stufen
}
champions-sign-acceleration = Beschleunigung
champions-sign-boost = Boost
champions-sign-crisis = Krise
champions-sign-hazard = Gefahrensymbol
champions-sign-star = Stern
champions-boosts = { $count } verdeckt
champions-of = von { $most }
champions-life = { $left } von { $full } Lebenspunkten
champions-threat = { $threat } Bedrohung
champions-threat-of = { $threat } von { $target } Bedrohung
champions-threat-soon = { $threat } mehr in der nächsten Schurkenphase
champions-soon = +{ $threat } demnächst
champions-tokens = { $count } { $count ->
    [one] Marker
   *[other] Marker
}
champions-locked = Bedrohung bleibt
champions-value-dash = { $name } keine
champions-value-changed = { $name } { $value }, aufgedruckt { $printed }
champions-exhausted = erschöpft
champions-counters = { $count } Marker „{ $name }“
champions-under = Karten darunter: { $count }
champions-on = an { $name }
champions-damage-word = Schaden
champions-threat-word = Bedrohung
champions-thwart-word = Widerstand
champions-attack-word = Angriff
champions-scheme-word = Plan
champions-boost-word = Boost
champions-defence-word = Verteidigung
champions-sum = Wert { $value }, Boost { $boost }, Verteidigung { $defence }: { $least } bis { $most }
champions-cost = Kosten
champions-costs = kostet { $cost }
champions-boost-icons = Boost-Symbole: { $count }
champions-encounter-deck = Begegnungsdeck
champions-encounter-discard = Begegnungs-Ablagestapel
champions-deck-word = Deck
champions-deck = Deck { $count }
champions-discard = Ablage { $count }
champions-cards-of = { $name }, { $hero }
champions-looked-at = Werden angesehen
champions-discard-pile = Ablagestapel
champions-encounter-cards = Begegnungskarten
champions-removed = Aus dem Spiel
champions-player = { $letter } { $name } als { $hero }
champions-first = Erster
champions-turn = Am Zug
champions-dealt = verdeckte Begegnungskarten: { $count }
champions-hand = Handkarten: { $count }
champions-hand-cards = Auf der Hand
champions-choose-player = { $name } wählen
champions-eliminated = ausgeschieden
champions-engaged = Schergen im Kampf
champions-area = Im Spiel
champions-revealed = Aufgedeckt
champions-played = Gespielt: { $name }
champions-your-hand = Deine Hand
champions-your-hand-shown = Deine Hand, den anderen gezeigt
champions-show-hand = Hand zeigen
champions-hide-hand = Hand verbergen
champions-hand-shown = den anderen gezeigt
champions-your-discard = Dein Ablagestapel
champions-pick-to-pay = Wähle, womit du zahlst
champions-draws-to = Handlimit { $count }
champions-hand-empty = Keine Karte auf der Hand.
champions-pays = zahlt
champions-can = kann gewählt werden
champions-window-before = Bevor das geschieht
champions-window-after = Danach
champions-peril = { $name } löst das allein, ohne Rat.
champions-lasting = Vorläufig gilt

## On the pages around it

build-shelf-identity = Helden
build-shelf-aggression = Aggression
build-shelf-justice = Gerechtigkeit
build-shelf-leadership = Führung
build-shelf-protection = Schutz
build-shelf-basic = Basis
cards-kind-deck = Decks
cards-kind-scenario = Szenarien
cards-kind-set = Sets
card-kind-deck = Deck
card-kind-scenario = Szenario
card-kind-set = Set
champions-new-build-team = Ein eigenes Deck bauen
champions-build-name = Name des Decks
champions-build-unnamed = Deck ohne Namen
champions-build-play = Damit spielen
