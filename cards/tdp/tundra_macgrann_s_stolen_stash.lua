return quest "Tundra MacGrann's Stolen Stash" {
  number = 298, rarity = "rare", faction = "alliance", requires = "dwarf_hero",
  values = { price = 3, cards = 2 },
  text = "({price}): If your hero has dealt combat damage to a hero this turn, draw {cards} \z
    cards.",
  reward = { cost = { resources = value.price },
    effect = function(me)
      if me.player.fought_a_hero then me.player:draw(me.cards) end
    end },
}
