return ability "Tricks of the Trade" {
  number = 9, rarity = "uncommon",
  cost = 3, tags = { "Subtlety" }, class = { "rogue" },
  instant = true,
  text = "Smoke, mirrors and a borrowed cloak: this turn, opponents can't target the heroes of \z
    your side.",
  play = function(me)
    friendly.hero:gain { cant = "be targeted by opponents", lasts = this_turn }
  end,
}
