return scenario "Bluffwatchers lend each other strength, and fall together" {
  cites = { "CR 704.1", "CR 410.6", "CR 405.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Sever the Cord" }, resources = 2,
      play = { { "Bluffwatchers", damage = 3 }, "Bluffwatchers", "Bluffwatchers" } })
    t:boss { play = { "Bluffwatchers" } }
  end,
  play = function(t)
    t:atk({ "Bluffwatchers@1", 1 }, 4)
    t:health({ "Bluffwatchers@1", 1 }, 4)
    t:atk("Bluffwatchers@boss", 2)
    t:health("Bluffwatchers@boss", 2)
    -- Two are left with 3 health each: the wounded one has as much damage, and falls too.
    t:plays(1, "Sever the Cord",
      { target = "Bluffwatchers@boss", pay = { { "Bluffwatchers@1", 3 } } })
  end,
  expect = function(t)
    t:count_in_play(1, "Bluffwatchers", 1)
    t:atk("Bluffwatchers@1", 2)
    t:health("Bluffwatchers@1", 2)
    t:damage("Bluffwatchers@1", 0)
    t:finishes_chain()
    t:count_in_play("boss", "Bluffwatchers", 0)
  end,
}
