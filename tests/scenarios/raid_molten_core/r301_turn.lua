-- The Boss player's turn: ready, draw, New Boss phase, a Minion that nobody looks at, an action phase.
local plain = ability "Plain" { cost = 0, text = "Nothing happens.", play = function(me) end }
local peek = ability "Peek" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local cards = { plain = plain, peek = peek }
local deck = { "Plain", "Plain", "Plain", "Plain" }

return {
  scenario "In the ready step Boss, runes of either face, tokens and resources ready; then he draws one from the Main deck" {
    raid = "molten_core", cards = cards, cites = { "R301.1" },
    given = function(t)
      t:boss { boss = { "Garr", exhausted = true }, decks = { main = deck, ragnaros = deck, minion = deck },
        play = { { "Rune of Blaz", exhausted = true }, { "Rune of Mohn", exhausted = true, back = true },
          { "Firesworn", exhausted = true }, { "Firesworn", exhausted = true }, { "Firesworn", exhausted = true },
          { "Firesworn", exhausted = true }, { "Firesworn", exhausted = true } },
        resources = { { "Flame Imps", deck = "minion", down = true, exhausted = true } } }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:is_turn("boss")
      t:ready("Garr")
      t:ready("Rune of Blaz")
      t:ready("Rune of Mohn")
      t:ready("Firesworn")
      t:ready_resources("boss", 2)
      t:hand_count("boss", 1)
      t:deck_count("boss", 3, "main")
      t:deck_count("boss", 4, "ragnaros")
    end,
  },
  scenario "After the awakening he draws from the Ragnaros deck, by effects, too" {
    raid = "molten_core", cards = cards, cites = { "R301.1", "R303.1b" },
    given = function(t)
      t:boss { boss = { "Ragnaros", back = true }, draws_from = "ragnaros", decks = { ragnaros = deck, minion = deck }, hand = { "Peek" } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:hand_count("boss", 2)
      t:plays("boss", "Peek")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count("boss", 2); t:deck_count("boss", 2, "ragnaros") end,
  },
  scenario "With a Boss in play the New Boss phase is over as it starts: the Minion phase follows, with a window of its own" {
    raid = "molten_core", cards = cards, cites = { "R301.2", "R301.3", "R301.5a" },
    given = function(t)
      t:boss { boss = "Magmadar", hand = { "Plain" },
        decks = { main = deck, rune = { "Rune of Mohn" }, minion = { "Flame Imps", "Lava Pack" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:everyone_passes()               -- the draw step
      t:not_told { "Rune of Mohn" }
      t:deck_count("boss", 1, "rune")
      t:chain(0)
      t:resources("boss", 1)
      t:face_down { "Flame Imps", 1 }
      t:hidden("boss", "Flame Imps")
      t:hidden(1, "Flame Imps")
      t:asked("boss", "Your move")      -- the window of the Minion phase
      t:cant("boss", "plays", "Plain")
      t:passes("boss")
      t:asked(1, "Your move")
      t:passes(1)
    end,
    expect = function(t) t:can("boss", "plays", "Plain"); t:deck_count("boss", 1, "minion") end,
  },
  scenario "The action phase follows the Minion phase; a Boss player places nothing, and keeps ten cards" {
    raid = "molten_core", cards = cards, cites = { "R301.4", "R100.3", "R100.4" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Magmadar", decks = { main = deck, minion = { "Flame Imps" } },
        hand = { "Plain", "Plain", "Plain", "Plain", "Plain", "Plain", "Plain", "Plain", "Plain", "Plain", "Plain" } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:resources("boss", 1)
      t:can("boss", "plays", "Plain")
      t:cant("boss", "places", "Plain")
      t:will_answer("boss", { "Plain", { "Plain", 2 } }, "discard")
      t:ends_turn()
    end,
    expect = function(t) t:hand_count("boss", 10); t:is_turn(1) end,
  },
  scenario "With no Minion left, in the deck or its graveyard, nothing is placed" {
    raid = "molten_core", cards = cards, cites = { "R301.3" },
    given = function(t)
      t:boss { boss = "Magmadar", decks = { main = deck } }
      t:turn("boss", "draw")
    end,
    play = function(t) t:everyone_passes(); t:asked("boss", "Your move"); t:everyone_passes() end,
    expect = function(t) t:resources("boss", 0); t:asked("boss", "Your move") end,
  },
}
