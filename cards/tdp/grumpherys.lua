return hero "Grumpherys" {
  number = 2, rarity = "uncommon",
  health = 28,
  tags = { "Dwarf", "Hunter", "Beast Mastery", "Mining", "Engineering" },
  class = { "hunter" }, faction = "alliance",
  values = { price = 3 },
  text = "({price}), flip Grumpherys: at his whistle the pack goes to ground. This turn your Pets \z
    are Elusive and Untargetable.",
  powers = {
    pays { cost = { resources = value.price, flip_this = true },
      effect = function(me)
        your.ally:with { tag = "Pet" }:gain {
          keyword = { "Elusive", "Untargetable" }, lasts = this_turn }
      end },
  },
  back = {},
}
