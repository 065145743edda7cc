return scenario "What is done as a card enters play is done only where its condition holds as it enters" {
  cites = { "CR 704.1b" },
  cards = {
    herald = ally "Herald" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "As an ally enters play under your control, if it costs 2 or more, put a note counter on your hero.",
      powers = { as.enters_play { of = any.ally, whose = "your",
        only_if = function(me, event) return event.card.cost >= 2 end,
        effect = function(me) me.hero:add_counters("note", 1) end } } },
    mouse = ally "Mouse" { cost = 1, atk = 1, damage = "melee", health = 1, text = "" },
    horse = ally "Horse" { cost = 2, atk = 1, damage = "melee", health = 1, text = "" },
  },
  given = function(t)
    t:seat(1, { hand = { "Mouse", "Horse" }, resources = 3, play = { "Herald" } })
  end,
  play = function(t)
    t:plays(1, "Mouse")
    t:everyone_passes()
    t:counters("hero@1", "note", 0)
    t:plays(1, "Horse")
    t:everyone_passes()
  end,
  expect = function(t) t:counters("hero@1", "note", 1) end,
}
