return scenario "Battle Shout, at any time, strengthens its controller's allies and nobody else" {
  cites = { "CR 704.1", "CR 305.2a", "BA:Ongoing" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Battle Shout" }, resources = 3,
      play = { "Guardian Steelhorn" } })
    t:boss { play = { "Onyxian Whelp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:atk("Guardian Steelhorn", 3)
    t:passes("boss")
    t:plays(1, "Battle Shout")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Battle Shout")
    t:atk("Guardian Steelhorn", 4)
    t:atk("Bulkas Wildhorn", 0)
    t:atk("Onyxian Whelp", 1)
  end,
}
