return scenario "Mana Shield prevents as much combat damage from allies as was paid for" {
  cites = { "CR 717.2", "CR 201.3", "CR 717.2a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Mana Shield" }, resources = 7,
      deck = { "Fire Blast" } })
    t:boss { play = { "Tyrus Sheynathren", "Wazzuli Wildmender" }, hand = { "Taz'dingo" },
      resources = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Mana Shield")
    t:everyone_passes()
    t:passes("boss")
    t:uses(1, "Mana Shield", { x = 5 })
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:exhausted("Mana Shield")
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
    t:damage("Ta'zo", 1)
    t:will_answer("boss", "Ta'zo")
    t:plays("boss", "Taz'dingo")
    t:finishes_chain()
    t:damage("Ta'zo", 2)
    t:attacks("boss", "Tyrus Sheynathren", "Ta'zo")
    t:to_end_of_combat()
    t:damage("Ta'zo", 2)
    t:attacks("boss", "Wazzuli Wildmender", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 3)
  end,
}
