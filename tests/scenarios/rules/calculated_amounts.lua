-- CR 104.1, 104.2: what is worked out from other numbers, on either side of 0.
local imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 9, tags = { "Imp" } }
local plate = armor "Plate" { cost = 1, def = 1, tags = { "Head (1)" }, text = "Armor." }

-- An ally with so much damage, and what its ATK then is.
local function works_out(number, title, amount, shown)
  local gauge, play = "Gauge " .. number, {}
  for damage in pairs(shown) do play[damage] = { gauge, damage = damage } end
  return scenario(title) {
    cites = { "CR 104.1", "CR 104.2" },
    cards = { ["gauge_" .. number] = ally(gauge) { cost = 0, atk = 20, damage = "melee", health = 20, text = "Shows.",
      powers = { gives { to = this, atk = plus(amount) } } } },
    given = function(t)
      t:seat(1, { play = play })
    end,
    play = function() end,
    expect = function(t)
      for damage, atk in ipairs(shown) do t:atk({ gauge, damage }, 20 + atk) end
    end,
  }
end

local function race_scenario(number, race)
  local hall, one, other = "Hall " .. number, "One " .. number, "Other " .. number
  return scenario("Who are of the race " .. race .. " are kin, whatever their class") {
    cites = { "CR 202.1a" },
    cards = { imp = imp,
      ["hall_" .. number] = ally(hall) { cost = 0, atk = 0, damage = "melee", health = 9, text = "Shows.",
        powers = { gives { to = this, atk = plus(kin(your.ally)) } } },
      ["one_" .. number] = ally(one) { cost = 0, atk = 1, damage = "melee", health = 9, tags = { race, "Mage" } },
      ["other_" .. number] = ally(other) { cost = 0, atk = 1, damage = "melee", health = 9, tags = { "Dwarf", "Mage" } } },
    given = function(t)
      t:seat(1, { hand = { one, "Imp" }, play = { hall, one, other } })
      t:boss { play = { one } }
    end,
    play = function(t)
      t:atk(hall, 1)
      t:plays(1, "Imp")
      t:everyone_passes()
      t:atk(hall, 1)
      t:plays(1, one)
      t:everyone_passes()
    end,
    expect = function(t) t:atk(hall, 2) end,
  }
end

local function most_scenario(number, title, play, shown)
  local crown = "Crown " .. number
  return scenario(title) {
    cites = { "CR 104.2" },
    cards = { imp = imp,
      ["crown_" .. number] = ally(crown) { cost = 0, atk = 10, damage = "melee", health = 9, text = "Shows.",
        powers = { gives { to = this, atk = plus(most("atk", your.ally:with { tag = "Imp" })) } } },
      ["mud_" .. number] = ability("Mud " .. number) { cost = 0, ongoing = true, text = "Imps have -3 ATK.",
        powers = { gives { to = any.ally:with { tag = "Imp" }, atk = plus(-3) } } },
      ["big_" .. number] = ally("Big " .. number) { cost = 0, atk = 2, damage = "fire", health = 9, tags = { "Imp" } } },
    given = function(t)
      t:seat(1, { play = play(number, crown) })
    end,
    play = function() end,
    expect = function(t) t:atk(crown, shown) end,
  }
end

-- A counter with this name, on an ally of ATK 1 and health 9 and on an armor with DEF 1.
local function counter_scenario(number, title, name, atk, health, def)
  return scenario(title) {
    cites = { "CR 404.1c" },
    cards = { imp = imp, plate = plate,
      ["feed_" .. number] = ability("Feed " .. number) { cost = 0, text = "Puts two on an ally and an armor.",
        play = function()
          all(any.ally):add_counters(name, 2)
          all(any.armor):add_counters(name, 2)
        end } },
    given = function(t)
      t:seat(1, { hand = { "Feed " .. number }, play = { "Imp", "Plate" } })
    end,
    play = function(t)
      t:plays(1, "Feed " .. number)
      t:everyone_passes()
    end,
    expect = function(t)
      t:counters("Plate", name, 2)
      t:def("Plate", def)
      if health then
        t:atk("Imp", atk)
        t:health("Imp", health)
      else
        t:in_graveyard(1, "Imp")
      end
    end,
  }
