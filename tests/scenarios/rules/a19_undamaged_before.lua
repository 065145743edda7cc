return scenario "Damage to an undamaged ally does not trigger what watches damaged ones (A19)" {
  cites = { "CR 703.4" },
  cards = {
    reaper = ally "Reaper" { cost = 1, atk = 1, damage = "melee", health = 9,
      text = "When this deals combat damage to a damaged ally, destroy it.",
      powers = { when.dealt_damage { by = this, of = any.ally:with { damaged = true }, combat = true,
        effect = function(me, event) event.card:destroy() end } } },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Reaper", "Reaper" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:attacks(1, { "Reaper", 1 }, "Ox")
    t:to_end_of_combat()
    t:chain(0)
    t:damage("Ox", 1)                   -- 703.4: before the event it was undamaged
    t:attacks(1, { "Reaper", 2 }, "Ox")
    t:to_end_of_combat()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Ox")        -- now it was damaged before
  end,
}
