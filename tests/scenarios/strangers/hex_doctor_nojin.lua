local nojin = ally "Hex Doctor No'jin" { cost = 1, atk = 0, damage = "frost", health = 3, tags = { "Troll", "Mage" }, faction = "horde",
  values = { bonus = 3 }, text = "While an opponent has more resources than you, this has +{bonus} ATK.",
  powers = { gives { to = this, atk = plus(value.bonus), only_if = outnumbered(any.resource) } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return scenario "No'jin is strong while his player has fewer resources than the opponent, and not once they have as many" {
  raid = "duel",
  cites = { "CR 401.2", "CR 412.1" },
  cards = { nojin = nojin, ox = ox },
  given = function(t)
    t:seat(1, { play = { "Hex Doctor No'jin" }, hand = { "Ox" }, resources = 2 })
    t:seat(2, { resources = 3 })
  end,
  play = function(t)
    t:atk("Hex Doctor No'jin", 3)
    t:places(1, "Ox")
    t:everyone_passes()
    t:resources(1, 3)
  end,
  expect = function(t) t:atk("Hex Doctor No'jin", 0) end,
}
