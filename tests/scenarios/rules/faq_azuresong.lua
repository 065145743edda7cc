local blade = weapon "Verse Blade" { cost = 4, atk = 1, damage = "melee", strike = 3, tags = { "Melee (1)" },
  text = "When you draw a card, put a verse counter on this. 1, remove three verse counters: draw a card.",
  powers = {
    when.drawn { whose = "your", effect = function(me) me:add_counters("verse", 1) end },
    pays { cost = { resources = 1, counters = { name = "verse", count = 3 } }, effect = function(me) me.player:draw(1) end },
  } }
local wide = hero "Wide" { health = 30, keywords = { "Dual Wield" }, text = "" }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }

return scenario "The three counters are those of this blade, and its own draw brings it the next one" {
  cites = { "CR 403.1", "CR 703.1" },
  cards = { blade = blade, wide = wide, ox = ox },
  given = function(t)
    t:seat(1, { hero = "Wide", resources = 2, deck = { "Ox", "Ox" },
      play = { { "Verse Blade", counters = { verse = 2 } } } })
    t:boss { play = { { "Verse Blade", counters = { verse = 3 } } }, resources = 1, deck = { "Ox" } }
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "Verse Blade@boss")
    t:counters("Verse Blade@boss", "verse", 0)
    t:everyone_passes()
    t:everyone_passes()
    t:counters("Verse Blade@boss", "verse", 1)
    t:passes("boss")
    t:cant(1, "uses", "Verse Blade@1", { reason = "CR 403.1" })
    t:passes(1)
  end,
  expect = function(t)
    t:hand_count("boss", 1)
    t:counters("Verse Blade@1", "verse", 2)
  end,
}
