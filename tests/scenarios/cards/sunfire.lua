return scenario "Sunfire burns once for each hero and ally of the side, and draws a card" {
  raiders = 2,
  cites = { "CR 405.4", "CR 415.9f" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Sunfire" }, resources = 7,
      play = { "Taz'dingo", "Krol Blade" }, deck = { "Fire Blast", "Scorch" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Benethor Draigo", "Guardian Steelhorn" },
      deck = { "Scorch" } })
    t:boss { play = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:plays(1, "Sunfire", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:ready_resources(1, 0)
    t:damage("Onyxia", 5)                      -- two heroes, three allies
    t:told { "deals 5 arcane damage to Onyxia" }
    t:in_hand(1, "Fire Blast")
    t:hand_count(1, 1)
    t:hand_count(2, 0)
  end,
}
