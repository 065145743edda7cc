return hero "Grumpherys" {
  number = 2, rarity = "uncommon",
  health = 28,
  tags = { "Dwarf", "Hunter", "Beast Mastery", "Mining", "Engineering" },
  class = { "hunter" }, faction = "alliance",
  values = { price = 3 },
  text = "({price}) and flip this: This turn, your Pet allies have Elusive and Untargetable.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      effect = function(me)
        your.ally:with { tag = "Pet" }:gain {
          keyword = { "Elusive", "Untargetable" }, lasts = this_turn }
      end },
  },
  back = {},
}
