return scenario "Put from play into the graveyard, a card was destroyed" {
  cites = { "CR 415.9d" },
  cards = {
    bury = ability "Bury" { cost = 0, class = { "mage" }, text = "Into its graveyard.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) t.prey:to_graveyard() end },
    mourner = ally "Mourner" { cost = 1, atk = 0, damage = "holy", health = 3, text = "Mourns.",
      powers = { when.destroyed { of = any.ally,
        effect = function(me) me:deal(1, "holy", opposing.hero) end } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Bury" }, play = { "Mourner", "Taz'dingo" } })
  end,
  play = function(t)
    t:plays(1, "Bury", { target = "Taz'dingo" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard(1, "Taz'dingo")
    t:told { "Taz'dingo is destroyed" }
    t:damage("Onyxia", 1)
  end,
}
