return scenario "Demons that come later in the turn have the ATK too, and once a turn is once" {
  cites = { "CR 714.3e", "CR 701.4" },
  cards = {
    planner = ally "Pit Planner" { cost = 2, atk = 3, damage = "shadow", health = 2, tags = { "Demon" }, values = { amount = 2 },
      text = "Once a turn, destroy another ally that you control: your Demon allies have +{amount} ATK this turn.",
      powers = { pays { cost = { destroy = your.ally:other() }, once_per_turn = true,
        effect = function(me) your.ally:with { tag = "Demon" }:gain { atk = me.amount, lasts = this_turn } end } } },
    imp = ally "Young Imp" { cost = 0, atk = 1, damage = "fire", health = 1, tags = { "Demon" } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Young Imp" }, play = { "Pit Planner", "Ox", "Elk" } })
  end,
  play = function(t)
    t:uses(1, "Pit Planner", { pay = { "Ox" } })
    t:everyone_passes()
    t:cant(1, "uses", "Pit Planner")
    t:plays(1, "Young Imp")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Pit Planner", 5)
    t:atk("Young Imp", 3)
    t:atk("Elk", 1)
  end,
}
