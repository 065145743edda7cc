return scenario "Spiritual Healing answers each Holy ability of its player, and no other" {
  cites = { "CR 703.1", "CR 706.1", "CR 708.1" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 }, play = { "Spiritual Healing" },
      hand = { "Chastise", "Power Word: Fortitude", "Crazy Igvand" }, resources = 7 })
    t:boss { hand = { "Flash Heal" }, resources = 1,
      boss = { "onyxias_lair/onyxia_1", damage = 9 } }
  end,
  play = function(t)
    t:plays(1, "Chastise", { target = "Onyxia" })
    t:answers(1, "hero@1")
    t:chain(2)
    t:everyone_passes()
    t:damage("hero@1", 7)
    t:damage("Onyxia", 9)
    t:everyone_passes()
    t:damage("Onyxia", 11)
    t:plays(1, "Power Word: Fortitude", { target = "hero@1" })
    t:chain(1)
    t:everyone_passes()
    t:plays(1, "Crazy Igvand")
    t:chain(1)
    t:passes(1)
    t:plays("boss", "Flash Heal", { target = "Onyxia" })
    t:chain(2)
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@1", 7)
    t:damage("Onyxia", 7)
  end,
}
