return {
  scenario "Goldenmoon lets her player keep two Pets, and no third" {
    cites = { "CR 414.3b", "CR 414.2", "CR 601.2b" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Goldenmoon", "Hootie" },
        hand = { "Bloodclaw", "Rayder" }, resources = 3, deck = { "Chops" } })
    end,
    play = function(t)
      t:plays(1, "Bloodclaw")
      t:everyone_passes()
      t:in_play(1, "Hootie")
      t:in_play(1, "Bloodclaw")
      t:plays(1, "Rayder")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, "Bloodclaw")
      t:health("Goldenmoon", 2)
      t:atk("Goldenmoon", 2)
      t:ends_turn()
      t:cant("boss", "attacks", "Onyxia", { defender = "Goldenmoon" })
    end,
    expect = function(t)
      t:in_play(1, "Rayder")
      t:in_play(1, "Hootie")
      t:in_graveyard(1, "Bloodclaw")
    end,
  },
  scenario "Under Goldenmoon two Pets of one name are still one too many" {
    cites = { "CR 414.3b", "CR 200.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Goldenmoon", "Bloodclaw" },
        hand = { "Bloodclaw" }, resources = 1 })
    end,
    play = function(t)
      t:plays(1, "Bloodclaw")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, { "Bloodclaw", 1 })
    end,
    expect = function(t)
      t:count_in_play(1, "Bloodclaw", 1)
      t:in_graveyard(1, "Bloodclaw")
    end,
  },
  scenario "As Goldenmoon falls, one of two Pets goes at once" {
    cites = { "CR 414.1", "CR 414.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Goldenmoon", "Fury", "Hootie" },
        hand = { "Arcane Shot", "Arcane Shot" }, resources = 4, deck = { "Chops", "Chops" } })
    end,
    play = function(t)
      t:plays(1, "Arcane Shot", { target = "Goldenmoon" })
      t:everyone_passes()
      t:in_play(1, "Fury")
      t:plays(1, "Arcane Shot", { target = "Goldenmoon" })
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, "Hootie")
    end,
    expect = function(t)
      t:in_graveyard(1, "Goldenmoon")
      t:in_graveyard(1, "Hootie")
      t:in_play(1, "Fury")
    end,
  },
  scenario "Goldenmoon looks at the Pets of her party alone, and holds no leash for a friend" {
    cites = { "CR 414.3b", "CR 200.2" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", hand = { "Bloodclaw" }, resources = 1,
        play = { "Goldenmoon", "Hootie", "Kor Cindervein", "Kor Cindervein" } })
      t:seat(2, { hero = "tdp/grumpherys", play = { "Bloodclaw" }, hand = { "Rayder" },
        resources = 2, deck = { "Chops" } })
    end,
    play = function(t)
      t:plays(1, "Bloodclaw")
      t:everyone_passes()
      t:in_play(1, "Hootie")
      t:in_play(1, "Bloodclaw")
      t:ends_turn()
      t:plays(2, "Rayder")
      t:everyone_passes()
      t:asked(2, "Uniqueness")
      t:answers(2, "Bloodclaw@2")
    end,
    expect = function(t)
      t:in_graveyard(2, "Bloodclaw")
      t:in_play(1, "Bloodclaw")
    end,
  },
}
