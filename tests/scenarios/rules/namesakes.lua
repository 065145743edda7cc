return scenario "How many share a name is counted in one party, by the names that can be seen" {
  cites = { "CR 200.2", "CR 704.1" },
  cards = {
    twin = ally "Twin" { cost = 0, atk = 1, damage = "melee", health = 9 },
    other = ally "Other" { cost = 0, atk = 1, damage = "melee", health = 9 },
    herald = ally "Herald" { cost = 0, atk = 0, damage = "melee", health = 9,
      text = "+1 ATK for each of your allies that share the commonest name.",
      powers = { gives { to = this, atk = plus(namesakes(your.ally)) } } },
    lone = ally "Lone" { cost = 0, atk = 0, damage = "melee", health = 9,
      text = "+5 ATK while your allies have different names.",
      powers = { gives { to = this, atk = plus(5), only_if = namesakes(your.ally):at_most(1) } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Twin", "Twin", "Twin", "Other" }, play = { "Herald", "Lone" } })
    t:boss { play = { "Twin", "Twin" } }
  end,
  play = function(t)
    t:atk("Herald", 1)
    t:atk("Lone", 5)
    t:plays(1, "Twin")
    t:everyone_passes()
    t:plays(1, "Other")
    t:everyone_passes()
    t:atk("Herald", 1)
    t:atk("Lone", 5)
    t:plays(1, "Twin")
    t:everyone_passes()
    t:atk("Herald", 2)
    t:atk("Lone", 0)
    t:plays(1, "Twin")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Herald", 3)
    t:atk("Lone", 0)
  end,
}
