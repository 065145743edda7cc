local chain = item "Chain" { cost = 1, attach = any.hero }

return {
  scenario "Stoneform shakes off what its player chooses, and hardens all armor that he has" {
    cites = { "CR 305.2a", "CR 704.1", "CR 400.6" },
    cards = { chain = chain },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Stoneform" }, resources = 2,
        play = { { "Renew", attached_to = "hero@1" }, "Golem Skull Helm", "Crazy Igvand",
          { "Power Word: Fortitude", attached_to = "Crazy Igvand" } } })
      t:boss { play = { { "Corruption", attached_to = "hero@1" }, "Golem Skull Helm" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Stoneform")
      t:everyone_passes()
      t:offers(1, "Renew")
      t:offers(1, { "Renew", "Corruption" })
      t:not_offered(1, "Chain")
      t:not_offered(1, "Power Word: Fortitude")
      t:answers(1, "Corruption")
      t:in_graveyard("boss", "Corruption")
      t:attached("Renew", "hero@1")
      t:def("Golem Skull Helm@1", 4)
      t:def("Golem Skull Helm@boss", 3)
    end,
    expect = function(t)
      t:in_play(1, "Stoneform")
    end,
  },
  scenario "Stoneform need not shake off anything" {
    cites = { "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Stoneform" }, resources = 2,
        play = { { "Renew", attached_to = "hero@1" } } })
    end,
    play = function(t)
      t:plays(1, "Stoneform")
      t:everyone_passes()
      t:answers(1, "none")
    end,
    expect = function(t)
      t:attached("Renew", "hero@1")
      t:in_play(1, "Stoneform")
    end,
  },
}
