return scenario "Fatal damage destroys as a player would get priority, all at once" {
  cites = { "CR 410.5", "CR 410.6a", "CR 405.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Thunder Clap" }, resources = 4 })
    t:boss { play = { "Onyxian Whelp", { "Taz'dingo", damage = 1 }, "Guardian Steelhorn" } }
  end,
  play = function(t)
    t:plays(1, "Thunder Clap")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:in_graveyard("boss", "Taz'dingo")
    t:in_play("boss", "Guardian Steelhorn")
    t:told {
      "deals 1 melee damage to Onyxian Whelp", "deals 1 melee damage to Guardian Steelhorn",
      "Onyxian Whelp is destroyed" }
  end,
}
