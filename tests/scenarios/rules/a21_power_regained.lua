return scenario "A power that was lost and came back is the same, and has been used this turn (A21)" {
  cites = { "CR 701.4", "CR 701.4a" },
  cards = {
    moorf = ally "Moorf" { cost = 0, atk = 1, damage = "melee", health = 3,
      text = "Once each turn: your hero deals 1 fire damage to each opposing hero.",
      powers = { pays { cost = {}, once_per_turn = true,
        effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } },
    poly = ability "Poly" { cost = 0, instant = true, ongoing = true,
      text = "Attach to target ally. It loses its powers.", attach = target("host", any.ally, harm),
      powers = { gives { to = attached, loses_powers = true } } },
    purge = ability "Purge" { cost = 0, instant = true, text = "Destroy target ability.",
      targets = { target("it", any.ability, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Poly", "Purge" }, play = { "Moorf" } })
  end,
  play = function(t)
    t:uses(1, "Moorf")
    t:everyone_passes()
    t:plays(1, "Poly", { target = "Moorf" })
    t:everyone_passes()
    t:plays(1, "Purge", { target = "Poly" })
    t:everyone_passes()
    t:in_graveyard(1, "Poly")
    t:cant(1, "uses", "Moorf")          -- 701.4a: the power that returned is the one that was used
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
  end,
}
