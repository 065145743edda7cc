return scenario "An attachment falls as its host no longer is what it may be attached to" {
  cites = { "CR 400.6", "CR 410.6c" },
  cards = {
    net = ability "Net" { cost = 0, class = { "mage" }, ongoing = true, text = "On an Elusive ally.",
      attach = target("host", any.ally:with { keyword = "Elusive" }, harm),
      powers = { gives { to = attached, cant = "attack" } } },
    glare = ability "Glare" { cost = 0, class = { "mage" }, ongoing = true, text = "None is Elusive.",
      powers = { gives { to = any.ally, loses_keyword = "Elusive" } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Net", "Glare" } })
    t:boss { play = { "Grimdron" } }
  end,
  play = function(t)
    t:plays(1, "Net", { target = "Grimdron" })
    t:everyone_passes()
    t:attached("Net", "Grimdron")
    t:plays(1, "Glare")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Net")
  end,
}
