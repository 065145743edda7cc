local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local spit = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }
local staff = "Zhar'doom, Greatstaff of the Devourer"

return {
  scenario "Zhar'doom feeds on three abilities: three damage there, three healed here" {
    cites = { "CR 403.1", "CR 403.5", "CR 407.1" },
    cards = { ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { staff }, resources = 1,
        graveyard = { "Spit", "Spit", "Spit", "Ox" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:uses(1, staff, { target = "Ox@boss" })
      t:exhausted("hero@1")
      t:ready(staff)
      t:ready_resources(1, 0)
      t:graveyard_count(1, 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox@boss", 3)
      t:damage("hero@1", 2)
      t:removed(1, "Spit")
      t:in_graveyard(1, "Ox")
      t:told { "Ta'zo deals 3 shadow damage to Ox" }
    end,
  },
  scenario "Two abilities are no meal for Zhar'doom, whatever else lies there" {
    cites = { "CR 403.1" },
    cards = { ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { play = { staff }, resources = 1, graveyard = { "Spit", "Spit", "Ox" } })
      t:boss { graveyard = { "Spit" } }
    end,
    play = function(t)
      t:cant(1, "uses", staff)
    end,
    expect = function(t)
      t:graveyard_count(1, 3)
    end,
  },
  scenario "A hero that rests can't pay for Zhar'doom" {
    cites = { "CR 403.1" },
    cards = { ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, play = { staff }, resources = 1,
        graveyard = { "Spit", "Spit", "Spit" } })
    end,
    play = function(t)
      t:cant(1, "uses", staff)
    end,
    expect = function(t)
      t:graveyard_count(1, 3)
    end,
  },
  scenario "With its target gone Zhar'doom heals nothing either" {
    cites = { "CR 709.2a" },
    cards = { ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { staff }, resources = 1,
        graveyard = { "Spit", "Spit", "Spit" } })
      t:boss { play = { "Ox" }, hand = { "Spit" } }
    end,
    play = function(t)
      t:uses(1, staff, { target = "Ox" })
      t:passes(1)
      t:plays("boss", "Spit", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 5)
      t:exhausted("hero@1")
    end,
  },
}
