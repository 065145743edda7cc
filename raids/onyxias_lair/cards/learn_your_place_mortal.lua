local words = use "onyxias_lair/words"

return ability "Learn Your Place, Mortal!" {
  number = 22, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  instant = true,
  text = "Fill your hand: draw up to your maximum hand size.",
  play = function(me) words.fill_hand(me.player) end,
}
