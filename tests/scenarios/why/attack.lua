-- `aggro why FILE attack hero@boss with Coward`: the Fence keeps it from that.
return scenario "An attack that can't be proposed says why" {
  cites = { "CR 103.2" },
  cards = {
    coward = ally "Coward" { cost = 1, atk = 1, damage = "melee", health = 1 },
    fence = item "Fence" { cost = 1, text = "Opposing allies can't attack.",
      powers = { gives { to = opposing.ally, cant = "attack" } } },
  },
  given = function(t)
    t:seat(1, { play = { "Coward" } })
    t:boss { play = { "Fence" } }
  end,
  play = function() end,
  expect = function(t)
    t:cant(1, "attacks", "Coward", { defender = "hero@boss", reason = "CR 103.2" })
  end,
}
