# What the server says of tables, whatever the game.

server-conceded = { $name } abandonne la partie.
server-flagged = { $name } n’a plus de temps.
server-seat = Place { $number }
server-versus = { $first } contre { $last }
server-waiting = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}
server-waits-for = { $name } va prendre place
