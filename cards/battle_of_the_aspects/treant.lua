return token "Treant" { atk = 1, damage = "melee", health = 1, tags = { "Treant" }, text = "" }
