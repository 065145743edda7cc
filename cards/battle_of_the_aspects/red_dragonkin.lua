return token "Red Dragonkin" { atk = 1, damage = "fire", health = 1, tags = { "Red Dragonkin" }, text = "" }
