local staff = weapon "Staff of the Ruins" { cost = 2, atk = 1, damage = "melee", strike = 2, tags = { "Two-Handed", "Melee (1)", "Staff" },
  class = { "druid", "mage", "priest", "shaman", "warlock" },
  values = { less = 1 },
  text = "[Activate]: You pay {less} less to play your next ability this turn for each card in your graveyard with the same name as it.",
  powers = { pays { cost = { exhaust = this }, effect = function(me)
    local namesakes = count(your.card:in_zone("graveyard"):with { its_name = true })
    your.ability:in_zone("hand"):gain { cost = plus(-me.less * namesakes), once = true, lasts = this_turn }
  end } } }
local function gust(name) return ability(name) { cost = 3, text = "Draw a card.", play = function(me) me.player:draw() end } end

return scenario "The next ability costs less for each card of its name in the graveyard, the one after it does not" {
  raid = "duel",
  cites = { "CR 200.2", "CR 707.1e" },
  cards = { staff = staff, gust = gust("Gust"), gale = gust("Gale"), ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } },
  given = function(t)
    t:seat(1, { hand = { "Gust", "Gust", "Gale" }, play = { "Staff of the Ruins" }, graveyard = { "Gust", "Gust", "Gale" }, deck = { "Ox", "Ox" }, resources = 4 })
  end,
  play = function(t)
    t:costs(1, { "Gust", 1 }, 3)
    t:uses(1, "Staff of the Ruins")
    t:everyone_passes()
    t:costs(1, { "Gust", 1 }, 1)
    t:costs(1, { "Gale", 1 }, 2)
    t:plays(1, { "Gust", 1 })
    t:everyone_passes()
    t:ready_resources(1, 3)
  end,
  expect = function(t) t:costs(1, { "Gust", 2 }, 3) end,
}
