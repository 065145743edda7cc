local bloods = use("magtheridons_lair/words").bloods

return ability "Power Returns" {
  number = 19, rarity = "uncommon", cost = 4, instant = true,
  text = "Draw a card for each Blood fixture. <p> Destroy a Blood fixture: Put this into your \z
    hand. (Only from your graveyard.)",
  play = function(me) me.player:draw(#all(bloods)) end,
  powers = { pays { works_in = "graveyard", cost = { destroy = bloods }, effect = function(me) me:to_hand() end } },
}
