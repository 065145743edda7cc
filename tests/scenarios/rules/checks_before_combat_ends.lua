return scenario "Damage is fatal by the health of this combat, before that health is over" {
  cites = { "CR 603.2" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    hit = ally "Hit" { cost = 1, atk = 3, damage = "melee", health = 5 },
    hex = ability "Hex" { cost = 0, instant = true, text = "Target ally has -2 health this combat.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) t.ally:gain { health = -2, lasts = this_combat } end },
  },
  given = function(t)
    t:seat(1, { hand = { "Hex" }, play = { "Hit" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:attacks(1, "Hit", "Ox")
    t:plays(1, "Hex", { target = "Ox" })
    t:everyone_passes()
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Ox")
  end,
}
