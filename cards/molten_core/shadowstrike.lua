return weapon "Shadowstrike" {
  number = 27, rarity = "rare",
  cost = 3, atk = 3, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Polearm" },
  class = { "hunter", "paladin", "warrior" },
  values = { price = 1, cards = 2 },
  cites = "R304:Shadowstrike",
  text = "({price}) and destroy this: If your hero is an Enchanting hero, draw {cards} cards.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      effect = function(me)
        if me.hero:is(any.hero:with { tag = "Enchanting" }) then me.player:draw(me.cards) end
      end },
  },
}
