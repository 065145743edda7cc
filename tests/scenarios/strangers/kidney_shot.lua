local function exhausts(what, cards)
  return mode { text = "Exhaust each opposing " .. what .. ".", play = function() all(cards):exhaust() end }
end
local kidney = ability "Kidney Shot" { cost = 3, instant = true, tags = { "Assassination" }, class = "rogue",
  text = "Finishing Move: X Combo cards in your graveyard, up to five, are removed from the game. <p> Choose X of these: ability, ally, \z
    equipment, hero, resource. Exhaust all opposing cards of the chosen kinds.",
  powers = { finishing_move {} },
  modes = { choose = x, exhausts("ability", opposing.ability), exhausts("ally", opposing.ally), exhausts("equipment", opposing.equipment),
    exhausts("hero", opposing.hero), exhausts("resource", opposing.resource) } }
local jab = ability "Jab" { cost = 1, tags = { "Combo" }, text = "Draw a card.", play = function(me) me.player:draw() end }

return scenario "Two Combo cards pay for two kinds: the opponent's allies and resources are exhausted, and nothing else" {
  raid = "duel",
  cites = { "KW Finishing Move", "CR 707.1c", "CR 201.3" },
  cards = { kidney = kidney, jab = jab, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }, gem = item "Gem" { cost = 1 } },
  given = function(t)
    t:seat(1, { hand = { "Kidney Shot" }, play = { "Ox" }, resources = 3, graveyard = { "Jab", "Jab", "Jab" } })
    t:seat(2, { play = { "Ox", "Ox", "Gem" }, resources = 2 })
  end,
  play = function(t)
    t:plays(1, "Kidney Shot", { x = 2, mode = { 2, 5 }, pay = { { { "Jab", 1 }, { "Jab", 2 } } } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:exhausted { "Ox", 2 }
    t:exhausted { "Ox", 3 }
    t:ready_resources(2, 0)
    t:ready("Gem")
    t:ready("hero@2")
    t:ready { "Ox", 1 }
    t:graveyard_count(1, 2)
  end,
}
