return ability "Learn Your Place, Mortal!" {
  number = 22, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  instant = true,
  text = "Draw cards until reaching your hand limit.",
  play = function(me) me.player:draw_to(me.player.hand_max) end,
}
