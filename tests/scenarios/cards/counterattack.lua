return scenario "Counterattack! pays while an opponent has more allies, not while as many" {
  cites = { "CR 702.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Scout Omerrta" },
      deck = { "Fear", "Fear", "Fear" }, hand = { "Sever the Cord" },
      resources = { "Counterattack!", { "Fear", down = true }, { "Fear", down = true },
        { "Fear", down = true }, { "Fear", down = true } } })
    t:seat(2, { play = { "Kagra of the Crossroads", "Kagra of the Crossroads" } })
    t:boss { play = { "Vesh'ral" } }
  end,
  play = function(t)
    t:cant(1, "completes", "Counterattack!")            -- one each; a friend's two count for nobody
    t:plays(1, "Sever the Cord", { target = "Kagra of the Crossroads" })
    t:everyone_passes()
    t:completes(1, "Counterattack!")                    -- one against none
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 2)
    t:deck_count(1, 1)
    t:ready_resources(1, 0)
    t:face_down("Counterattack!")
  end,
}
