local club = weapon "Mogor's Anointing Club" { cost = 4, atk = 1, damage = "melee", strike = 3, tags = { "One-Handed", "Melee (1)", "Mace", "Arena" },
  class = { "druid", "paladin", "priest", "shaman" },
  text = "[Activate], destroy an ally in your party: Put an ally card with a lower cost than that ally from your graveyard into play. \z
    Only on your turn.",
  powers = { pays { cost = { exhaust = this, destroy = your.ally }, only_your_turn = true, effect = function(me)
    local lower = your.ally:in_zone("graveyard"):with { cost = { max = me.paid_with[1].cost - 1 } }
    local found = me.player:choose { from = lower, prompt = "Who comes back?" }
    if found then found:to_play() end
  end } } }
local function beast(name, cost) return ally(name) { cost = cost, atk = 1, damage = "melee", health = 5 } end

return scenario "The club anoints an ally who cost less than the one that was given for it" {
  raid = "duel",
  cites = { "CR 403.5", "CR 707.3" },
  cards = { club = club, ox = beast("Ox", 4), elk = beast("Elk", 3), hen = beast("Hen", 2), boar = beast("Boar", 4) },
  given = function(t)
    t:seat(1, { play = { "Mogor's Anointing Club", "Ox", "Hen" }, graveyard = { "Elk", "Boar" } })
  end,
  play = function(t)
    t:uses(1, "Mogor's Anointing Club", { pay = { "Ox" } })
    t:in_graveyard(1, "Ox")             -- before anybody can answer
    t:chain(1)
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Elk")
    t:in_play(1, "Hen")
    t:in_graveyard(1, "Boar")
  end,
}
