return scenario "More ATK while defending, this turn" {
  cites = { "CR 714.3a" },
  cards = {
    turnabout = ability "Turnabout" { cost = 0, class = { "mage" }, text = "Target ally has +4 ATK while attacking this turn.",
      targets = { target("who", any.ally, help) },
      play = function(me, t) t.who:gain { atk = plus(4), only_if = attacking, lasts = this_turn } end },
    ape = ally "Ape" { cost = 1, atk = 1, damage = "melee", health = 30, keywords = { "Ferocity" } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Turnabout" }, play = { "Ape" } })
  end,
  play = function(t)
    t:plays(1, "Turnabout", { target = "Ape" })
    t:everyone_passes()
    t:atk("Ape", 1)
    t:attacks(1, "Ape", "hero@boss")
    t:atk("Ape", 5)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:atk("Ape", 1)
    t:damage("hero@boss", 5)
  end,
}
