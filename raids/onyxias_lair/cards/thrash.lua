return ability "Thrash" {
  number = 27, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  text = "Ongoing: Destroy this: Ready your hero.",
  powers = {
    pays { cost = { destroy = this }, effect = function(me) me.hero:ready() end },
  },
}
