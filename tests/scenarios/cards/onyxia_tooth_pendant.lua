return scenario "An Onyxia Tooth Pendant sharpens allies of the side while they attack" {
  raiders = 2,
  cites = { "CR 602.1", "CR 714.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 6, play = { "Taz'dingo", "Orgrimmar Grunts" },
      hand = { "Onyxia Tooth Pendant" }, deck = { "Scorch" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Benethor Draigo" }, deck = { "Scorch" } })
    t:boss { play = { "Wazzuli Wildmender" }, deck = { "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Onyxia Tooth Pendant")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:atk("Taz'dingo", 2)
    t:attacks(1, "Taz'dingo", "Onyxia")
    t:atk("Taz'dingo", 4)
    t:atk("Orgrimmar Grunts", 1)
    t:to_end_of_combat()
    t:damage("Onyxia", 4)
    t:attacks(1, "hero@1", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 4)                      -- no hero
    t:ends_turn()
    t:attacks(2, "Benethor Draigo", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 10)                     -- 4 + 2, for a friend
    t:ends_turn()
    t:attacks("boss", "Wazzuli Wildmender", "hero@1")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 3)                      -- no opponent
  end,
}
