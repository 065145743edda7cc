return scenario "Instead of the damage a Demon is removed: none is dealt to it" {
  cites = { "CR 712.3" },
  cards = {
    sear = ability "Searing Dawn" { cost = 0, instant = true, values = { amount = 2 },
      text = "Your hero deals {amount} unpreventable holy damage to target ally; a Demon is removed from the game instead.",
      targets = { target("it", any.ally, harm) },
      play = function(me, t)
        if t.it:is(any.ally:with { tag = "Demon" }) then
          t.it:remove_from_game()
        else
          me.hero:deal(me.amount, "holy", t.it, { unpreventable = true })
        end
      end },
    fiend = ally "Fiend" { cost = 1, atk = 1, damage = "fire", health = 2, tags = { "Demon" } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Searing Dawn", "Searing Dawn" } })
    t:boss { play = { "Fiend", "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Searing Dawn", { target = "Fiend" })
    t:everyone_passes()
    t:not_told { "damage to Fiend" }
    t:plays(1, "Searing Dawn", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:removed("boss", "Fiend")
    t:damage("Ox", 2)
  end,
}
