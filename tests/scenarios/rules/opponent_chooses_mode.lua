return { scenario "An opponent of the player's choice chooses the mode" {
  cites = { "CR 707.1c" },
  raiders = 2,
  cards = {
    bargain = ability "Bargain" { cost = 0, values = { hurt = 2, draw = 1 },
      text = "An opponent chooses one: your hero deals {hurt} damage to each opposing hero; or draw a card.",
      modes = { by = "opponent",
        mode { text = "{hurt} to each opposing hero", play = function(me) me.hero:deal(me.hurt, "shadow", opposing.hero) end },
        mode { text = "a card", play = function(me) me.player:draw(me.draw) end } } },
  },
  given = function(t)
    t:seat(1, {})
    t:seat(2, {})
    t:boss { hand = { "Bargain" }, decks = { main = { "Flame Breath" } } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Bargain", { target = 2 })
    t:answers(2, 2)
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_hand("boss", "Flame Breath")
    t:damage("hero@1", 0)
  end,
},
scenario "What he chose may be about him" {
  cites = { "CR 707.1c" },
  raiders = 2,
  cards = {
    dare = ability "Dare" { cost = 0, values = { hurt = 2, draw = 1 },
      text = "Choose an opponent, and he chooses one: your hero deals {hurt} shadow damage to his hero; or he draws a card.",
      modes = { by = "opponent",
        mode { text = "{hurt} to your hero",
          play = function(me) me.hero:deal(me.hurt, "shadow", me.link.chooser.hero) end },
        mode { text = "you draw a card", play = function(me) me.link.chooser:draw(me.draw) end } } },
  },
  given = function(t)
    t:seat(2, { deck = { "Dare" } })
    t:boss { hand = { "Dare", "Dare" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Dare", { target = 1 })
    t:answers(1, 1)
    t:finishes_chain()
    t:damage("hero@1", 2)
    t:damage("hero@2", 0)
    t:plays("boss", "Dare", { target = 2 })
    t:answers(2, 2)
    t:finishes_chain()
  end,
  expect = function(t) t:hand_count(2, 1) end,
} }
