# What the pages of Crisis Protocol say themselves. What the game says comes from the server.

## At the table

crisis-figure = { $letter } { $name }, { $health ->
    [injured] verletzt
   *[other] gesund
}, { $left } von { $full } Ausdauer, { $power } Kraft
crisis-piece = { $name }, Größe { $size }
crisis-ko = besiegt
crisis-dazed = angeschlagen
crisis-healthy = gesund
crisis-injured = verletzt
crisis-injured-mark = Verletzt
crisis-leader = Anführer
crisis-leader-mark = Führt
crisis-in-use = gilt
crisis-holds = hält { $names }
crisis-held-by = gehalten von { $name }
crisis-controlled-by = kontrolliert von { $side }
crisis-secured-by = { $side } würde es sichern
crisis-contested = von beiden umkämpft
crisis-action-of = Aktion { $now } von { $total }
crisis-round = Runde { $round }
crisis-round-of = Runde { $round } von { $rounds }
crisis-priority = { $side } hat Vorrang
crisis-you-priority = Du hast Vorrang
crisis-scores-now = Brächte jetzt
crisis-threat-of = Bedrohung { $threat }
crisis-kind-secure = Sicherung
crisis-kind-extraction = Evakuierung
crisis-mission = Mission
crisis-mission-none = Die beiden Krisen werden gezogen, sobald der Vorrang feststeht.
crisis-roster = Vorrat
crisis-squad = Dein Team
crisis-squad-ready = Team gewählt, noch geheim
crisis-squad-secret = wählt im Geheimen
crisis-of-threat = von { $most } Bedrohung
crisis-tactics = Teamtaktiken
crisis-play-card = Diese Karte spielen
crisis-stamina = Ausdauer
crisis-stamina-left = { $left } von { $full } Ausdauer
crisis-power = Kraft
crisis-power-of = { $power } Kraft
crisis-size = Größe
crisis-range = Reichweite
crisis-reach-range = Reichweite
crisis-reach-beam = Strahl
crisis-reach-area = Fläche
crisis-strength = Stärke
crisis-cost = Kraftkosten
crisis-cover = Deckung
crisis-met = gewürfelt
crisis-step = Schritt { $step } von { $steps }
crisis-roll-attack = Angriff
crisis-roll-defence = Verteidigung
crisis-roll-dodge = Ausweichen
crisis-dice-to-roll = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
} zu werfen
crisis-successes = { $count ->
    [one] ein Erfolg
   *[other] { $count } Erfolge
}
crisis-damage = { $damage } Schaden
crisis-dodges = { $name } weicht aus
crisis-left-to-activate = In dieser Runde noch zu aktivieren
crisis-ready = bereit
crisis-their-turn = am Zug

## On the pages around it

crisis-card-group-power = Superkräfte
card-kind-tactic = Teamtaktik
card-kind-crisis = Krise
card-kind-affiliation = Gruppierung
card-kind-gem = Infinity-Stein
cards-kind-tactic = Teamtaktiken
cards-kind-crisis = Krisen
cards-kind-affiliation = Gruppierungen
cards-kind-gem = Infinity-Steine
crisis-new-build-team = Einen eigenen Vorrat bauen
crisis-build-name = Name des Vorrats
crisis-build-unnamed = Vorrat ohne Namen
