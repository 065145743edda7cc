return scenario "Vesh'ral attacks at once, and a scratch kills her" {
  cites = { "KW Ferocity", "CR 405.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Vesh'ral" }, resources = 3 })
    t:boss { play = { "Kagra of the Crossroads" } }
  end,
  play = function(t)
    t:plays(1, "Vesh'ral")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:attacks(1, "Vesh'ral", "Kagra of the Crossroads")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Kagra of the Crossroads")
    t:in_graveyard(1, "Vesh'ral")
    t:told { "deals 3 fire damage to Kagra" }
  end,
}
