# What the server calls people.

people-guest = Gast { $number }
people-nobody = Gast
