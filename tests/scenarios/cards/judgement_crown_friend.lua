return scenario "A Paladin ability of a friend, or of the Boss player, readies no Judgement Crown" {
  raiders = 2,
  cites = { "CR 703.1" },
  cards = {
    word = ability "Word" { cost = 0, class = { "paladin" }, instant = true, text = "Spoken.",
      play = function() end },
  },
  given = function(t)
    t:seat(1, { play = { { "Judgement Crown", exhausted = true } } })
    t:seat(2, { hand = { "Word" } })
    t:boss { hand = { "Word" } }
  end,
  play = function(t)
    t:passes(1)
    t:plays(2, "Word@2")
    t:chain(1)
    t:everyone_passes()
    t:passes(1)
    t:passes(2)
    t:plays("boss", "Word@boss")
    t:chain(1)
    t:everyone_passes()
  end,
  expect = function(t)
    t:exhausted("Judgement Crown")
  end,
}
