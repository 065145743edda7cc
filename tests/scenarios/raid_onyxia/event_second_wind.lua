local sloth = ability "Sloth" { cost = 1, ongoing = true, text = "If you would draw a card, you may skip that.",
  powers = { instead.drawn { whose = "your", may = true, effect = function() end } } }

return {
  scenario "Second Wind fills every hand" {
    cites = { "R201.2" },
    given = function(t)
      t:boss {
        boss = "onyxia_1", decks = { event = { "second_wind" } },
        deck = { "crush", "crush" },
      }
      t:seat(1, {
        hand = { "crush", "crush", "crush", "crush", "crush" },
        deck = { "crush", "crush", "crush" },
      })
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:to_action_phase()
    end,
    expect = function(t)
      t:hand_count(1, 7)
      t:hand_count("boss", 2)
    end,
  },
  scenario "Second Wind goes on drawing for a card that was not drawn" {
    cites = { "CR 713.2", "CR 713.2a" },
    cards = { sloth = sloth },
    given = function(t)
      t:seat(1, { hand = { "Fear", "Fear", "Fear", "Fear", "Fear" }, play = { "Sloth" },
        deck = { "Fear", "Fear", "Fear", "Fear" } })
      t:boss { boss = "onyxia_1", decks = { event = { "second_wind" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:will_answer(1, "Sloth")
      t:will_answer(1, "none")
      t:will_answer(1, "none")
      t:to_action_phase()
    end,
    expect = function(t) t:hand_count(1, 7) end,
  },
}
