return hero "Boris Brightbeard" {
  number = 1, rarity = "uncommon",
  health = 26,
  tags = { "Dwarf", "Priest", "Holy", "Enchanting", "Tailoring" },
  class = { "priest" }, faction = "alliance",
  text = "(X) and flip this: This heals X damage from target character. Only in your turn.",
  powers = {
    pays { cost = { resources = x, flip = this },
      only_your_turn = true,
      targets = { target("patient", any.character, help) },
      effect = function(me, t) me:heal(me.x, t.patient) end },
  },
  back = {},
  rulings = { "With an X of nothing he heals nobody: no healing is there for a cloak to raise." },
}
