return scenario "A token that copies Kor Cindervein has nothing of his counters" {
  cites = { "CR 402.4", "CR 404.1c" },
  cards = {
    mirror = ability "Mirror" { cost = 0,
      text = "Put a token copy of target ally into play.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) me.player:put_token(t.ally) end },
  },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Mirror" },
      play = { { "Kor Cindervein", counters = { ["+1/+1"] = 2 } } } })
  end,
  play = function(t)
    t:atk("Kor Cindervein", 5)
    t:plays(1, "Mirror", { target = "Kor Cindervein" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play(1, "Kor Cindervein", 2)
    t:atk({ "Kor Cindervein", 1 }, 5)
    t:atk({ "Kor Cindervein", 2 }, 3)
    t:health({ "Kor Cindervein", 2 }, 3)
    t:has({ "Kor Cindervein", 2 }, "Dwarf")
    t:has({ "Kor Cindervein", 2 }, "Paladin")
  end,
}
