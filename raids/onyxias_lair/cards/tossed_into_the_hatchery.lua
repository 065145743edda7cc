local words = use "onyxias_lair/words"

return ability "Tossed into the Hatchery" {
  number = 29, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "Put Onyxian Whelp tokens into play, as many as the number of opposing allies.",
  play = function(me) words.hatch(me.player, #all(opposing.ally)) end,
}
