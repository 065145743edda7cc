return scenario "Master of the Hunt makes its player's Pets stronger by two and two" {
  cites = { "CR 704.1", "CR 305.2a" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Bloodclaw", "Kor Cindervein" },
      hand = { "Master of the Hunt" }, resources = 3 })
    t:seat(2, { hero = "tdp/grumpherys", play = { "Old Bones" } })
  end,
  play = function(t)
    t:atk("Bloodclaw", 3)
    t:plays(1, "Master of the Hunt")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Bloodclaw", 5)
    t:health("Bloodclaw", 3)
    t:atk("Kor Cindervein", 3)
    t:health("Kor Cindervein", 3)
    t:atk("Old Bones", 4)
    t:health("Old Bones", 4)
    t:in_play(1, "Master of the Hunt")
  end,
}
