local imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1, tags = { "Demon" } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "fire", health = 1 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "fire", health = 1 }
local lord = ally "Insurgent" { cost = 5, atk = 3, damage = "shadow", health = 4, tags = { "Demon" },
  text = "When this enters play, Portal. If you would reveal three cards, reveal six instead.",
  powers = {
    when.enters_play { of = this, effect = function(me) me:portal() end },
    raises.reveal { whose = "your", at_least = 3, by = 3 },
  } }
local gate = ability "Gate" { cost = 4, text = "Portal.", play = function(me) me:portal() end }

local function six(name, hand, left)
  return scenario(name) {
    cites = { "CR 716.1f", "KW Portal" },
    cards = { lord = lord, gate = gate, imp = imp, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { hand }, play = hand == "Gate" and { "Insurgent" } or {}, resources = 5,
                  deck = { "Ox", "Ox", "Ox", "Ox", "Imp", "Ox", "Elk", "Elk" } })
    end,
    play = function(t)
      t:plays(1, hand)
      t:finishes_chain()
      t:answers(1, "Imp")                     -- the fifth card
    end,
    expect = left,
  }
end

local function came(t)
  t:in_play(1, "Imp")
  t:told { "reveals Ox", "reveals Ox", "reveals Ox", "reveals Ox", "reveals Imp", "reveals Ox" }
  t:not_told { "reveals Elk" }
  t:deck_count(1, 7)
end

return {
  six("Six cards are revealed instead of three by its own Portal", "Insurgent", came),
  six("And by every other Portal, and the rest of it is about the six", "Gate", came),
}
