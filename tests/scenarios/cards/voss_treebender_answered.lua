return scenario "What answers Voss Treebender's attack resolves before his roots close" {
  cites = { "CR 708.1a", "CR 410.4" },
  cards = {
    watch = ally "Watch" { cost = 1, atk = 0, damage = "melee", health = 7,
      text = "When an opposing character attacks, ready this.",
      powers = { when.attacks { of = opposing.character, effect = function(me) me:ready() end } } },
  },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Voss Treebender" } })
    t:boss { play = { { "Watch", exhausted = true } } }
  end,
  play = function(t)
    t:attacks(1, "Voss Treebender", "Onyxia")
    t:answers(1, "Watch")                     -- aimed at first …
    t:chain(2)
    t:everyone_passes()
    t:ready("Watch")                          -- … answered first
    t:everyone_passes()
    t:answers(1, "yes")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:exhausted("Watch")
    t:damage("Onyxia", 2)
  end,
}
