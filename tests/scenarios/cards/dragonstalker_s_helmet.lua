return scenario "A Dragonstalker's Helmet spurs on a Pet for a turn and is readied by Hunter abilities" {
  cites = { "CR 701.1", "CR 703.1", "CR 714.3", "CR 206.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 5, play = { "Bloodclaw", "Taz'dingo" },
      hand = { "Dragonstalker's Helmet", "Arcane Shot", "Fire Blast" },
      deck = { "Scorch", "Scorch" } })
    t:boss { play = { "Grimdron" }, deck = { "Crush", "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Dragonstalker's Helmet")
    t:everyone_passes()
    t:ready_resources(1, 3)
    t:def("Dragonstalker's Helmet", 1)
    t:cant(1, "uses", "Dragonstalker's Helmet", { target = "Taz'dingo" })
    t:can(1, "uses", "Dragonstalker's Helmet", { target = "Grimdron" })
    t:uses(1, "Dragonstalker's Helmet", { target = "Bloodclaw" })
    t:everyone_passes()
    t:atk("Bloodclaw", 4)
    t:exhausted("Dragonstalker's Helmet")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:chain(1)
    t:everyone_passes()
    t:plays(1, "Arcane Shot", { target = "Onyxia" })
    t:chain(2)
    t:finishes_chain()
    t:ready("Dragonstalker's Helmet")
    t:uses(1, "Dragonstalker's Helmet", { target = "Bloodclaw" })
    t:everyone_passes()
    t:atk("Bloodclaw", 5)
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Bloodclaw", 3)
  end,
}
