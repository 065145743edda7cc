return quest "The Perfect Stout" {
  number = 293, rarity = "common", faction = "alliance",
  values = { price = 3, cards = 1 },
  text = "({price}): Choose one. If your hero is a Dwarf hero, you may choose both: Target ally \z
    can't attack this turn. Or: Draw {cards} card.",
  reward = { cost = { resources = value.price },
    modes = { up_to = 1 + hero_is(any.hero:with { tag = "Dwarf" }),
      mode { text = "Target ally can't attack this turn.",
        targets = { target("drinker", any.ally, harm) },
        play = function(me, t) t.drinker:gain { cant = "attack", lasts = this_turn } end },
      mode { text = "Draw {cards} card.", play = function(me) me.player:draw(me.cards) end },
    } },
}
