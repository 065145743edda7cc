return scenario "Warlord Goretooth makes Orcs run, himself first, but no Tauren and no Orc of others" {
  cites = { "CR 704.1", "KW Ferocity", "CR 202.5" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", resources = 10,
      hand = { "Warlord Goretooth", "Orgrimmar Grunts", "Bluffwatchers" } })
    t:boss { play = { "Scout Omerrta" } }
  end,
  play = function(t)
    t:plays(1, "Warlord Goretooth")
    t:everyone_passes()
    t:plays(1, "Orgrimmar Grunts")
    t:everyone_passes()
    t:plays(1, "Bluffwatchers")
    t:everyone_passes()
    t:cant(1, "attacks", "Bluffwatchers", { defender = "Onyxia" })
    t:attacks(1, "Orgrimmar Grunts", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 1)
    t:attacks(1, "Warlord Goretooth", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:has("Orgrimmar Grunts", "Ferocity")
    t:has("Bluffwatchers", "Ferocity", false)
    t:has("Scout Omerrta", "Ferocity", false)
  end,
}
