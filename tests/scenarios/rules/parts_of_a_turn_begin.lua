-- What waits for the start of a phase or a step.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

local function waits(name, part)
  return ally(name) { cost = 1, atk = 0, damage = "melee", health = 5, text = "It waits for a part of your turn.",
    powers = { at.start_of_part { part = part, whose = "your",
      effect = function(me) me:add_counters("seen", 1) end } } }
end

return scenario "Each phase and step triggers what waits for its start, in its own time" {
  cites = { "CR 500.2" },
  raiders = 2,
  cards = { ox = ox, starter = waits("Starter", "start phase"), readier = waits("Readier", "ready step"),
    drawer = waits("Drawer", "draw step"), actor = waits("Actor", "action phase"),
    fighter = waits("Fighter", "combat step"), ender = waits("Ender", "end phase"),
    wrapper = waits("Wrapper", "wrap-up step") },
  given = function(t)
    t:seat(1, { play = { "Ox" }, deck = { "Ox", "Ox" } })
    t:seat(2, { play = { "Ox", "Starter", "Readier", "Drawer", "Actor", "Fighter", "Ender", "Wrapper" },
      deck = { "Ox", "Ox", "Ox" } })
    t:boss { deck = { "Ox", "Ox" }, decks = { } }
    t:turn(1)
  end,
  play = function(t)
    t:will_answer(2, "Starter", "trigger")
    t:ends_turn()                        -- to raider 2's action phase
    t:counters("Starter", "seen", 1)
    t:counters("Readier", "seen", 1)
    t:counters("Drawer", "seen", 1)
    t:chain(1)                           -- the action phase's own
    t:everyone_passes()
    t:counters("Actor", "seen", 1)
    t:counters("Fighter", "seen", 0)
    t:attacks(2, "Ox@2", "hero@boss")
    t:to_end_of_combat()
    t:counters("Fighter", "seen", 1)
    t:counters("Ender", "seen", 0)
    t:ends_turn()
    t:is_turn("boss")
  end,
  expect = function(t)
    t:counters("Ender", "seen", 1)
    t:counters("Wrapper", "seen", 1)     -- added in the next turn's ready step
    t:counters("Actor", "seen", 1)
    t:told { "Raider 2 draws", "Drawer triggers", "Raider 2: action phase", "Actor triggers", "Raider 2: end phase",
      "Ender triggers", "Wrapper triggers" }
  end,
}
