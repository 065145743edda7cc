return token "Naga Distiller" { atk = 0, damage = "melee", health = 1, tags = { "Naga" }, text = "" }
