return scenario "Armor exhausted as the ally attacks prevents nothing of its damage" {
  cites = { "CR 703.1" },
  cards = {
    rogue = ally "Knife Rogue" { cost = 2, atk = 3, damage = "melee", health = 2, text = "When this attacks, you may exhaust target armor.",
      powers = { when.attacks { of = this, may = true, targets = { target("it", any.armor, harm) },
        effect = function(me, event, t) t.it:exhaust() end } } },
    plate = armor "Old Plate" { cost = 2, def = 2, tags = { "Plate", "Chest (1)" } },
  },
  given = function(t)
    t:seat(1, { play = { "Old Plate" } })
    t:boss { play = { "Knife Rogue" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Knife Rogue", "hero@1")
    t:answers("boss", "Old Plate")
    t:everyone_passes()
    t:answers("boss", "yes")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:exhausted("Old Plate")
    t:damage("hero@1", 3)
  end,
}
