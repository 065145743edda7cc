local mezzik = ally "Mezzik Darkspark" { cost = 1, atk = 1, damage = "shadow", health = 1, tags = { "Gnome", "Warlock" }, faction = "alliance",
  text = "[Activate], destroy an ally in your party: Mezzik deals shadow damage equal to the ATK of that ally to target hero or ally.",
  powers = { pays { cost = { exhaust = this, destroy = your.ally }, targets = { target("prey", any.character, harm) },
    effect = function(me, t) me:deal(me.paid_with[1].atk, "shadow", t.prey) end } } }
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 5 }
local drum = item "Drum" { cost = 1, text = "Your allies have +2 ATK.", powers = { gives { to = your.ally, atk = plus(2) } } }

return scenario "Mezzik's spark is as strong as the ally whom it cost was when it fell" {
  raid = "duel",
  cites = { "CR 403.5", "CR 707.3" },
  cards = { mezzik = mezzik, ox = ox, drum = drum },
  given = function(t) t:seat(1, { play = { "Mezzik Darkspark", "Ox", "Drum" } }) end,
  play = function(t)
    t:uses(1, "Mezzik Darkspark", { target = "hero@2", pay = { "Ox" } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@2", 5)
    t:in_graveyard(1, "Ox")
    t:told { "Mezzik Darkspark deals 5 shadow damage" }
  end,
}
