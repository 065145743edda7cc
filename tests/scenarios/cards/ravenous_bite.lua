return scenario "Ravenous Bite lends three ATK to one ally and takes three from another" {
  cites = { "CR 706.1", "CR 714.3", "CR 603.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Bloodclaw" }, hand = { "Ravenous Bite" },
      resources = 2 })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:attacks(1, "Bloodclaw", "Onyxia")
    t:protects("boss", "Guardian Steppestrider")
    t:plays(1, "Ravenous Bite", { targets = { "Bloodclaw", "Guardian Steppestrider" } })
    t:everyone_passes()
    t:atk("Bloodclaw", 6)
    t:atk("Guardian Steppestrider", 2)
    t:to_end_of_combat()
    t:in_graveyard("boss", "Guardian Steppestrider")
    t:in_graveyard(1, "Bloodclaw")
  end,
  expect = function(t)
    t:in_graveyard(1, "Ravenous Bite")
  end,
}
