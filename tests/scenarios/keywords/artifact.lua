return scenario "Artifact: its owner may play it from his graveyard, for its cost" {
  cites = { "KW Artifact", "CR 409.1" },
  cards = {
    idol = item "Idol" { cost = 2, keywords = "Artifact", text = "Artifact" },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { resources = 2, graveyard = { "Idol", "Ox" } })
    t:boss { graveyard = { "Idol" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Ox", { reason = "CR 409.1" })
    t:plays(1, { "Idol", 1 })
    t:ready_resources(1, 0)
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Idol")
    t:graveyard_count("boss", 1)
  end,
}
