return scenario "Ravenous Bite of one ally alone comes to nothing, and a turn later is forgotten" {
  cites = { "CR 706.1", "CR 709.2a", "CR 714.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Kor Cindervein", "Bloodclaw" },
      hand = { "Ravenous Bite", "Ravenous Bite" }, resources = 4 })
    t:boss { hand = { "Arcane Shot" }, deck = { "Fury", "Fury" }, resources = 2 }
  end,
  play = function(t)
    t:plays(1, "Ravenous Bite", { targets = { "Kor Cindervein", "Kor Cindervein" } })
    t:everyone_passes()
    t:atk("Kor Cindervein", 3)
    t:plays(1, "Ravenous Bite", { targets = { "Bloodclaw", "Kor Cindervein" } })
    t:passes(1)
    t:plays("boss", "Arcane Shot", { target = "Bloodclaw" })
    t:finishes_chain()
    t:in_graveyard(1, "Bloodclaw")
    t:atk("Kor Cindervein", 0)
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Kor Cindervein", 3)
  end,
}
