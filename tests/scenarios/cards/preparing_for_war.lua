local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "Preparing for War brings X cards back, from whichever graveyards" {
    raiders = 2,
    cites = { "CR 702.1", "CR 706.1b", "CR 201.3" },
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { resources = { "Preparing for War", { "Ox", down = true }, { "Ox", down = true },
        { "Ox", down = true } }, graveyard = { "Fireball", "Gouge" } })
      t:seat(2, { graveyard = { "Mana Shield" } })
      t:shuffles(2)
    end,
    play = function(t)
      t:completes(1, "Preparing for War", { x = 2, targets = { { "Fireball", "Mana Shield" } } })
      t:ready_resources(1, 2)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_deck(1, "Fireball")
      t:in_deck(2, "Mana Shield")
      t:in_graveyard(1, "Gouge")
    end,
  },
}
