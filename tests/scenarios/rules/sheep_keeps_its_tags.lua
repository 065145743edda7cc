return scenario "A card that is also something else keeps what it was" {
  cites = { "CR 202.3" },
  cards = {
    wool = ability "Wool" { cost = 1, ongoing = true, text = "Attached ally is also a Sheep.",
      attach = target("host", any.ally, harm), powers = { gives { to = attached, tag = "Sheep" } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Orc", "Warrior" } },
  },
  given = function(t)
    t:seat(1, { hand = { "Wool" }, play = { "Ox" } })
    t:seat(1, { resources = 1 })
  end,
  play = function(t)
    t:has("Ox", "Sheep", false)
    t:plays(1, "Wool", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:has("Ox", "Sheep")
    t:has("Ox", "Orc")
    t:has("Ox", "Warrior")
  end,
}
