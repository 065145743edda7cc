return scenario "High Overlord Saurfang ends his own fights, not those of others" {
  cites = { "CR 703.1", "CR 602.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "High Overlord Saurfang",
      "Guardian Steppestrider" } })
    t:boss { play = { "Benethor Draigo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Benethor Draigo", "Guardian Steppestrider")
    t:in_play("boss", "Benethor Draigo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Guardian Steppestrider", 4)
    t:in_graveyard("boss", "Benethor Draigo")
    t:not_told { "High Overlord Saurfang triggers" }
  end,
}
