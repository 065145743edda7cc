return scenario "Who lets you have another Pet falls: one goes before the next wave looks" {
  cites = { "CR 414.1", "CR 414.2", "CR 414.3b" },
  cards = {
    keeper = ally "Keeper" { cost = 1, atk = 2, damage = "melee", health = 2, text = "You can control an additional Pet.",
      powers = { gives { to = your.hero, limit = { tag = "Pet", by = 1 } } } },
    cat = ally "Cat" { cost = 1, atk = 5, damage = "melee", health = 3, tags = { "Pet (1)" }, text = "A pet." },
    owl = ally "Owl" { cost = 1, atk = 2, damage = "melee", health = 2, tags = { "Pet (1)" }, text = "A pet.",
      powers = { gives { to = any.ally:with { name = "Ward" }, health = plus(1) } } },
    ward = ally "Ward" { cost = 1, atk = 1, damage = "melee", health = 1, text = "Lives by the Owl." },
    blast = ability "Blast" { cost = 0, text = "Put 2 damage on target ally and 1 on each Ward.",
      targets = { target("one", any.ally, harm) },
      play = function(me, t) t.one:put_damage(2) all(any.ally:with { name = "Ward" }):put_damage(1) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Blast" }, play = { "Keeper", "Cat", "Owl", "Ward" } })
  end,
  play = function(t)
    t:plays(1, "Blast", { target = "Keeper" })
    t:everyone_passes()
    t:asked(1, "Uniqueness")                  -- the first wave destroyed the Keeper alone
    t:in_graveyard(1, "Keeper")
    t:in_play(1, "Ward")
    t:answers(1, "Owl")                       -- and so the next one finds the Ward
  end,
  expect = function(t)
    t:in_play(1, "Cat")
    t:in_graveyard(1, "Owl")
    t:in_graveyard(1, "Ward")
  end,
}
