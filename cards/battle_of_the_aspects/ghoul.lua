return token "Ghoul" { atk = 3, damage = "melee", health = 3, tags = { "Ghoul" }, text = "" }
