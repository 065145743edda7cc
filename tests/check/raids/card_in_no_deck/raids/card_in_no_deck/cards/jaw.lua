return ally "Pit Jaw" {  --> warning unused-card
  cost = 1, atk = 1, damage = "melee", health = 1,
}
