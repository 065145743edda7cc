-- `aggro why FILE target Hidden with Finish`: it can't be targeted by opponents; `target Whole with Finish`: it does
-- not meet the target description.
return scenario "A card that can't be targeted says why" {
  cites = { "CR 706.1" },
  cards = {
    finish = ability "Finish" { cost = 0, text = "Destroy target damaged opposing ally.",
      targets = { target("prey", opposing.ally:with { damaged = true }, harm) },
      play = function(me, t) t.prey:destroy() end },
    whole = ally "Whole" { cost = 1, atk = 1, damage = "melee", health = 3 },
    hurt = ally "Hurt" { cost = 1, atk = 1, damage = "melee", health = 3 },
    hidden = ally "Hidden" { cost = 1, atk = 1, damage = "melee", health = 3 },
    veil = item "Veil" { cost = 1, text = "Opponents can't target your allies named Hidden.",
      powers = { gives { to = your.ally:with { name = "Hidden" }, cant = "be targeted by opponents" } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Finish" } })
    t:boss { play = { "Whole", { "Hurt", damage = 1 }, { "Hidden", damage = 1 }, "Veil" } }
  end,
  play = function(t)
    t:can(1, "plays", "Finish", { target = "Hurt" })
  end,
  expect = function(t)
    t:cant(1, "plays", "Finish", { target = "Hidden", reason = "CR 706.1: an effect" })
    t:cant(1, "plays", "Finish", { target = "Whole", reason = "CR 706.1: it does not meet the target description" })
  end,
}
