return scenario "Leaving play is replaced in whatever way a card would leave it" {
  cites = { "CR 716.1" },
  cards = {
    minion = ally "Minion" { cost = 1, atk = 1, damage = "fire", health = 3,
      text = "If this would leave play, it is destroyed instead.",
      powers = { instead.leaves_play { of = this, effect = function(me) me:destroy() end } } },
    gust = ability "Gust" { cost = 0, text = "Put target ally into its owner's hand.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:to_hand() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Gust" } })
    t:boss { play = { "Minion" } }
  end,
  play = function(t)
    t:plays(1, "Gust", { target = "Minion" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Minion")
    t:told { "Minion is destroyed" }
    t:not_told { "moves from" }
  end,
}
