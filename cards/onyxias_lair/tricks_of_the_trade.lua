return ability "Tricks of the Trade" {
  number = 9, rarity = "uncommon",
  cost = 3, tags = { "Subtlety" }, class = { "rogue" },
  instant = true,
  text = "This turn, friendly heroes can't be targeted by opponents.",
  play = function(me)
    friendly.hero:gain { cant = "be targeted by opponents", lasts = this_turn }
  end,
}
