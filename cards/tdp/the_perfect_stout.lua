return quest "The Perfect Stout" {
  number = 293, rarity = "common", faction = "alliance",
  values = { price = 3, cards = 1 },
  text = "({price}): choose one: pour for target ally, which can't attack this turn; or draw \z
    {cards} card. A Dwarf knows how to do both: if your hero is one, you may choose both.",
  reward = { cost = { resources = value.price },
    modes = { up_to = 1 + count(your.hero:with { tag = "Dwarf" }),
      mode { text = "target ally can't attack this turn",
        targets = { target("drinker", any.ally, harm) },
        play = function(me, t) t.drinker:gain { cant = "attack", lasts = this_turn } end },
      mode { text = "draw {cards} card", play = function(me) me.player:draw(me.cards) end },
    } },
}
