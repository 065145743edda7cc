return ally "Prince Kael'thas Sunstrider" {
  number = 213, rarity = "epic",
  cost = 9, atk = 8, damage = "arcane", health = 8,
  tags = { "Blood Elf", "Mage", "Traitor" }, unique = true, requires = "traitor_hero",
  text = "When your turn ends, gain control of each opposing ready resource for the rest of the \z
    game.",
  powers = {
    at.end_of_turn { whose = "your", effect = function(me)
      all(opposing.resource:with { ready = true }):gain { control = true, lasts = rest_of_game }
    end },
  },
}
