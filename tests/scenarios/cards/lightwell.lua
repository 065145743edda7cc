return scenario "Whoever is on the side of the Lightwell drinks by exhausting, and heals itself" {
  raiders = 2,
  cites = { "CR 706.1c", "CR 701.1", "CR 302.2", "CR 411.1" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 5 }, play = {
      { "Crazy Igvand", damage = 1 }, { "Donna Calister", damage = 6, new = true } },
      hand = { "Lightwell" }, resources = 3, deck = { "Smite" } })
    t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 5 }, deck = { "Smite" } })
    t:boss { play = { { "Wazzuli Wildmender", damage = 3 } } }
  end,
  play = function(t)
    t:cant(1, "uses", "hero@1", { power = 2 })
    t:plays(1, "Lightwell")
    t:everyone_passes()
    t:uses(1, "hero@1", { power = "drink" })
    t:everyone_passes()
    t:exhausted("hero@1")
    t:uses(1, "Crazy Igvand")
    t:everyone_passes()
    t:cant(1, "uses", "Donna Calister")
    t:passes(1)
    t:cant("boss", "uses", "Wazzuli Wildmender")
    t:uses(2, "hero@2", { power = "drink" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 3)
    t:damage("Crazy Igvand", 0)
    t:damage("Donna Calister", 6)
    t:damage("hero@2", 3)
    t:exhausted("hero@2")
  end,
}
