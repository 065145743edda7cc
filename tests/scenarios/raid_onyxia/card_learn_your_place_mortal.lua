local sloth = ability "Sloth" { cost = 1, ongoing = true, text = "If you would draw a card, you may skip that.",
  powers = { instead.drawn { whose = "your", may = true, effect = function() end } } }

return {
  scenario "Learn Your Place, Mortal! fills the hand to ten" {
    cites = { "R100.4", "CR 713.2" },
    given = function(t)
      t:boss {
        hand = { "Learn Your Place, Mortal!", "Crush" }, resources = 3,
        deck = {
          "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush",
        },
      }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Learn Your Place, Mortal!")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count("boss", 10)
      t:deck_count("boss", 1, "main")
    end,
  },
  scenario "Learn Your Place, Mortal! goes on drawing for a card that was not drawn" {
    cites = { "CR 713.2", "CR 713.2a" },
    cards = { sloth = sloth },
    given = function(t)
      t:boss { boss = "onyxia_1", play = { "Sloth" }, resources = 3, deck = { "Thrash", "Thrash", "Thrash" },
        hand = { "Learn Your Place, Mortal!", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Learn Your Place, Mortal!")
      t:will_answer("boss", "Sloth")
      t:will_answer("boss", "none")
      t:will_answer("boss", "none")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count("boss", 10) end,
  },
}
