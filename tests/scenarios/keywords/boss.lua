local warden = ally "Warden" { cost = 1, atk = 0, damage = "melee", health = 2, keywords = "Boss", text = "Boss" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target character.",
  targets = { target("one", any.character, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.one) end }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:destroy() end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

return {
  scenario "Boss: beside it its hero can't be attacked, but is targeted as ever" {
    cites = { "KW Boss" },
    cards = { warden = warden, bolt = bolt, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Bolt", "Bolt" } })
      t:boss { play = { "Warden" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Ox", { defender = "hero@boss", reason = "CR 103.2" })
      t:can(1, "attacks", "Ox", { defender = "Warden" })
      t:plays(1, { "Bolt", 1 }, { target = "hero@boss" })
      t:everyone_passes()
      t:damage("hero@boss", 2)
      t:will_answer(1, "no", "Draw")
      t:plays(1, { "Bolt", 1 }, { target = "Warden" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:can(1, "attacks", "Ox", { defender = "hero@boss" })
    end,
  },
  scenario "As damage fells a Boss each raider may draw a card" {
    cites = { "KW Boss" },
    raiders = 2,
    cards = { warden = warden, bolt = bolt },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = { "Bolt" } })
      t:seat(2, { deck = { "Bolt" } })
      t:boss { play = { "Warden" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Warden" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(2, "no")
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:hand_count(2, 0)
    end,
  },
  scenario "Boss: one that a raider has taken shields nobody, and each raider may draw as damage fells it" {
    cites = { "KW Boss" },
    raiders = 2,
    cards = { warden = warden, bolt = bolt, ox = ox },
    given = function(t)
      t:seat(1, { play = { { "Warden", owner = "boss" } }, hand = { "Bolt" }, deck = { "Bolt" } })
      t:seat(2, { deck = { "Bolt" } })
      t:boss { play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:can("boss", "attacks", "Ox", { defender = "hero@1" })
      t:passes("boss")
      t:plays(1, "Bolt", { target = "Warden" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(2, "yes")
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:hand_count(2, 1)
    end,
  },
  scenario "A Boss that is destroyed in another way gives nobody a card" {
    cites = { "KW Boss" },
    cards = { warden = warden, doom = doom },
    given = function(t)
      t:seat(1, { hand = { "Doom" }, deck = { "Doom" } })
      t:boss { play = { "Warden" } }
    end,
    play = function(t)
      t:plays(1, "Doom", { target = "Warden" })
      t:finishes_chain()
      t:in_graveyard("boss", "Warden")
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:chain(0)
    end,
  },
}
