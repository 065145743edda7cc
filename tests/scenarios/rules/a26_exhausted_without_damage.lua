local cards = {
  stitched = ally "Stitched" { cost = 5, atk = 4, damage = "melee", health = 8,
    text = "This enters play with 3 damage and two seams.",
    powers = { enters { damage = 3 }, enters { counters = { seam = 2 } } } },
  sword = ability "Sword" { cost = 1, ongoing = true,
    text = "As an ally enters play under an opponent's control, it loses its powers this turn.",
    powers = { as.enters_play { of = any.ally, whose = "opposing", effect = function(me, event)
      event.card:gain { loses_powers = true, lasts = this_turn }
    end } } },
  circle = ability "Circle" { cost = 0, text = "Put target ally from your graveyard into play exhausted.",
    targets = { target("dead", your.ally:in_zone("graveyard"), help) },
    play = function(me, t) t.dead:to_play { exhausted = true } end },
}

return {
  scenario "A card enters with what it says, and with what brings it in" {
    cites = { "CR 710.1b" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Circle" }, graveyard = { "Stitched" } })
    end,
    play = function(t)
      t:plays(1, "Circle", { target = "Stitched" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Stitched")
      t:damage("Stitched", 3)
      t:counters("Stitched", "seam", 2)
      t:not_told { "damage is put" }
    end,
  },
  scenario "Exhausted, yes; with 3 damage, no, where it lost its powers as it entered (A26)" {
    cites = { "CR 710.1a", "CR 704.1b", "CR 710.1b" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Circle" }, graveyard = { "Stitched" } })
      t:boss { play = { "Sword" } }
    end,
    play = function(t)
      t:plays(1, "Circle", { target = "Stitched" })
      t:everyone_passes()
      t:exhausted("Stitched")
      t:damage("Stitched", 0)
      t:counters("Stitched", "seam", 0)
      t:modifiers("Stitched", "loses powers", 1)
    end,
    expect = function(t)
      t:in_play(1, "Stitched")
    end,
  },
}
