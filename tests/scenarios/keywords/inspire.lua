local herald = ally "Herald" { cost = 1, atk = 1, damage = "melee", health = 9,
  text = "Inspire: ally.", powers = { gives { to = this, inspires = your.ally } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

return {
  scenario "Each Inspire readies one exhausted card as another player's cards ready" {
    cites = { "KW Inspire", "CR 501.1b" },
    cards = { herald = herald, ox = ox },
    given = function(t)
      t:seat(1, { play = { { "Herald", exhausted = true }, { "Herald", exhausted = true }, { "Ox", exhausted = true } },
        deck = { "Fire Blast", "Fire Blast" } })
      t:boss { play = { { "Ox", exhausted = true } } }
    end,
    play = function(t)
      t:has({ "Herald", 1 }, "Inspire")
      t:ends_turn()
      t:answers(1, "Ox")
      t:answers(1, { "Herald", 1 })     -- the Ox is not offered twice
      t:ends_turn()
      t:is_turn("boss")
    end,
    expect = function(t)
      t:ready("Ox@1")
      t:ready("Ox@boss")
      t:ready({ "Herald", 1 })
      t:exhausted({ "Herald", 2 })
    end,
  },
  scenario "Without Inspire nobody readies in another's turn" {
    cites = { "KW Inspire" },
    cards = {
      herald = herald, ox = ox,
      hush = ability "Hush" { cost = 0, text = "Allies lose Inspire this turn and the next.",
        play = function(me) all(any.ally):gain { loses_keyword = "Inspire", lasts = until_end_of_your_next_turn } end },
    },
    given = function(t)
      t:seat(1, { play = { "Herald", { "Ox", exhausted = true } }, hand = { "Hush" }, deck = { "Fire Blast" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Hush")
      t:everyone_passes()
      t:ends_turn()
      t:is_turn("boss")
    end,
    expect = function(t)
      t:exhausted("Ox")
    end,
  },
  scenario "Each player who likes readies one of his own; the cards of the turn player are not theirs" {
    cites = { "KW Inspire", "CR 501.1b" },
    raiders = 3,
    cards = { herald = herald, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Herald", { "Ox", exhausted = true } }, deck = { "Fire Blast" } })
      t:seat(2, { play = { "Herald", { "Ox", exhausted = true }, "Ox" }, resources = { { "Ox", down = true, exhausted = true } },
        deck = { "Fire Blast", "Fire Blast" } })
      t:seat(3, { play = { "Herald", "Ox" }, deck = { "Fire Blast" } })
      t:boss { play = { { "Ox", exhausted = true } }, resources = { { "Ox", down = true, exhausted = true } },
        deck = { "Fire Blast" }, decks = { } }
      t:turn(3)
    end,
    play = function(t)
      t:ends_turn()                     -- the Boss's cards ready
      t:asked(1, "ready which")
      t:offers(1, "Ox@1")
      t:answers(1, "none")
      t:asked(2, "ready which")
      t:offers(2, { "Ox", 2 })
      t:not_offered(2, { "Ox", 3 })     -- it is ready
      t:not_offered(2, "Ox@1")
      t:exhausted("Ox@boss")            -- all at once
      t:ready_resources("boss", 0)
      t:answers(2, { "Ox", 2 })
      t:to_action_phase()               -- raider 3 has nothing to ready
    end,
    expect = function(t)
      t:is_turn("boss")
      t:exhausted("Ox@1")
      t:ready({ "Ox", 2 })
      t:ready("Ox@boss")
      t:ready_resources("boss", 1)
      t:ready_resources(2, 0)
    end,
  },
}
