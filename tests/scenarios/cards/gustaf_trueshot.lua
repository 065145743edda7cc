return {
  scenario "Gustaf Trueshot shoots from where nobody strikes back" {
    cites = { "CR 603.1a" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Gustaf Trueshot" } })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:attacks(1, "Gustaf Trueshot", "Guardian Steppestrider")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Guardian Steppestrider")
      t:damage("Gustaf Trueshot", 0)
      t:atk("Gustaf Trueshot", 6)
      t:health("Gustaf Trueshot", 3)
    end,
  },
  scenario "Gustaf Trueshot looks at the top card, and puts it away or leaves it" {
    cites = { "CR 701.1", "CR 403.6" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Gustaf Trueshot" }, resources = 2,
        deck = { "Bloodclaw", "Fury", "Old Bones" } })
    end,
    play = function(t)
      t:uses(1, "Gustaf Trueshot")
      t:everyone_passes()
      t:answers(1, "Bloodclaw")
      t:ready("Gustaf Trueshot")
      t:uses(1, "Gustaf Trueshot")
      t:everyone_passes()
      t:answers(1, "none")
      t:cant(1, "uses", "Gustaf Trueshot")
    end,
    expect = function(t)
      t:in_graveyard(1, "Bloodclaw")
      t:deck_count(1, 2)
      t:graveyard_count(1, 1)
      t:ready_resources(1, 0)
      t:not_told { "reveals" }
    end,
  },
}
