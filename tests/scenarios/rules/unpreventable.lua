return scenario "Unpreventable damage leaves armor and shields nothing to do" {
  cites = { "CR 717.4b", "CR 408.3c" },
  cards = {
    doom = ability "Doom" { cost = 0, instant = true, text = "3 that nothing prevents.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(3, "shadow", t.prey, { unpreventable = true }) end },
    plate = armor "Plate" { cost = 1, def = 2, class = { "warrior" }, text = "" },
  },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Plate", "Defensive Stance" } })
    t:boss { hand = { "Doom" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Doom", { target = "Bulkas Wildhorn" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 3)
    t:ready("Plate")
  end,
}
