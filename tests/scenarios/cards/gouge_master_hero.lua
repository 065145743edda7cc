return scenario "A hero that takes over from a gouged one is gouged" {
  cites = { "CR 301.4", "CR 714.3" },
  cards = {
    magni = hero "Magni" { master = true, cost = 1, instant = true, atk = 1, damage = "melee",
      health = 35, text = "" },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Magni" }, resources = 1,
      deck = { "Shiv" } })
    t:boss { hand = { "Gouge" }, resources = 1 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Gouge", { target = "Timmo Shadestep" })
    t:everyone_passes()
    t:passes("boss")
    t:plays(1, "Magni")
    t:everyone_passes()
    t:exhausted("Magni")
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn(1)
    t:exhausted("Magni")
  end,
}
