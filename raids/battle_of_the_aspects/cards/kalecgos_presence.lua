return fixture "Kalecgos' Presence" {
  number = 4, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  text = "Put this under the deck: [Basic] each friendly player draws a card. (Gained where the \z
    last raider had no cards in hand as their hero was destroyed.)",
  powers = {
    pays { cost = { to_bottom = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me)
        for _, player in each(me.player.friends) do player:draw() end
      end },
  },
}
