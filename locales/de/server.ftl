# What the server says of tables, whatever the game.

server-conceded = { $name } hat aufgegeben.
server-flagged = { $name } hat keine Zeit mehr.
server-seat = Platz { $number }
server-versus = { $first } gegen { $last }
server-waiting = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
server-waits-for = { $name } setzt sich gleich
