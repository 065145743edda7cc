return scenario "Sister Rot destroys an ability as she enters play, if her player likes" {
  cites = { "CR 703.1", "CR 708.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Sister Rot" }, resources = 5,
      play = { "World in Flames" } })
    t:boss { play = { "Tooth and Claw", "Draconic Rage" } }
  end,
  play = function(t)
    t:plays(1, "Sister Rot")
    t:everyone_passes()
    t:offers(1, "World in Flames")
    t:answers(1, "Tooth and Claw")
    t:everyone_passes()
    t:answers(1, "yes")
  end,
  expect = function(t)
    t:in_graveyard("boss", "Tooth and Claw")
    t:in_play("boss", "Draconic Rage")
    t:in_play(1, "Sister Rot")
  end,
}
