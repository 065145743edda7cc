return scenario "Heroic Strike adds to all your weapons, until the turn is over" {
  cites = { "CR 714.3e", "CR 303.2b" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn",
      hand = { "Heroic Strike", "Scimitar of the Nexus Stalkers" }, resources = 4,
      play = { "Krol Blade" }, deck = { "Rend" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Halberd of Smiting" } })
    t:boss { play = { "Arcanite Reaper" } }
  end,
  play = function(t)
    t:plays(1, "Heroic Strike")
    t:everyone_passes()
    t:atk("Krol Blade", 6)
    t:atk("Halberd of Smiting", 4)
    t:atk("Arcanite Reaper", 5)
    t:atk("Bulkas Wildhorn", 0)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
    t:damage("Onyxia", 6)
    t:plays(1, "Scimitar of the Nexus Stalkers")
    t:everyone_passes()
    t:answers(1, "Krol Blade")                 -- one hand holds one weapon: the old one goes
    t:atk("Scimitar of the Nexus Stalkers", 6)
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Scimitar of the Nexus Stalkers", 3)
  end,
}
