local spit = ability "Spit" { cost = 0, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }

return scenario "Nerra Lifeboon's other allies live by her grace, and fall with her" {
  cites = { "CR 704.1", "CR 405.2" },
  cards = { spit = spit },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Spit" },
      play = { "Nerra Lifeboon", { "Parvink", damage = 2 } } })
    t:boss { play = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:health("Parvink", 3)
    t:health("Nerra Lifeboon", 4)
    t:atk("Nerra Lifeboon", 4)
    t:health("Wazzuli Wildmender", 5)
    t:health("hero@1", 26)
    t:plays(1, "Spit", { target = "Nerra Lifeboon" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Nerra Lifeboon")
    t:in_graveyard(1, "Parvink")
  end,
}
