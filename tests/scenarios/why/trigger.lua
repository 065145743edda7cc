-- `aggro why FILE trigger Mourner`: what was destroyed was no ally of its player.
return scenario "A trigger that did not fire says why" {
  cites = { "CR 703.1" },
  cards = {
    mourner = ally "Mourner" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "When an ally of yours is destroyed, draw a card.",
      powers = { when.destroyed { of = your.ally, effect = function(me) me.player:draw(1) end } } },
    victim = ally "Victim" { cost = 1, atk = 1, damage = "melee", health = 1 },
    end_it = ability "End It" { cost = 0, text = "Destroy target ally.",
      targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "End It" }, play = { "Mourner" }, deck = { "End It" } })
    t:boss { play = { "Victim" } }
  end,
  play = function(t)
    t:plays(1, "End It", { target = "Victim" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Victim")
    t:hand_count(1, 0)
    t:chain(0)
  end,
}
