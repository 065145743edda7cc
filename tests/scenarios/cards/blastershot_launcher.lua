return {
  scenario "Blastershot Launcher comes with a shot for a hunter, and keeps its distance" {
    cites = { "CR 206.1c", "CR 303.2", "CR 603.1a", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", hand = { "Blastershot Launcher" }, resources = 7 })
      t:boss { play = { "Guardian Steppestrider", "Tyrus Sheynathren" } }
    end,
    play = function(t)
      t:plays(1, "Blastershot Launcher")
      t:ready_resources(1, 2)
      t:will_answer(1, "Tyrus Sheynathren", "")
      t:everyone_passes()
      t:everyone_passes()
      t:told { "Grumpherys deals 3 ranged damage to Tyrus Sheynathren" }
      t:damage("Tyrus Sheynathren", 3)
      t:attacks(1, "Grumpherys", "Guardian Steppestrider")
      t:strikes(1, "Blastershot Launcher")
      t:everyone_passes()
      t:has("Grumpherys", "Long-Range")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Guardian Steppestrider", 3)
      t:damage("Grumpherys", 0)
      t:has("Grumpherys", "Long-Range", false)
      t:ready_resources(1, 0)
    end,
  },
  scenario "Blastershot Launcher brings no shot for a hero who is no hunter" {
    cites = { "CR 206.1c" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Blastershot Launcher" }, resources = 7 })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:plays(1, "Blastershot Launcher")
      t:everyone_passes()
      t:in_play(1, "Blastershot Launcher")
      t:chain(0)
      t:attacks(1, "Bulkas Wildhorn", "Guardian Steppestrider")
      t:strikes(1, "Blastershot Launcher")
      t:everyone_passes()
      t:has("Bulkas Wildhorn", "Long-Range")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Guardian Steppestrider", 3)
      t:damage("Bulkas Wildhorn", 0)
    end,
  },
}
