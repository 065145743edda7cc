local disk = armor "Drillborer Disk" { cost = 3, def = 1, tags = { "Off-Hand (1)", "Shield" }, class = { "paladin", "shaman", "warrior" },
  values = { amount = 1 },
  text = "When this prevents damage, your hero deals {amount} arcane damage to the source of that damage.",
  powers = { when.prevented { by = this, effect = function(me, event) me.hero:deal(me.amount, "arcane", event.dealer) end } } }
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 5 }

return scenario "The disk drills into whoever struck it, not into itself" {
  raid = "duel",
  cites = { "CR 717.2d", "CR 408.3" },
  cards = { disk = disk, ox = ox },
  given = function(t)
    t:seat(1, { play = { "Drillborer Disk" } })
    t:seat(2, { play = { "Ox" } })
    t:turn(2)
  end,
  play = function(t)
    t:attacks(2, "Ox", "hero@1")
    t:prevents(1, "Drillborer Disk")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 1)
    t:damage("Ox", 1)
    t:told { "deals 1 arcane damage to Ox" }
  end,
}
