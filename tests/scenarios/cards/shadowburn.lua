return scenario "Shadowburn costs a resource, and a kill brings one back, exhausted and face down" {
  cites = { "CR 403.1", "CR 403.5", "CR 715.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Shadowburn" },
      deck = { "Life Tap", "Corruption" },
      resources = { "For the Horde!", { "Fear", down = true } } })
    t:boss { play = { "Guardian Steelhorn" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:can(1, "plays", "Shadowburn", { target = "Pagatha Soulbinder" })
    t:plays(1, "Shadowburn", { target = "Guardian Steelhorn", pay = { "For the Horde!" } })
    t:in_graveyard(1, "For the Horde!")
    t:resources(1, 1)
    t:everyone_passes()
    t:told { "Pagatha Soulbinder deals 4 shadow damage to Guardian Steelhorn" }
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Guardian Steelhorn")
    t:resources(1, 2)
    t:ready_resources(1, 0)
    t:in_resources(1, "Life Tap")
    t:face_down("Life Tap")
    t:deck_count(1, 1)
    t:hidden("boss", "Life Tap")
  end,
}
