return scenario "Demoralizing Shout weakens the allies of opponents and no others" {
  cites = { "CR 704.1", "CR 205.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Demoralizing Shout" }, resources = 3,
      play = { "Vaerik Proudhoof" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Benethor Draigo" } })
    t:boss { play = { "Taz'dingo", "Krol Blade" }, hand = { "Vesh'ral" }, resources = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Vesh'ral")
    t:passes("boss")
    t:plays(1, "Demoralizing Shout")           -- it is instant
    t:everyone_passes()
    t:atk("Taz'dingo", 1)
    t:everyone_passes()
    t:atk("Vesh'ral", 2)                       -- it came after the shout
    t:attacks("boss", "Vesh'ral", "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_play(1, "Demoralizing Shout")
    t:damage("Bulkas Wildhorn", 2)
    t:atk("Vaerik Proudhoof", 5)
    t:atk("Benethor Draigo", 4)
    t:atk("Krol Blade", 3)
    t:atk("Onyxia", 0)
  end,
}
