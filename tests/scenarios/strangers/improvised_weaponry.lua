local weaponry = ability "Improvised Weaponry" { cost = 3, ongoing = true, tags = { "Marksmanship" }, class = "hunter",
  attach = target("host", any.weapon:with { tag = "Melee" }, help), host = any.weapon,
  text = "Attaches to target Melee weapon. <p> Ongoing: Attached weapon loses Melee, has Ranged, becomes a ranged weapon, and has \z
    \"When you strike with this, your hero has Long-Range this combat.\"",
  powers = { gives { to = attached, loses_tag = "Melee", tag = "Ranged", becomes = "ranged", power = "far" } },
  grants = { far = when.strikes { of = this, effect = function(me) me.hero:gain { keyword = "Long-Range", lasts = this_combat } end } } }
local cards = { weaponry = weaponry,
  axe = weapon "Axe" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "Axe", "Melee (1)" } },
  bow = weapon "Bow" { cost = 1, atk = 2, damage = "ranged", strike = 0, tags = { "Ranged (1)" } },
  ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 9 } }

return scenario "An axe is thrown: it is a ranged weapon, and the ally who is hit can't strike back" {
  raid = "duel",
  cites = { "CR 202.3", "CR 400.6", "CR 303.2b", "CR 706.1c", "KW Long-Range" },
  cards = cards,
  given = function(t)
    t:seat(1, { hand = { "Improvised Weaponry" }, play = { "Axe", "Bow" }, resources = 3 })
    t:seat(2, { play = { "Ox" } })
  end,
  play = function(t)
    t:cant(1, "plays", "Improvised Weaponry", { target = "Bow" })
    t:plays(1, "Improvised Weaponry", { target = "Axe" })
    t:everyone_passes()
    t:answers(1, "Bow")                 -- two Ranged weapons are one too many
    t:has("Axe", "Melee", false)
    t:deals("Axe", "ranged")
    t:attacks(1, "hero@1", "Ox")
    t:strikes(1, "Axe")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ox", 2)
    t:damage("hero@1", 0)
    t:told { "deals 2 ranged damage to Ox" }
  end,
}
