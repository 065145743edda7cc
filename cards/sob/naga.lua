return token "Naga" { atk = 1, damage = "melee", health = 1, tags = { "Naga" }, text = "" }
