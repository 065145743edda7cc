local plate = armor "Plate" { cost = 1, def = 2, text = "Armor." }
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." }
local bolt = ability "Bolt" { cost = 0, text = "Your hero deals {n} fire damage to target ally.", values = { n = 4 },
  targets = { target("one", any.ally, harm) },
  play = function(me, t) me.hero:deal(me.n, "fire", t.one) end }

return {
scenario "Some equipment makes allies shielders: all armor prevents damage to them" {
  cites = { "CR 717.2c" },
  cards = {
    banner = armor "Banner" { cost = 1, def = 1, text = "Can prevent damage that would be dealt to your allies.",
      powers = { gives { to = your.ally, shielder = true } } },
    plate = plate, stone = stone, bolt = bolt,
  },
  given = function(t)
    t:seat(1, { play = { "Stone", "Banner", "Plate" }, hand = { "Bolt" } })
    t:boss { play = { "Stone", "Plate" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Stone@1" })
    t:passes(1)
    t:passes("boss")
    t:answers(1, "Plate@1")
    t:answers(1, "Banner")
  end,
  expect = function(t)
    t:damage("Stone@1", 1)
    t:exhausted("Banner")
  end,
},
scenario "Armor is for heroes alone, where nothing makes others shielders" {
  cites = { "CR 717.2c" },
  cards = {
    plate = plate, stone = stone, bolt = bolt,
  },
  given = function(t)
    t:seat(1, { play = { "Stone", "Plate" }, hand = { "Bolt" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Stone" })
    t:passes(1)
    t:passes("boss")
    t:asked(1, "Your move")
  end,
  expect = function(t)
    t:damage("Stone", 4)
    t:ready("Plate")
  end,
},
scenario "Damage that can't be prevented exhausts no armor" {
  cites = { "CR 717.2c" },
  cards = {
    plate = plate,
    beam = ability "Beam" { cost = 0, text = "Your hero deals {n} fire damage to target hero, unpreventable.",
      values = { n = 4 }, targets = { target("one", any.hero, harm) },
      play = function(me, t) me.hero:deal(me.n, "fire", t.one, { unpreventable = true }) end },
  },
  given = function(t)
    t:seat(1, { play = { "Plate" }, hand = { "Beam" } })
  end,
  play = function(t)
    t:plays(1, "Beam", { target = "hero@1" })
    t:passes(1)
    t:passes("boss")
    t:asked(1, "Your move")
  end,
  expect = function(t)
    t:damage("hero@1", 4)
    t:ready("Plate")
  end,
},
}
