-- What cards of a position bear: marks, memories, used powers, a token's numbers, counters of a hero; the deck that is drawn from.
local imp = token "Imp" { atk = 1, damage = "fire", health = 1, text = "" }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 3 }
local warden = ally "Warden" { cost = 1, atk = 1, damage = "fire", health = 9, text = "The Bomb has +3 health.",
  powers = { gives { to = any.ally:marked("bomb"), health = plus(3) } } }
local sage = ally "Sage" { cost = 1, atk = 1, damage = "arcane", health = 9,
  text = "[0] -> This deals fire damage equal to what it remembers to target hero. Use only once per turn. [0] -> It heals itself. Use only once per turn.",
  powers = {
    pays { cost = { resources = 0 }, once_per_turn = true, targets = { target("hero", any.hero, harm) },
      effect = function(me, t) me:deal(me.memory[1] + me.memory[3], "fire", t.hero) end },
    pays { cost = { resources = 0 }, once_per_turn = true, effect = function(me) me:heal(1, me) end },
  } }
local den = raid "Den" { players = { 1, 2 }, decks = { "main", "lord" }, bosses = { "ogre" },
  boss_turn = { ready_step, draw_step, action_phase, end_phase } }
local ogre = boss "Ogre" { order = 1, health = 10, text = "" }
local carrion = ally "Carrion" { cost = 1, atk = 1, damage = "melee", health = 9, text = "This has +1 ATK for each ally that was dealt fatal damage.",
  powers = { gives { to = this, atk = plus(count(any.ally:with { felled = true })) } } }
local cards = { carrion = carrion, imp = imp, elk = elk, warden = warden, sage = sage, ogre = ogre }

local function one(name, cite, given, expect)
  return scenario(name) { raid = den, cards = cards, cites = { cite }, given = given, expect = expect }
end

return {
  one("A card may bear a mark from the start", "CR 712.4", function(t)
    t:seat(1, { play = { { "Elk", marks = { "bomb" } }, "Elk", "Warden" } })
  end, function(t)
    t:health("Elk", 6)
    t:health({ "Elk", 2 }, 3)
    t:not_told { "is marked" }
  end),
  one("A card may have been dealt fatal damage before", "CR 405.2", function(t)
    t:seat(1, { play = { { "Elk", felled = true }, "Elk", "Carrion" } })
  end, function(t) t:atk("Carrion", 2) end),
  one("A token may have the numbers that it was made with", "CR 404.2", function(t)
    t:seat(1, { play = { { "Imp", atk = 4, health = 7 }, "Imp" } })
  end, function(t)
    t:atk("Imp", 4)
    t:health("Imp", 7)
    t:atk({ "Imp", 2 }, 1)
  end),
  one("What was used this turn is not used again in it", "CR 701.4", function(t)
    t:seat(1, { play = { { "Sage", used = { 2 }, memory = { 2, 0, 3 } } } })
  end, function(t)
    t:cant(1, "uses", "Sage", { power = 2 })
    t:uses(1, "Sage", { power = 1, target = "hero@boss" })
    t:everyone_passes()
    t:damage("hero@boss", 5)            -- 2 and 3: what it remembers in its first and third place
  end),
  one("A hero may have counters", "CR 404.1", function(t)
    t:seat(1, { hero = { "hoa/ta_zo", counters = { doom = 2 } }, play = { { "Elk", counters = { doom = 1 } } } })
  end, function(t)
    t:counters("hero@1", "doom", 2)
    t:counters("Elk", "doom", 1)
  end),
  one("The Boss player may draw from another deck by now", "CR 501.2a", function(t)
    t:boss { boss = "Ogre", decks = { main = { "Warden" }, lord = { "Elk", "Elk" } }, draws_from = "lord" }
    t:turn("boss", "ready")
  end, function(t)
    t:to_action_phase()
    t:in_hand("boss", "Elk")
    t:deck_count("boss", 1, "main")
  end),
}
