return scenario "A Dragonslayer's Signet arms the whole side, and asks not whose Dragons they are" {
  raiders = 2,
  cites = { "CR 717.1", "CR 202.1a" },
  cards = {
    wyrm = ally "Tame Wyrm" { cost = 1, atk = 0, damage = "fire", health = 9, tags = { "Dragon" } },
    drake = ally "Tame Drake" { cost = 1, atk = 0, damage = "fire", health = 9,
      tags = { "Dragonkin" } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 2, play = { "Dragonslayer's Signet", "Tame Wyrm",
      "Tame Drake" }, hand = { "Fire Blast", "Fire Blast" } })
    t:seat(2, { hero = "hoa/ta_zo", resources = 2, hand = { "Fire Blast", "Fire Blast" } })
    t:boss { play = { "Tame Drake" } }
  end,
  play = function(t)
    t:passes(1)
    t:plays(2, { "Fire Blast@2", 1 }, { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 3)
    t:passes(1)
    t:plays(2, "Fire Blast@2", { target = "Tame Drake@boss" })
    t:everyone_passes()
    t:damage("Tame Drake@boss", 3)
    t:plays(1, { "Fire Blast@1", 1 }, { target = "Tame Wyrm" })
    t:everyone_passes()
    t:plays(1, "Fire Blast@1", { target = "Tame Drake@1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Tame Wyrm", 3)
    t:damage("Tame Drake@1", 3)
  end,
}
