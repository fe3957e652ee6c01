# What the server says of tables, whatever the game.

server-conceded = { $name } gave up.
server-flagged = { $name } ran out of time.
server-seat = Seat { $number }
server-versus = { $first } v { $last }
server-waiting = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
server-waits-for = { $name } is about to sit down
