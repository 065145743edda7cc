return ally "Pit Claw" { cost = 1, atk = 1, damage = "melee", health = 1 }
