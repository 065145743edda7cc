return ability "Fel Rage" {
  number = 23, rarity = "uncommon", cost = 2,
  tags = { "Black Temple" },
  values = { calm = 3, wild = 5 },
  text = "Choose one: Draw {calm} cards. Or: Discard your hand. Draw {wild} cards.",
  modes = {
    mode {
      text = "You draw {calm} cards.",
      play = function(me) me.player:draw(me.calm) end,
    },
    mode {
      text = "You discard your hand, and then draw {wild} cards.",
      play = function(me)
        me.player.hand:discard()
        me.player:draw(me.wild)
      end,
    },
  },
}
