return scenario "A combat that is no longer legal as its proposal resolves does not begin" {
  cites = { "CR 601.3" },
  cards = {
    stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." },
    veil = ability "Veil" { cost = 0, instant = true, text = "Target ally has Elusive this turn.",
      targets = { target("one", any.ally, help) },
      play = function(me, t) t.one:gain { keyword = "Elusive", lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { play = { "Stone" } })
    t:boss { play = { "Stone" }, hand = { "Veil" } }
  end,
  play = function(t)
    t:proposes(1, "Stone@1", "Stone@boss")
    t:passes(1)
    t:plays("boss", "Veil", { target = "Stone@boss" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:ready("Stone@1")
    t:damage("Stone@boss", 0)
    t:told { "is interrupted" }
  end,
}
