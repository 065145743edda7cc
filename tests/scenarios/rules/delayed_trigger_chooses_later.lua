return scenario "A delayed trigger chooses its target as it triggers" {
  cites = { "CR 715.1" },
  cards = {
    vow = ability "Vow" { cost = 0, text = "When an ally is destroyed this turn, your hero deals 2 shadow damage to target ally.",
      later = { revenge = when.destroyed { of = any.ally, targets = { target("prey", any.ally, harm) },
        effect = function(me, event, t) me.hero:deal(2, "shadow", t.prey) end } },
      play = function(me) me:begin("revenge", this_turn) end },
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
    slay = ability "Slay" { cost = 0, instant = true, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Vow", "Slay", "Ox" }, play = { "Imp" } })
  end,
  play = function(t)
    t:plays(1, "Vow")
    t:everyone_passes()
    t:plays(1, "Ox")                    -- not there as the vow was made
    t:everyone_passes()
    t:plays(1, "Slay", { target = "Imp" })
    t:will_answer(1, "Ox")
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Imp")
    t:damage("Ox", 2)
  end,
}
