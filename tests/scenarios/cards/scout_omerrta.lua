return scenario "Scout Omerrta steps in for one who is worth more" {
  cites = { "KW Protector", "CR 602.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Scout Omerrta", "Vesh'ral" } })
    t:boss { play = { "Benethor Draigo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Benethor Draigo", "Vesh'ral")
    t:protects(1, "Scout Omerrta")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_play(1, "Vesh'ral")
    t:in_graveyard(1, "Scout Omerrta")        -- 4 on 1 health
    t:in_graveyard("boss", "Benethor Draigo")           -- 2 on 2
  end,
}
