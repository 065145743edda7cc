local chaos = ability "Chaos" { cost = 1, ongoing = true,
  text = "If your hero would deal damage, it is divided as you choose among any number of opposing allies instead.",
  powers = { changes.damage { from = your.hero, divided_among = opposing.ally } } }
local bolt = ability "Bolt" { cost = 0, text = "Your hero deals 4 fire damage to target hero.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t) me.hero:deal(4, "fire", t.prey) end }
local ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 9 }
local elk = ally "Elk" { cost = 2, atk = 0, damage = "melee", health = 9 }

return {
  scenario "Damage that is divided instead is shared out by its player to the last point" {
    cites = { "CR 717.7", "CR 717.4c" },
    cards = {
      chaos = chaos, bolt = bolt, ox = ox, elk = elk,
      spark = ability "Spark" { cost = 1, ongoing = true, text = "Damage your hero deals is 1 more.",
        powers = { raises.damage { from = your.hero, by = 1 } } },
      hen = ally "Hen" { cost = 2, atk = 0, damage = "melee", health = 9 },
    },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Chaos", "Spark" } })
      t:boss { play = { "Ox", "Elk", "Hen" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered(1, 6)
      t:answers(1, 2)                     -- of 5: it was raised before it is divided
      t:not_offered(1, 4)
      t:answers(1, 0)
    end,
    expect = function(t)
      t:damage("hero@boss", 0)
      t:damage("Ox", 2)
      t:damage("Elk", 0)
      t:damage("Hen", 3)                  -- what is left, and not raised again
      t:told { "deals 3 fire damage to Hen" }
    end,
  },
  scenario "Once the last point is assigned nobody is asked about the others" {
    cites = { "CR 717.7" },
    cards = { chaos = chaos, bolt = bolt, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Chaos" } })
      t:boss { play = { "Ox", "Elk", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:answers(1, 4)
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:damage({ "Ox", 1 }, 4)
      t:damage("Elk", 0)
      t:damage({ "Ox", 2 }, 0)
      t:damage("hero@boss", 0)
    end,
  },
  scenario "All of it goes to the only one there is, and where there is none nobody is dealt any" {
    cites = { "CR 717.7" },
    cards = { chaos = chaos, bolt = bolt, ox = ox,
      fall = ability "Fall" { cost = 0, text = "Destroy all allies.",
        play = function() all(any.ally):destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt", "Fall" }, play = { "Chaos" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:damage("Ox", 4)
      t:plays(1, "Fall")
      t:everyone_passes()
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:damage("hero@boss", 0)
      t:graveyard_count(1, 3)
    end,
  },
  scenario "It is divided among characters alone, whatever else the text allows" {
    cites = { "CR 717.7", "CR 408.2b" },
    cards = { bolt = bolt, ox = ox,
      riot = ability "Riot" { cost = 1, ongoing = true,
        text = "If your hero would deal damage, it is divided as you choose among opposing cards instead.",
        powers = { changes.damage { from = your.hero, divided_among = opposing.card } } },
      lamp = item "Lamp" { cost = 1, text = "" },
    },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Riot" } })
      t:boss { play = { "Lamp", "Ox", "Lamp" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:answers(1, 1)                     -- the Boss; the Ox is the last
    end,
    expect = function(t)
      t:damage("hero@boss", 1)
      t:damage("Ox", 3)
    end,
  },
}
