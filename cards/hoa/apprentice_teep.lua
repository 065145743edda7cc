return ally "Apprentice Teep" {
  number = 176, rarity = "common",
  cost = 1, atk = 2, damage = "frost", health = 1,
  tags = { "Gnome", "Mage" }, faction = "alliance",
  keywords = { "Elusive" },
  text = "Elusive",
}
