-- Which destruction is by fatal damage (CR 410.6a, 405.2): not that of a card whose health is gone, and not that by an effect.
local tomb = ally "Tomb" { cost = 1, atk = 0, damage = "melee", health = 9,
  text = "When another ally is destroyed by fatal damage, put a skull counter on this.",
  powers = { when.destroyed { of = any.ally:other(), only_if = function(me, event) return event.fatal end,
    effect = function(me) me:add_counters("skull", 1) end } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3, text = "" }
local cards = {
  tomb = tomb, ox = ox,
  bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target ally.",
    targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
  wane = ability "Wane" { cost = 0, text = "Target ally has -3 health this turn.",
    targets = { target("prey", any.ally, harm) },
    play = function(me, t) t.prey:gain { health = plus(-3), lasts = this_turn } end },
  wilt = ability "Wilt" { cost = 0, text = "Target ally has -2 health this turn.",
    targets = { target("prey", any.ally, harm) },
    play = function(me, t) t.prey:gain { health = plus(-2), lasts = this_turn } end },
  slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
    targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end },
}

local function dies(name, card, damage, skulls)
  return scenario(name) {
    cites = { "CR 410.6a", "CR 405.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { card }, play = { "Tomb" } })
      t:boss { play = { { "Ox", damage = damage } } }
    end,
    play = function(t)
      t:plays(1, card, { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Ox")
      t:counters("Tomb", "skull", skulls)
    end,
  }
end

return {
  dies("Damage up to its health is fatal", "Bolt", 0, 1),
  dies("Health that sinks to the damage on it makes that fatal", "Wilt", 1, 1),
  dies("Without health and undamaged it is not destroyed by fatal damage", "Wane", 0, 0),
  dies("Without health it is not destroyed by fatal damage, damaged as it is", "Wane", 1, 0),
  dies("What an effect destroys is not destroyed by fatal damage, damaged as it is", "Slay", 2, 0),
}
