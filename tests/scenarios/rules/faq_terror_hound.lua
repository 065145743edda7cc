return scenario "The switch takes its place among the modifiers by its time" {
  cites = { "CR 712.9", "CR 718.1" },
  cards = {
    hound = ally "Dread Hound" { cost = 0, atk = 1, damage = "melee", health = 2,
      text = "When this enters play, you may switch the ATK and health of target ally this turn.",
      powers = { when.enters_play { of = this, may = true, targets = { target("it", any.ally, harm) },
        effect = function(me, event, t) t.it:gain { switch = true, lasts = this_turn } end } } },
    boon = ability "Boon" { cost = 0, text = "Attach to target ally: it has +2 ATK and +3 health.",
      attach = target("host", any.ally, help),
      powers = { gives { to = attached, atk = plus(2), health = plus(3) } } },
    cheer = ability "Cheer" { cost = 0, values = { amount = 1 }, text = "Target ally has +{amount} ATK this turn.",
      targets = { target("it", any.ally, help) }, play = function(me, t) t.it:gain { atk = me.amount, lasts = this_turn } end },
    ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 2 },
  },
  given = function(t)
    t:seat(1, { hand = { "Dread Hound", "Cheer" }, play = { "Ox", { "Boon", attached_to = "Ox" } } })
  end,
  play = function(t)
    t:atk("Ox", 4)
    t:health("Ox", 5)
    t:plays(1, "Dread Hound")
    t:everyone_passes()
    t:answers(1, "Ox")
    t:everyone_passes()
    t:answers(1, "yes")
    t:atk("Ox", 5)
    t:health("Ox", 4)
    t:plays(1, "Cheer", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox", 6)
    t:health("Ox", 4)
  end,
}
