return scenario "Switched damage is taken from the one and put on the other, not healed, not dealt" {
  cites = { "CR 405.7" },
  cards = {
    swap = ability "Swap" { cost = 0, text = "Switch all damage of two target characters.",
      targets = { target("one", any.character, harm), target("other", any.character, harm) },
      play = function(me, t) t.one:switch_damage(t.other) end },
    hurt = ability "Hurt" { cost = 1, ongoing = true, text = "When damage is dealt or healed, draw a card.",
      powers = {
        when.dealt_damage { effect = function(me) me.player:draw() end },
        when.healed { effect = function(me) me.player:draw() end },
      } },
    ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 9 },
    wolf = ally "Wolf" { cost = 2, atk = 0, damage = "melee", health = 6 },
  },
  given = function(t)
    t:seat(1, { hand = { "Swap", "Swap" }, play = { "Hurt", { "Ox", damage = 5 } }, deck = { "Wolf" } })
    t:boss { play = { { "Wolf", damage = 1 } } }
  end,
  play = function(t)
    t:plays(1, "Swap", { targets = { "Wolf", "Ox" } })
    t:everyone_passes()
    t:damage("Ox", 1)
    t:damage("Wolf", 5)
    t:plays(1, "Swap", { targets = { "Wolf", "Ox" } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox", 5)
    t:damage("Wolf", 1)
    t:hand_count(1, 0)
    t:not_told { "heals" }
  end,
}
