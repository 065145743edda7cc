-- Who sits to the right of whom (CR 500.6).
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox" }
local stool = ability "Stool" { cost = 0, instant = true, text = "Move to the right of target player.",
  targets = { target("player", player.any, help) },
  play = function(me, t) me.player:move_right_of(t.player) end }

return {
  scenario "In one's own turn: it goes on, and then the other one's turn comes" {
    cites = { "CR 500.6" },
    raiders = 3,
    cards = { ox = ox, stool = stool },
    given = function(t)
      t:seat(1, { hand = { "Stool" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Stool", { target = 3 })
      t:everyone_passes()
      t:is_turn(1)
      t:ends_turn()
      t:is_turn(3)
      t:ends_turn()
      t:is_turn("boss")
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:told { "Raider 1 now sits to the right of raider 3" }
    end,
  },
  scenario "Priority goes by the new order at once" {
    cites = { "CR 500.6" },
    raiders = 3,
    cards = { ox = ox, stool = stool },
    given = function(t)
      t:seat(1, { deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { hand = { "Stool" }, deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1)
      t:passes(2)
      t:plays(3, "Stool", { target = 2 })   -- raider 3 now sits between 1 and 2
      t:everyone_passes()
      t:passes(1)
    end,
    expect = function(t)
      t:asked(3, "Your move")
    end,
  },
  scenario "With two players nothing happens" {
    cites = { "CR 500.6" },
    cards = { ox = ox, stool = stool },
    given = function(t)
      t:seat(1, { hand = { "Stool" }, deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Stool", { target = "boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:not_told { "now sits" }
    end,
  },
  scenario "Nobody sits to the right of himself" {
    cites = { "CR 500.6" },
    raiders = 3,
    cards = { ox = ox, stool = stool },
    given = function(t)
      t:seat(1, { hand = { "Stool" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Stool", { target = 1 })
      t:everyone_passes()
      t:passes(1)
    end,
    expect = function(t)
      t:asked(2, "Your move")
      t:not_told { "now sits" }
    end,
  },
  scenario "Three players are enough for it" {
    cites = { "CR 500.6" },
    raiders = 2,
    cards = { ox = ox, stool = stool },
    given = function(t)
      t:seat(1, { hand = { "Stool" }, deck = deck })
      t:seat(2, { deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Stool", { target = "boss" })
      t:everyone_passes()
      t:told { "Raider 1 now sits to the right of the Boss player" }
      t:passes(1)
      t:asked("boss", "Your move")      -- raider 2 is last now
      t:passes("boss")
    end,
    expect = function(t)
      t:asked(2, "Your move")
    end,
  },
}
