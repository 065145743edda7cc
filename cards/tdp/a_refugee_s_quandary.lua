return quest "A Refugee's Quandary" {
  number = 295, rarity = "common", faction = "alliance",
  values = { price = 3, cards = 1 },
  text = "({price}): Choose one. If your hero is a Gnome hero, you may choose both: Ready one \z
    of your equipment. Or: Draw {cards} card. Only in your turn.",
  reward = { cost = { resources = value.price }, only_your_turn = true,
    modes = { up_to = 1 + hero_is(any.hero:with { tag = "Gnome" }),
      mode { text = "Ready one of your equipment.",
        play = function(me)
          local gear = me.player:choose {
            from = your.equipment, prompt = "Which equipment readies?", aim = help, to = "ready" }
          if gear then
            gear:ready()
          end
        end },
      mode { text = "Draw {cards} card.", play = function(me) me.player:draw(me.cards) end },
    } },
}
