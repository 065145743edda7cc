return token "Cultist" { atk = 0, damage = "melee", health = 1, tags = { "Cultist" }, text = "" }
