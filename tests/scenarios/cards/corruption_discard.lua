return scenario "As the bearer of Corruption is destroyed, its controller discards a card" {
  cites = { "CR 703.1", "CR 703.4", "CR 410.6c" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder",
      play = { "Grimdron", "Taz'dingo" }, resources = 1 })
    t:boss { play = { { "Kagra of the Crossroads", damage = 1 }, "Onyxian Whelp" },
      hand = { "Crush", "Thrash" } }
    t:seat(1, { play = { { "Corruption", attached_to = "Onyxian Whelp" } } })
  end,
  play = function(t)
    t:attacks(1, "Taz'dingo", "Kagra of the Crossroads")
    t:to_end_of_combat()
    t:in_graveyard("boss", "Kagra of the Crossroads")
    t:chain(0)
    t:uses(1, "Grimdron", { target = "Onyxian Whelp" })
    t:everyone_passes()
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:in_graveyard(1, "Corruption")
    t:hand_count("boss", 2)
    t:will_answer("boss", "Crush")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count("boss", 1)
    t:in_graveyard("boss", "Crush")
  end,
}
