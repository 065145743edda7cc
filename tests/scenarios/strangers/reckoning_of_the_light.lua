local reckoning = ability "Reckoning of the Light" { cost = 3, tags = { "Retribution" }, class = "paladin",
  text = "Destroy each equipment or ability that dealt damage to your hero this game.",
  play = function() all(any.ability:or_type("weapon", "armor", "item"):with { hurt_your_hero = true }):destroy() end }
local function whip(name)
  return ability(name) { cost = 0, ongoing = true, text = "Ongoing: [Activate]: Your hero deals 1 fire damage to target hero.",
    powers = { pays { cost = { exhaust = this }, targets = { target("prey", any.hero, harm) },
      effect = function(me, t) me.hero:deal(1, "fire", t.prey) end } } }
end
local cards = { reckoning = reckoning, whip = whip("Whip"), lash = whip("Lash"),
  axe = weapon "Axe" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "Melee (1)" } },
  bow = weapon "Bow" { cost = 1, atk = 2, damage = "ranged", strike = 0, tags = { "Ranged (1)" } },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } }

return scenario "What hurt the hero in any earlier turn is destroyed, weapon and ability alike; what never did stays" {
  raid = "duel",
  cites = { "CR 408.3d" },
  cards = cards,
  given = function(t)
    t:seat(1, { hand = { "Reckoning of the Light" }, deck = { "Ox", "Ox" }, resources = 3 })
    t:seat(2, { play = { "Axe", "Bow", "Whip", "Lash", "Ox" } })
    t:turn(2)
  end,
  play = function(t)
    t:uses(2, "Whip", { target = "hero@1" })
    t:everyone_passes()
    t:uses(2, "Lash", { target = "hero@2" })
    t:everyone_passes()
    t:attacks(2, "hero@2", "hero@1")
    t:strikes(2, "Axe")
    t:to_end_of_combat()
    t:attacks(2, "Ox", "hero@1")
    t:to_end_of_combat()
    t:ends_turn()
    t:plays(1, "Reckoning of the Light")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(2, "Axe")
    t:in_graveyard(2, "Whip")
    t:in_play(2, "Lash")
    t:in_play(2, "Bow")
    t:in_play(2, "Ox")                  -- an ally
  end,
}
