local grist = use "mill/grist"

return ally "Miller" {
  cost = 1, atk = 1, damage = "melee", health = 1,
  values = { bonus = 2 },
  text = "This has +{bonus} ATK.",
  powers = { grist.might },
}
