local knight = ally "Blightspreader" { cost = 5, atk = 3, damage = "shadow", health = 2, keywords = { "Haste 3" },
  text = "If an ally you controlled dealt damage to an opposing hero this turn, you can play this from your graveyard.",
  powers = { gives { to = this:in_zone("graveyard"), playable = true, only_if = your_ally_hurt_a_hero } } }

return scenario "From the graveyard its costs are paid as ever, Haste included" {
  cites = { "CR 409.1", "CR 704.1a", "KW Haste" },
  cards = { knight = knight,
    wolf = ally "Wolf" { cost = 1, atk = 1, damage = "melee", health = 5 } },
  given = function(t)
    t:seat(1, { play = { "Wolf" }, graveyard = { "Blightspreader" }, resources = 3 })
    t:turn(1)
  end,
  play = function(t)
    t:cant(1, "plays", "Blightspreader", { reason = "CR 409.1" })
    t:attacks(1, "Wolf", "hero@boss")
    t:to_end_of_combat()
    t:plays(1, "Blightspreader")
    t:ready_resources(1, 1)             -- 5, less 3 of Haste
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Blightspreader")
  end,
}
