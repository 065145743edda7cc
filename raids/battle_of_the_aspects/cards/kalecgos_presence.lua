return fixture "Kalecgos' Presence" {
  number = 4, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  text = "Remove this from the game: [Basic] each friendly player draws a card. (Gained where the \z
    last raider had no cards in hand as their hero was destroyed.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me)
        for _, player in each(me.player.friends) do player:draw() end
      end },
  },
}
