return scenario "Whelps and ongoing abilities outlive the Onyxia that they served" {
  cites = { "R101.2" },
  given = function(t)
    t:boss {
      boss = { "onyxia_1", damage = 15 }, hand = { "Head Slam" }, resources = 2,
      play = { "Onyxian Whelp", "draconic_rage" },
    }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Head Slam", { pay = 5 })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_play("boss", "onyxia_2")
    t:in_play("boss", "Onyxian Whelp")
    t:in_play("boss", "Draconic Rage")
  end,
}
