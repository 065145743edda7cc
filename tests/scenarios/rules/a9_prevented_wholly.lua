return scenario "Damage that is wholly prevented is not dealt, but was prevented (A9)" {
  cites = { "CR 717.2b", "CR 717.2d" },
  cards = {
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
    coat = armor "Coat" { cost = 1, def = 1, text = "When this prevents damage, draw a card.",
      powers = { when.prevented { by = this, effect = function(me) me.player:draw(1) end },
        when.dealt_damage { of = your.hero, combat = true, effect = function(me) me.player:draw(5) end } } },
  },
  given = function(t)
    t:seat(1, { play = { "Coat" }, deck = { "Imp", "Imp", "Imp", "Imp", "Imp", "Imp", "Imp" } })
    t:boss { play = { "Imp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Imp", "hero@1")
    t:prevents(1, "Coat")
    t:to_end_of_combat()
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:hand_count(1, 1)
    t:not_told { "damage to hero", "deals 1 fire damage" }
  end,
}
