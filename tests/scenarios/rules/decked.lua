return scenario "A raider who has to draw from an empty deck loses" {
  cites = { "CR 410.6b", "CR 102.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Kagra of the Crossroads" } })
    t:seat(2, { hero = "tdp/bulkas_wildhorn", deck = { "Rend" } })
    t:turn(1, "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:lost(1)
    t:removed(1, "Kagra of the Crossroads")
    t:winner("none")
    t:is_turn(2)
  end,
}
