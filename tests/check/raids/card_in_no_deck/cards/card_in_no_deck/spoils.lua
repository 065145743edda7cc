return ally "Pit Spoils Test" { cost = 1, atk = 1, damage = "melee", health = 1 }
