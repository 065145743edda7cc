return {
  scenario "Dizdemona hurts an ally as much as she hurts herself" {
    cites = { "CR 403.1", "CR 405.3", "CR 301.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/dizdemona", resources = 4 })
      t:boss { play = { "Guardian Steppestrider" } }                 -- 5 health
    end,
    play = function(t)
      t:cant(1, "uses", "Dizdemona", { target = "hero@boss" })
      t:uses(1, "Dizdemona", { target = "Guardian Steppestrider", pay = { 4 } })
      t:ready_resources(1, 1)
      t:damage("Dizdemona", 4)
      t:everyone_passes()
      t:damage("Guardian Steppestrider", 4)
      t:cant(1, "uses", "Dizdemona")                                  -- flipped
    end,
    expect = function(t)
      t:told { "Dizdemona deals 4 shadow damage" }
    end,
  },
  scenario "Dizdemona puts no more on herself than would kill her" {
    cites = { "CR 405.3" },
    given = function(t)
      t:seat(1, { hero = { "hoa/dizdemona", damage = 25 }, resources = 3 })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:uses(1, "Dizdemona", { target = "Guardian Steppestrider", pay = { 2 } })
      t:damage("Dizdemona", 27)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Guardian Steppestrider", 2)
    end,
  },
  scenario "Dizdemona waits for her turn" {
    cites = { "CR 701.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/dizdemona", resources = 3 })
      t:boss { play = { "Guardian Steppestrider" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "uses", "Dizdemona")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Dizdemona", 0) end,
  },
  scenario "Dizdemona puts on herself as much as there is room for, be it more than her printed health" {
    cites = { "CR 405.3" },
    given = function(t)
      t:seat(1, { hero = "hoa/dizdemona", resources = 3,
        play = { { "Power Word: Fortitude", attached_to = "Dizdemona" } } })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:uses(1, "Dizdemona", { target = "Guardian Steppestrider", pay = 30 })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Dizdemona", 30) end,
  },
}
