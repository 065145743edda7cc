return quest "Tundra MacGrann's Stolen Stash" {
  number = 298, rarity = "rare", faction = "alliance", requires = "dwarf_hero",
  values = { price = 3, cards = 2 },
  text = "({price}): the thieves can be beaten out of the snow. If your hero has dealt combat \z
    damage to an opposing hero this turn, draw {cards} cards.",
  reward = { cost = { resources = value.price },
    effect = function(me)
      if me.player.fought_a_hero then me.player:draw(me.cards) end
    end },
}
