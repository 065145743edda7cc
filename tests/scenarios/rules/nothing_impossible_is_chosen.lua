return scenario "Who has to destroy one of his cards chooses one that can be destroyed" {
  cites = { "CR 709.2b" },
  cards = {
    crown = ability "Doom Crown" { cost = 0, text = "Target player destroys an ally that he controls.",
      targets = { target("who", player.any, harm) },
      play = function(me, t)
        local it = t.who:choose { from = t.who.party:where(any.ally), prompt = "Which one falls?", to = "destroy" }
        if it then it:destroy() end
      end },
    rock = ally "Rock" { cost = 1, atk = 0, damage = "melee", health = 5, text = "This can't be destroyed.",
      powers = { gives { to = this, cant = "be destroyed" } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Rock", "Ox" } })
    t:boss { hand = { "Doom Crown" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Doom Crown", { target = 1 })
    t:everyone_passes()                            -- one answer is left, which nobody need give
  end,
  expect = function(t)
    t:in_graveyard(1, "Ox")
    t:in_play(1, "Rock")
  end,
}