end

local less = stat("damage") - 4
return {
  works_out(1, "Half rounded up is rounded up below 0 too", less:half_up(), { -1, -1, 0, 0, 1, 1, 2, 2 }),
  works_out(2, "Half rounded down is rounded down below 0 too", less:half_down(), { -2, -1, -1, 0, 0, 1, 1, 2 }),
  works_out(3, "At most is no more, and as much where it is less", less:min(1), { -3, -2, -1, 0, 1, 1, 1 }),
  works_out(4, "At least is no less, and as much where it is more", less:max(1), { 1, 1, 1, 1, 1, 2, 3 }),
  works_out(5, "A product may be below 0", less * 3, { -9, -6, -3, 0, 3, 6 }),
  works_out(6, "Exactly so much is neither less nor more", less:is(0), { 0, 0, 0, 1, 0, 0 }),
  works_out(7, "So much at least counts from there on", less:at_least(0), { 0, 0, 0, 1, 1, 1 }),
  works_out(8, "So much at most counts up to there", less:at_most(0), { 1, 1, 1, 1, 0, 0 }),
  works_out(9, "What is not so is so where it is none", less:negate(), { 0, 0, 0, 1, 0, 0 }),
  works_out(10, "A number from which more is taken", 5 - stat("damage") * 2, { 3, 1, -1, -3, -5 }),
  race_scenario(1, "Draenei"), race_scenario(2, "Undead"), race_scenario(3, "Human"), race_scenario(4, "Orc"),
  most_scenario(1, "The most of nobody is none", function(_, crown) return { crown } end, 10),
  most_scenario(2, "The most ATK is that of the first", function(n, crown) return { crown, "Big " .. n, "Imp" } end, 12),
  most_scenario(3, "The most ATK is that of the last", function(n, crown) return { crown, "Imp", "Big " .. n } end, 12),
  most_scenario(4, "The most ATK may be below 0", function(n, crown) return { crown, "Mud " .. n, "Big " .. n, "Imp" } end, 9),
  most_scenario(5, "The most ATK below 0 is that of the last", function(n, crown) return { crown, "Mud " .. n, "Imp", "Big " .. n } end,
    9),
  counter_scenario(1, "A counter of ATK alone changes ATK", "+2 ATK", 5, 9, 1),
  counter_scenario(2, "A counter of health alone changes health", "+2 health", 1, 13, 1),
  counter_scenario(3, "A counter of DEF alone changes DEF", "+2 DEF", 1, 9, 5),
  counter_scenario(4, "A counter may take away", "-1/-2", 0, 5, 1),
  counter_scenario(5, "A counter may raise one and lower the other", "+3/-1", 7, 7, 1),
  counter_scenario(6, "A counter that takes the last health destroys", "-1/-5", nil, nil, 1),
  counter_scenario(7, "A counter of 99 is counted", "+99/+99", 199, 207, 1),
  counter_scenario(8, "A counter of 100 is but a name", "+100/+1", 1, 9, 1),
  counter_scenario(9, "A counter whose second number is 100 is but a name", "+1/+100", 1, 9, 1),
  counter_scenario(10, "A counter that takes 99 is counted", "-99/+1", 0, 11, 1),
  counter_scenario(11, "A counter that takes 100 is but a name", "-100/+1", 1, 9, 1),
  counter_scenario(12, "A counter whose second takes 100 is but a name", "+1/-100", 1, 9, 1),
  counter_scenario(13, "A counter whose second takes 99 destroys", "+1/-99", nil, nil, 1),
  counter_scenario(14, "A counter with more behind its numbers is but a name", "+1/+1 rage", 1, 9, 1),
  counter_scenario(15, "A counter without a second sign is but a name", "+1/1", 1, 9, 1),
}
