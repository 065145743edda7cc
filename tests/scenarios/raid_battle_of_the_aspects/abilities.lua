-- The abilities of Deathwing and his armor.
local raid = "battle_of_the_aspects"
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 4, text = "" }
local web = ability "Web" { cost = 3, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local wall = item "Wall" { cost = 0, text = "Prevent any damage to your hero.",
  powers = { prevents.damage { to = your.hero, all = true } } }
local jab = ability "Jab" { cost = 0, instant = true, text = "Your hero deals 6 fire damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(6, "fire", t.prey) end }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(_, t) t.prey:destroy() end }
local pierce = ability "Pierce" { cost = 0, instant = true, text = "Your hero deals 1 unpreventable fire damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.prey, { unpreventable = true }) end }
local cards = { pierce = pierce, ox = ox, elk = elk, web = web, hat = hat, wall = wall, jab = jab, doom = doom }
local down = function(card) return { card, down = true } end
local spent = function(card) return { card, down = true, exhausted = true } end
local hero = function(damage) return { "hoa/ta_zo", damage = damage } end

-- His turn with this on top of his deck; the first raider is MARKED. He deals 5 as he attacks.
local function flips(card, boss, seats)
  return function(t)
    for seat, has in ipairs(seats) do
      has.hero, has.deck = has.hero or hero(0), has.deck or { "Hat", "Hat", "Hat", "Hat", "Hat", "Hat" }
      t:seat(seat, has)
    end
    t:boss { boss = boss.boss or "deathwing_1", play = boss.play, graveyard = boss.graveyard,
      deck = { card, table.unpack(boss.deck or {}) } }
    t:words { _raiders = #seats }
    if #seats > 1 then t:random { 1 } end
    t:turn("boss", "ready")
  end
end

local function flipped(t)
  t:everyone_passes()                                      -- the ready step
  t:everyone_passes()                                      -- the Dawn
  t:chain(1)
  t:everyone_passes()
end
return {
  scenario "Barrel Roll: three cards each; who guessed whether their costs add up to even draws, who did not loses and burns" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("barrel_roll", {},
      { { deck = { "Web", "Elk", "Web", "Hat", "Hat" }, play = { "Ox" } },                   -- 8
        { deck = { "Web", "Hat", "Elk", "Hat", "Hat" }, play = { "Ox", "Hat" }, resources = { down "Web", down "Elk" } } }),
    play = function(t)
      flipped(t)
      t:answers(1, "even")
      t:answers(2, "even")
      t:graveyard_count(1, 3)
      t:answers(2, { "Ox", "Elk", "Web" })
      t:in_graveyard(2, "Ox")
      t:in_play(2, "Hat")
      t:resources(2, 0)
      t:hand_count(1, 1)
      t:hand_count(2, 0)
      t:damage("hero@2", 5)
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox@1", 0) end,
  },
  scenario "Blistering Tentacle: two tokens; as his turn ends 1 for each of them to every hero" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("blistering_tentacle", {}, { {}, { play = { "Ox" } } }),
    play = function(t)
      flipped(t)
      t:in_play("boss", "Blistering Tentacle")
      t:count_in_play("boss", "Corrupted Blood", 2)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3 + 2 + 2) t:damage("hero@2", 2) t:damage("Ox", 0) end,
  },
  scenario "Elementium Bolt: 3 unpreventable damage as the next Dawn comes, and discards at each one after that" {
    raid = raid, raiders = 1, cards = cards,
    given = flips("elementium_terror", { play = { { "Elementium Bolt", counters = { elementium = 1 } } } },
      { { play = { "Wall", "Ox" }, hand = { "Hat" } } }),
    play = function(t)
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
      t:damage("hero@1", 3)
      t:damage("Ox", 3)
      t:counters("Elementium Bolt", "elementium", 0)
      t:hand_count(1, 1)
      t:ends_turn()
      t:hand_count(1, 2)
      t:ends_turn()
      t:answers(1, { "Hat", 1 })
      t:ends_turn()                                        -- he attacks
      t:ends_turn()
    end,
    expect = function(t)
      t:graveyard_count(1, 1)
      t:told { "discards" }
    end,
  },
  scenario "Elementium Bolt enters play with its counter" {
    raid = raid, cards = cards,
    given = flips("elementium_bolt", {}, { {} }),
    play = function(t)
      flipped(t)
      t:counters("Elementium Bolt", "elementium", 1)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3) end,
  },
  scenario "8 damage to him in one turn, however it comes, breaks what stays; less in two turns does not" {
    raid = raid, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Jab", "Jab", "Pierce", "Pierce", "Web" }, deck = { "Hat", "Hat", "Hat" } })
      t:boss { play = { "Blistering Tentacle", "Elementium Bolt", { "Mutated Corruption", attached_to = "hero@1" } },
        deck = { "elementium_terror", "elementium_terror" } }
      t:words { _raiders = 1 }
    end,
    play = function(t)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:ends_turn()
      t:answers(1, "Web")
      t:ends_turn()
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, { "Pierce", 1 }, { target = "hero@boss" })
      t:everyone_passes()
      t:chain(1)                                           -- his attack alone: 7 is too little
      t:plays(1, "Pierce", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Blistering Tentacle")
      t:in_graveyard("boss", "Elementium Bolt")
      t:in_graveyard("boss", "Mutated Corruption")
    end,
  },
  scenario "Mutated Corruption attaches to MARKED, holds two of its player's resources, and lashes it at each Dawn" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("mutated_corruption", { deck = { "elementium_terror", "elementium_terror" } },
      { { resources = { down "Ox", down "Elk", down "Web" } }, { resources = 3 } }),
    play = function(t)
      flipped(t)
      t:attached("Mutated Corruption", "hero@1")
      t:everyone_passes()
      t:answers(1, { "Ox", "Elk" })
      t:ready_resources(1, 1)
      t:ready_resources(2, 3)
      t:ends_turn()
      t:ready_resources(1, 1)                              -- they did not ready
      t:damage("hero@1", 3)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(2) t:resources(1, 3) end,
  },
  scenario "Mutated Corruption holds resources that were exhausted already, until it is gone" {
    raid = raid, cards = cards,
    given = flips("mutated_corruption", { deck = { "elementium_terror", "elementium_terror", "elementium_terror" } },
      { { hand = { "Jab", "Jab" }, resources = { spent "Ox", spent "Elk", spent "Web" } } }),
    play = function(t)
      flipped(t)
      t:everyone_passes()
      t:answers(1, { "Ox", "Elk" })
      t:ends_turn()
      t:ready_resources(1, 1)
      for _ = 1, 2 do
        t:plays(1, "Jab", { target = "hero@boss" })
        t:everyone_passes()
      end
      t:everyone_passes()
      t:in_graveyard("boss", "Mutated Corruption")
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:ready_resources(1, 3) end,
  },
  scenario "Mutated Corruption: 3 to its bearer at the Dawn, whoever is MARKED by then" {
    raid = raid, raiders = 2, cards = cards,
    given = function(t)
      t:seat(1, { hero = hero(0), deck = { "Hat", "Hat" }, resources = 2 })
      t:seat(2, { hero = hero(0), deck = { "Hat", "Hat" } })
      t:boss { play = { { "Mutated Corruption", attached_to = "hero@2" } }, deck = { "elementium_terror" } }
      t:words { _raiders = 2 }
      t:random { 1 }
      t:turn("boss", "ready")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("hero@1", 3) t:damage("hero@2", 3) end,
  },
  scenario "Mutated Corruption finds nobody MARKED: it goes to the graveyard" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("mutated_corruption", {}, { { hand = { "Doom" } }, {} }),
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:plays(1, "Doom", { target = "hero@1" })
      t:everyone_passes()
      t:lost(1)
      t:ends_turn()
    end,
    expect = function(t) t:in_graveyard("boss", "Mutated Corruption") end,
  },
  scenario "Elementium Armor: four plates; each use costs one, and he has Assault 1 for each" {
    raid = raid, cards = cards,
    given = flips("elementium_armor", {}, { { hand = { "Jab", "Jab" } } }),
    play = function(t)
      flipped(t)
      t:counters("Elementium Armor", "+1 DEF", 4)
      t:atk("hero@boss", 3 + 4)
      t:ends_turn()
      t:damage("hero@1", 7)
      t:def("Elementium Armor", 4)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
      t:damage("hero@boss", 2)                             -- 6, less 4
      t:counters("Elementium Armor", "+1 DEF", 3)
      t:exhausted("Elementium Armor")
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@boss", 8) t:in_play("boss", "Elementium Armor") end,
  },
  scenario "Elementium Armor prevents nothing of what comes after he was dealt damage in that turn" {
    raid = raid, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Pierce", "Jab", "Jab" }, deck = { "Hat", "Hat" } })
      t:boss { play = { { "Elementium Armor", counters = { ["+1 DEF"] = 4 } } }, deck = { "crush", "crush", "crush" } }
    end,
    play = function(t)
      t:plays(1, "Pierce", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:damage("hero@boss", 7)
      t:ready("Elementium Armor")
      t:ends_turn()
      t:ends_turn()
      t:plays(1, { "Jab", 1 }, { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t) t:exhausted("Elementium Armor") t:counters("Elementium Armor", "+1 DEF", 3) end,
  },
  scenario "Elementium Armor goes with its last plate" {
    raid = raid, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Jab" }, deck = { "Hat" } })
      t:boss { play = { { "Elementium Armor", counters = { ["+1 DEF"] = 1 } } }, deck = { "elementium_terror" } }
    end,
    play = function(t)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t) t:in_graveyard("boss", "Elementium Armor") t:damage("hero@boss", 5) end,
  },
}
