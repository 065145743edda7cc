-- "Cost 1 more where they target …": costs are added up after targets are chosen (CR 707.1e), and only what can be
-- paid for is offered.
local ward = item "Ward" { cost = 0, text = "Opponents pay 1 more to play abilities that target your hero.",
  powers = { gives { to = opposing.ability:in_zone("hand"), cost = plus(targeting(your.hero)) } } }
local heavy = item "Heavy Ward" { cost = 0, text = "Opponents pay 2 more to use powers that target your hero.",
  powers = { gives { to = opposing.card, use_cost = plus(targeting(your.hero) + targeting(your.hero)) } } }
local bolt = ability "Bolt" { cost = 1, text = "Your hero deals 1 fire damage to target hero opposing you.",
  targets = { target("hero", opposing.hero, harm) },
  play = function(me, t) me.hero:deal(1, "fire", t.hero) end }
local fork = ability "Fork" { cost = 1, text = "Your hero deals 1 nature damage to target hero and 1 to another target hero.",
  targets = { target("one", opposing.hero, harm), target("two", opposing.hero, harm, { not_as = "one" }) },
  play = function(me, t) me.hero:deal(1, "nature", t.one) me.hero:deal(1, "nature", t.two) end }

return {
  scenario "What could only be aimed where it can't be paid for is not offered at all" {
    cites = { "CR 707.2" },
    cards = { ward = ward, bolt = bolt },
    given = function(t)
      t:seat(1, { play = { "Ward" } })
      t:boss { hand = { "Bolt" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Bolt")
    end,
    expect = function(t)
      t:ready_resources("boss", 1)
    end,
  },
  scenario "Two targets are paid for together" {
    cites = { "CR 707.1d", "CR 707.1e" },
    raiders = 3,
    cards = { ward = ward, fork = fork },
    given = function(t)
      t:seat(1, { play = { "Ward" } })
      t:seat(2, { play = { "Ward" } })
      t:seat(3, {})
      t:boss { hand = { "Fork" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fork", { targets = { "hero@1", "hero@3" } })   -- 1 more
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready_resources("boss", 0)
      t:damage("hero@1", 1)
      t:damage("hero@3", 1)
    end,
  },
  scenario "Where two targets that must be chosen are too dear together, nobody begins" {
    cites = { "CR 707.2" },
    raiders = 2,
    cards = { ward = ward, fork = fork },
    given = function(t)
      t:seat(1, { play = { "Ward" } })
      t:seat(2, { play = { "Ward" } })
      t:boss { hand = { "Fork" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Fork")          -- 1, and 1 for each of the two
    end,
    expect = function(t)
      t:ready_resources("boss", 2)
    end,
  },
  scenario "Two Wards are two more, but one Ward is one more, however often it is aimed at" {
    cites = { "CR 707.1e", "CR 706.1" },
    cards = { ward = ward,
      twice = ability "Twice" { cost = 0, text = "Your hero deals 1 nature damage to target hero and 1 to target hero.",
        targets = { target("one", opposing.hero, harm), target("two", opposing.hero, harm) },
        play = function(me, t) me.hero:deal(1, "nature", t.one) me.hero:deal(1, "nature", t.two) end } },
    given = function(t)
      t:seat(1, { play = { "Ward", "Ward" } })
      t:boss { hand = { "Twice" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Twice", { targets = { "hero@1", "hero@1" } })
      t:ready_resources("boss", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
    end,
  },
  scenario "Of an X only as much is offered as leaves what its target costs" {
    cites = { "CR 707.1b", "CR 707.2" },
    cards = { ward = ward,
      beam = ability "Beam" { cost = x, text = "Your hero deals X fire damage to target opposing hero.",
        targets = { target("hero", opposing.hero, harm) },
        play = function(me, t) me.hero:deal(me.x, "fire", t.hero) end } },
    given = function(t)
      t:seat(1, { play = { "Ward" } })
      t:boss { hand = { "Beam", "Beam" }, resources = 3 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Beam", { x = 2, target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:ready_resources("boss", 0)
      t:cant("boss", "plays", "Beam")          -- X could be 0, but not its target
    end,
  },
  scenario "Powers are dearer for their target as well, and other targets are not" {
    cites = { "CR 707.1e", "CR 701.1" },
    raiders = 2,
    cards = { heavy_ward = heavy,
      imp = ally "Imp" { cost = 1, atk = 0, damage = "fire", health = 1, text = "1, [Activate]: 1 fire damage to target hero.",
        powers = { pays { cost = { resources = 1, exhaust = this }, targets = { target("hero", any.hero, harm) },
          effect = function(me, t) me:deal(1, "fire", t.hero) end } } } },
    given = function(t)
      t:seat(1, { play = { "Heavy Ward" } })
      t:seat(2, {})
      t:boss { play = { "Imp", "Imp" }, resources = 4 }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", { "Imp", 1 }, { target = "hero@1" })
      t:ready_resources("boss", 1)
      t:everyone_passes()
      t:uses("boss", { "Imp", 2 }, { target = "hero@2" })
      t:ready_resources("boss", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("hero@2", 1)
    end,
  },
  scenario "What another card on the chain, or one that has left it, is aimed at makes nothing dearer" {
    cites = { "CR 707.1e" },
    raiders = 2,
    cards = { ward = ward, bolt = bolt,
      spit = ability "Spit" { cost = 1, instant = true, text = "Your hero deals 1 fire damage to target hero.",
        targets = { target("hero", any.hero, harm) },
        play = function(me, t) me.hero:deal(1, "fire", t.hero) end },
      recant = ability "Recant" { cost = 0, instant = true,
        text = "Interrupt target ability, and play the first ability of your hand.",
        targets = { target("link", link.ability, harm) },
        play = function(me, t)
          t.link:interrupt()
          me.player:play(all(your.ability:in_zone("hand"))[1])
        end } },
    given = function(t)
      t:seat(1, { play = { "Ward" } })
      t:seat(2, {})
      t:boss { hand = { "Bolt", "Recant", "Spit", "Spit" }, resources = 4 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Bolt", { target = "hero@1" })
      t:ready_resources("boss", 2)
      t:plays("boss", { "Spit", 1 }, { target = "hero@2" })
      t:ready_resources("boss", 1)
      t:plays("boss", "Recant", { target = "Bolt" })
      t:everyone_passes()
      t:answers("boss", "hero@2")
      t:ready_resources("boss", 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("hero@2", 2)
    end,
  },
}
