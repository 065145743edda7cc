local pain = ability "Pain" { cost = 0, values = { most = 9 },
  text = "As an additional cost put up to {most} damage on your hero; it deals as much shadow damage to target ally.",
  extra_cost = { damage = { to = your.hero, up_to = 9 } },
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) me.hero:deal(me.paid, "shadow", t.ally) end }
local urge = ability "Urge" { cost = 0, text = "Play an ability from your hand.",
  play = function(me) me.player:play(all(your.ability:in_zone("hand"))[1]) end }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }

return scenario "More damage than is fatal can't be put on a hero, and so pays for nothing" {
  cites = { "CR 405.3" },
  cards = { pain = pain, urge = urge, ox = ox },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 22 }, hand = { "Urge", "Pain" } })   -- of 25
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Urge")
    t:everyone_passes()
    t:offers(1, 3)
    t:not_offered(1, 4)
    t:answers(1, 2)
    t:damage("hero@1", 24)
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox", 2)
  end,
}
