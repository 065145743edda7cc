local cards = {
  pact = ability "Pact" { cost = 0, ongoing = true,
    text = "Remove your deck from the game. If you would draw a card, put one of those into your hand instead.",
    play = function(me) all(your.card:in_zone("deck")):remove_from_game { hold = true } end,
    powers = { instead.drawn { whose = "your", effect = function(me)
      local card = me.player:choose { from = me.held, prompt = "Which do you take?" }
      if card then card:to_hand() end
    end } } },
  insight = ability "Insight" { cost = 0, text = "Draw two cards.", play = function(me) me.player:draw(2) end },
  thirst = ability "Thirst" { cost = 0, text = "Draw cards until you have three in hand.",
    play = function(me) me.player:draw_to(3) end },
  sloth = ability "Sloth" { cost = 1, ongoing = true, text = "If you would draw a card, you may skip that.",
    powers = { instead.drawn { whose = "your", may = true, effect = function(me) end } } },
  elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 1 },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 1 },
}

return {
  scenario "A draw is replaced even from an empty deck, and even where nothing comes of it" {
    cites = { "CR 716.1", "CR 716.1d", "CR 415.9f" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Pact", "Insight" }, deck = { "Elk" } })
    end,
    play = function(t)
      t:plays(1, "Pact")
      t:everyone_passes()
      t:deck_count(1, 0)
      t:plays(1, "Insight")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Elk")
      t:hand_count(1, 1)
      t:not_told { "has to draw" }
      t:not_told { "draws" }
    end,
  },
  scenario "Cards are drawn until the hand is full; draws that come to nothing do not count" {
    cites = { "CR 713.2", "CR 713.2a", "CR 716.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Thirst", "Thirst", "Elk" }, play = { "Sloth" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Thirst")
      t:everyone_passes()
      t:hand_count(1, 2)
      t:answers(1, "Sloth")             -- one draw is skipped
      t:answers(1, "none")
      t:hand_count(1, 3)
      t:deck_count(1, 2)
    end,
    expect = function(t)
      t:hand_count(1, 3)
    end,
  },
  scenario "Who has them draws none" {
    cites = { "CR 713.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Thirst", "Elk", "Elk", "Elk" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Thirst")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 3)
      t:deck_count(1, 3)
    end,
  },
  scenario "What is drawn goes from the deck to the hand, as who waits for the draw can read" {
    cites = { "CR 415.9f" },
    cards = { insight = cards.insight, ox = cards.ox,
      owl = ally "Owl" { cost = 1, atk = 1, damage = "melee", health = 5,
        text = "When you draw a card from your deck into your hand, put an ink counter on this.",
        powers = { when.drawn { whose = "your",
          only_if = function(_, event) return event.from == "deck" and event.to == "hand" end,
          effect = function(me) me:add_counters("ink", 1) end } } } },
    given = function(t)
      t:seat(1, { hand = { "Insight" }, play = { "Owl" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Insight")
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t) t:counters("Owl", "ink", 2) end,
  },
}
