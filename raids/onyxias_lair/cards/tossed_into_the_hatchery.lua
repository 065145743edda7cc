local words = use "onyxias_lair/words"

return ability "Tossed into the Hatchery" {
  number = 29, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "The eggs break: you get a Whelp for each opposing ally.",
  play = function(me) words.hatch(me.player, #all(opposing.ally)) end,
}
