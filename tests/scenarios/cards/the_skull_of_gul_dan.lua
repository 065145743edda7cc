local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local two_ways = ally "Two Ways" { cost = 1, atk = 1, damage = "melee", health = 9,
  values = { price = 3 },
  text = "({price}): Draw a card. <p> X: Your hero heals X damage from itself.",
  powers = {
    pays { cost = { resources = value.price }, effect = function(me) me.player:draw(1) end },
    pays { cost = { resources = x }, effect = function(me) me.hero:heal(me.x, me.hero) end },
  } }
local ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 9,
  text = "X: Your hero heals X damage from itself. Only while this is in your graveyard.",
  powers = {
    pays { works_in = "graveyard", cost = { resources = x },
      effect = function(me) me.player.hero:heal(me.x, me.player.hero) end },
  } }
local skull = "The Skull of Gul'dan"

local function activated(name, seat, boss, moves, more)
  return scenario(name) {
    raid = "black_temple",
    cites = { "R505:The Skull of Gul'dan", "CR 707.1e", "CR 201.3" },
    cards = { ox = ox, two_ways = two_ways, ghost = ghost },
    given = function(t)
      seat.play = seat.play or {}
      t:seat(1, seat)
      t:seat(1, { play = { skull } })
      t:boss(boss)
    end,
    play = function(t)
      t:uses(1, skull)
      t:exhausted(skull)
      t:everyone_passes()
      moves(t)
    end,
    expect = more,
  }
end

-- The next Aimed Shot of one still costs nothing but its resource: the Skull's offer was not used up.
local function still_offered(t)
  t:plays(1, "Aimed Shot", { x = 2, target = "Ox@boss" })
end

return {
  activated("Aimed Shot costs two less, once",
    { hero = "tdp/grumpherys", hand = { "Aimed Shot", "Aimed Shot" }, resources = 5 },
    { play = { "Ox" } }, function(t)
      t:plays(1, { "Aimed Shot", 1 }, { x = 3, target = "Ox" })
      t:ready_resources(1, 3)                       -- 4 less 2
      t:everyone_passes()
      t:damage("Ox", 3)
      t:plays(1, "Aimed Shot", { x = 2, target = "Ox" })
      t:ready_resources(1, 0)                       -- 3
      t:everyone_passes()
    end, function(t) t:damage("Ox", 5) end),
  activated("\"Chipper\" Ironbane's power costs two less",
    { play = { "\"Chipper\" Ironbane" }, resources = 2, hand = { "Aimed Shot" } },
    { play = { "Krol Blade", "Ox" } }, function(t)
      t:uses(1, "\"Chipper\" Ironbane", { x = 3 })
      t:ready_resources(1, 1)
      t:everyone_passes()
      t:in_graveyard("boss", "Krol Blade")
      t:plays(1, "Aimed Shot", { target = "Ox" })
      t:ready_resources(1, 0)                       -- it was used up
      t:everyone_passes()
    end, function(t) t:in_graveyard(1, "\"Chipper\" Ironbane") end),
  activated("Preparing for War costs two less",
    { resources = { "Preparing for War", { "Ox", down = true } }, graveyard = { "Ox", "Ox", "Ox" } },
    {}, function(t)
      t:completes(1, "Preparing for War", { x = 3 })
      t:ready_resources(1, 1)
      t:everyone_passes()
    end, function(t) t:graveyard_count(1, 0) end),
  activated("Cleave has no X in its cost",
    { hand = { "Cleave", "Aimed Shot" }, resources = 5, play = { "Krol Blade" } },
    { play = { "Ox" } }, function(t)
      t:plays(1, "Cleave", { targets = { { "Ox" } } })
      t:ready_resources(1, 1)                       -- 4
      t:everyone_passes()
      t:damage("Ox", 4)
      still_offered(t)
      t:ready_resources(1, 0)                       -- 3 less 2
      t:everyone_passes()
    end, function(t) t:damage("Ox", 6) end),
  activated("Dizdemona's X is damage",
    { hero = "hoa/dizdemona", hand = { "Aimed Shot" }, resources = 4 },
    { play = { "Ox" } }, function(t)
      t:uses(1, "Dizdemona", { target = "Ox", pay = { 2 } })
      t:ready_resources(1, 1)                       -- 3
      t:everyone_passes()
      still_offered(t)
      t:ready_resources(1, 0)
      t:everyone_passes()
    end, function(t) t:damage("Ox", 4) end),
  activated("Massacre's X is a number of cards",
    { hero = "hoa/timmo_shadestep", hand = { "Massacre", "Aimed Shot" }, resources = 4,
      graveyard = { "Gouge" } },
    { play = { "Ox", { "Parvink", exhausted = true } } }, function(t)
      t:plays(1, "Massacre", { x = 1, target = "Parvink", pay = { "Gouge" } })
      t:ready_resources(1, 1)                       -- 3
      t:everyone_passes()
      t:in_graveyard("boss", "Parvink")
      still_offered(t)
      t:ready_resources(1, 0)
      t:everyone_passes()
    end, function(t) t:damage("Ox", 2) end),
  activated("A card whose power alone has an X costs what it says",
    { hero = "tdp/grumpherys", hand = { "\"Chipper\" Ironbane", "Aimed Shot" }, resources = 5 },
    { play = { "Ox" } }, function(t)
      t:plays(1, "\"Chipper\" Ironbane")
      t:ready_resources(1, 3)                       -- 2
      t:everyone_passes()
      still_offered(t)
      t:ready_resources(1, 2)                       -- 3 less 2
      t:everyone_passes()
    end, function(t) t:damage("Ox", 2) end),
  activated("A power without X costs what it says beside one with X",
    { hero = "tdp/grumpherys", play = { "Two Ways" }, resources = 5, deck = { "Cleave" } },
    {}, function(t)
      t:uses(1, "Two Ways", { power = 1 })
      t:ready_resources(1, 2)                       -- 3
      t:everyone_passes()
      t:uses(1, "Two Ways", { power = 2, x = 4 })
      t:ready_resources(1, 0)                       -- 4 less 2
      t:everyone_passes()
    end, function(t) t:hand_count(1, 1) end),
  activated("A power with X in the graveyard costs two less",
    { hero = "tdp/grumpherys", graveyard = { "Ghost" }, resources = 5 },
    {}, function(t)
      t:uses(1, "Ghost", { x = 3 })
      t:everyone_passes()
    end, function(t) t:ready_resources(1, 4) end),
  activated("Another turn's Aimed Shot costs what it says",
    { hand = { "Aimed Shot" }, resources = 4, deck = { "Ox", "Ox" } },
    { boss = "black_temple/supremus", play = { { "Ox", exhausted = true } }, deck = { "Ox" } },
    function(t)
      t:ends_turn()
      t:ends_turn()
      t:plays(1, "Aimed Shot", { x = 3, target = "Ox@boss" })
      t:ready_resources(1, 0)
      t:everyone_passes()
    end, function(t) t:damage("Ox@boss", 3) end),
}
