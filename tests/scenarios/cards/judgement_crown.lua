local vow = ability "Vow" { cost = 0, class = { "paladin" }, instant = true,
  text = "A vow is made.", play = function() end }

return scenario "A Judgement Crown prevents the next damage to an ally this turn, and Paladin abilities ready it" {
  cites = { "CR 717.2", "CR 717.2a", "CR 714.3", "CR 703.1", "CR 206.1a" },
  cards = { vow = vow },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 8, play = { "Wazzuli Wildmender", "Grimdron" },
      hand = { "Judgement Crown", "Vow", "Fire Blast" }, deck = { "Scorch", "Scorch" } })
    t:boss { deck = { "Crush", "Crush" }, play = { "Grimdron" }, resources = 4 }
  end,
  play = function(t)
    t:plays(1, "Judgement Crown")
    t:everyone_passes()
    t:ready_resources(1, 4)
    t:def("Judgement Crown", 2)
    t:cant(1, "uses", "Judgement Crown", { target = "hero@1" })
    t:uses(1, "Judgement Crown", { target = "Wazzuli Wildmender" })
    t:ready_resources(1, 3)
    t:everyone_passes()
    t:exhausted("Judgement Crown")
    t:plays(1, "Fire Blast", { target = "Wazzuli Wildmender" })
    t:chain(1)                                 -- a Mage's: the crown stays as it is
    t:everyone_passes()
    t:damage("Wazzuli Wildmender", 1)          -- 2, less 1
    t:exhausted("Judgement Crown")
    t:uses(1, "Grimdron@1", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
    t:damage("Wazzuli Wildmender", 2)          -- used up
    t:plays(1, "Vow")
    t:chain(2)
    t:finishes_chain()
    t:ready("Judgement Crown")
    t:uses(1, "Judgement Crown", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
    t:ends_turn()
    t:uses("boss", "Grimdron@boss", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 3)          -- that turn was another one
  end,
}
