return scenario "A weapon that changes controllers no longer helps the hero who struck with it; another one still does" {
  cites = { "CR 303.2a", "CR 401.3" },
  cards = {
    axe = weapon "Axe" { cost = 1, atk = 3, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" }, text = "" },
    pike = weapon "Pike" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" }, text = "" },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9,
      text = "When this defends, you control target weapon this turn.",
      powers = { when.defends { of = this, targets = { target("it", any.weapon, harm) },
        effect = function(_, _, t) t.it:gain { control = true, lasts = this_turn } end } } },
    twin = hero "Twin" { health = 30, text = "Has hands.", keywords = { "Dual Wield" } },
  },
  given = function(t)
    t:seat(1, { hero = "Twin", play = { "Axe", "Pike" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:attacks(1, "hero@1", "Ox")
    t:strikes(1, "Axe")
    t:strikes(1, "Pike")
    t:atk("hero@1", 5)
    t:to_end_of_combat()
    t:answers("boss", "Axe")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ox", 2)
  end,
}
