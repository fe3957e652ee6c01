# What the server calls people.

people-guest = Guest { $number }
people-nobody = Guest
