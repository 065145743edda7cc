return scenario "Freya Lightsworn exhausts to heal three damage, but not on the turn she came" {
  cites = { "CR 701.1", "CR 302.2", "CR 407.1" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 5 },
      play = { "Freya Lightsworn", { "Freya Lightsworn", new = true } } })
  end,
  play = function(t)
    t:cant(1, "uses", { "Freya Lightsworn", 2 })
    t:uses(1, { "Freya Lightsworn", 1 }, { target = "hero@1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:exhausted({ "Freya Lightsworn", 1 })
    t:told { "Freya Lightsworn heals 3 damage" }
  end,
}
