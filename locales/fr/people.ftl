# What the server calls people.

people-guest = Invité { $number }
people-nobody = Invité
