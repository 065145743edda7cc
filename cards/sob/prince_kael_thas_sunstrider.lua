return ally "Prince Kael'thas Sunstrider" {
  number = 213, rarity = "epic",
  cost = 9, atk = 8, damage = "arcane", health = 8,
  tags = { "Blood Elf", "Mage", "Traitor" }, unique = true, requires = "traitor_hero",
  text = "At the end of your turn you gain control of all ready opposing resources: they move to your row for good.",
  powers = {
    at.end_of_turn { whose = "your", effect = function(me)
      all(opposing.resource:with { ready = true }):gain { control = true, lasts = rest_of_game }
    end },
  },
}
