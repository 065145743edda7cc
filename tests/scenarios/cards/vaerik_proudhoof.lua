return scenario "Vaerik Proudhoof trades blows of five for a body of three" {
  cites = { "CR 302.1", "CR 405.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Vaerik Proudhoof" }, resources = 4,
      deck = { "Rend" } })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:plays(1, "Vaerik Proudhoof")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:cant(1, "attacks", "Vaerik Proudhoof", { defender = "Onyxia" })
    t:health("Vaerik Proudhoof", 3)
    t:ends_turn()
    t:ends_turn()
    t:attacks(1, "Vaerik Proudhoof", "Guardian Steppestrider")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Guardian Steppestrider")
    t:in_graveyard(1, "Vaerik Proudhoof")
    t:told { "deals 5 melee damage to Guardian" }
  end,
}
