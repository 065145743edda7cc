return ability "Tricks of the Trade" {
  number = 9, rarity = "uncommon",
  cost = 3, tags = { "Subtlety" }, class = { "rogue" },
  instant = true,
  text = "Each friendly hero can't be targeted by opponents this turn.",
  play = function(me)
    friendly.hero:gain { cant = "be targeted by opponents", lasts = this_turn }
  end,
}
