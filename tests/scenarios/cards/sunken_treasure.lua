return scenario "Sunken Treasure brings equipment back from the graveyard" {
  cites = { "CR 702.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Golem Skull Helm" },
      graveyard = { "Krol Blade", "Rend", "Major Healing Potion" },
      resources = { "Sunken Treasure", { "Rend", down = true }, { "Rend", down = true } } })
    t:boss { graveyard = { "Arcanite Reaper" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:can(1, "completes", "Sunken Treasure", { target = "Major Healing Potion" })
    t:cant(1, "completes", "Sunken Treasure", { target = { "Rend", 1 } })
    t:cant(1, "completes", "Sunken Treasure", { target = "Arcanite Reaper" })
    t:cant(1, "completes", "Sunken Treasure", { target = "Golem Skull Helm" })
    t:completes(1, "Sunken Treasure", { target = "Krol Blade" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Krol Blade")
    t:in_graveyard(1, "Major Healing Potion")
    t:hand_count(1, 1)
    t:ready_resources(1, 0)
    t:face_down("Sunken Treasure")
  end,
}
