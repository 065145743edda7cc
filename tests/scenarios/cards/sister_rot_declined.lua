return scenario "Sister Rot may leave the ability where it is" {
  cites = { "CR 708.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 6,
      hand = { "Sister Rot", "Kagra of the Crossroads" } })
    t:boss { play = { "Tooth and Claw", "Draconic Rage" } }
  end,
  play = function(t)
    t:plays(1, "Sister Rot")
    t:everyone_passes()
    t:answers(1, "Tooth and Claw")
    t:everyone_passes()
    t:answers(1, "no")
    t:plays(1, "Kagra of the Crossroads")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play("boss", "Tooth and Claw")
    t:chain(0)
    t:asked(1, "Your move")
  end,
}
