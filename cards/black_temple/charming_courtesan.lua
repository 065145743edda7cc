return ally "Charming Courtesan" {
  number = 33, rarity = "common", cost = 4, atk = 3, damage = "melee", health = 2,
  tags = { "Human", "Traitor" }, requires = "traitor_hero",
  values = { most = 2 },
  text = "If {most} or less damage would be dealt to this, prevent it.",
  powers = {
    prevents.damage { to = this, all = true,
      only_if = function(me, event) return event.amount <= me.most end },
  },
}
