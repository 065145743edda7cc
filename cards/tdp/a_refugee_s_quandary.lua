return quest "A Refugee's Quandary" {
  number = 295, rarity = "common", faction = "alliance",
  values = { price = 3, cards = 1 },
  text = "({price}), only on your turn: choose one: mend, so that an equipment of yours readies; \z
    or read, and draw {cards} card. Gnomes find time for both: if your hero is one, you may \z
    choose both.",
  reward = { cost = { resources = value.price }, only_your_turn = true,
    modes = { up_to = 1 + count(your.hero:with { tag = "Gnome" }),
      mode { text = "ready one of your equipment",
        play = function(me)
          local gear = me.player:choose {
            from = your.equipment, prompt = "Which equipment readies?", aim = help, to = "ready" }
          if gear then
            gear:ready()
          end
        end },
      mode { text = "draw {cards} card", play = function(me) me.player:draw(me.cards) end },
    } },
}
