-- `aggro why FILE atk Soldier`: 2 are printed, the Drum adds 1, doubling comes last.
return scenario "A number says where it comes from" {
  cites = { "CR 718.1", "CR 719.4" },
  cards = {
    soldier = ally "Soldier" { cost = 1, atk = 2, damage = "melee", health = 1 },
    fury = item "Fury" { cost = 1, text = "Your allies have double ATK.",
      powers = { gives { to = your.ally, atk = double } } },
    drum = item "Drum" { cost = 1, text = "Your allies have +1 ATK.",
      powers = { gives { to = your.ally, atk = plus(1) } } },
  },
  given = function(t)
    t:seat(1, { play = { "Soldier", "Fury", "Drum" } })
  end,
  play = function() end,
  expect = function(t)
    t:atk("Soldier", 6)
  end,
}
