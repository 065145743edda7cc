-- Events of Deathwing's deck, from Fiery Corruption to Tentacle Swipe.
local raid = "battle_of_the_aspects"
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 4, text = "" }
local web = ability "Web" { cost = 3, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local cards = { ox = ox, elk = elk, web = web, hat = hat }
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
  scenario "Fiery Corruption burns every hero, and every raider draws" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("fiery_corruption", {}, { { play = { "Ox" } }, {} }),
    play = function(t)
      flipped(t)
      t:damage("hero@1", 5)
      t:damage("hero@2", 5)
      t:damage("Ox", 0)
      t:hand_count(1, 1)
      t:hand_count(2, 1)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@2", 5) end,
  },
  scenario "Fiery Madness: allies burn themselves as hard as they hit; where none falls, one more is flipped" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("fiery_madness", { play = { "Elk" }, deck = { "oozing_blood", "crush" } },
      { { play = { "Ox" } }, { play = { "Elk" } } }),
    play = function(t)
      flipped(t)
      t:damage("Ox", 1)
      t:damage("Elk@2", 2)
      t:damage("Elk@boss", 0)
      t:told { "The Boss player plays Oozing Blood" }
      t:ends_turn()
    end,
    expect = function(t) t:in_graveyard("boss", "battle_of_the_aspects/crush") end,
  },
  scenario "Fiery Madness: where one of them burns to death, nothing more is flipped" {
    raid = raid, cards = cards,
    given = flips("fiery_madness", { deck = { "oozing_blood" } }, { { play = { "Ox", { "Elk", damage = 2 } } } }),
    play = function(t)
      flipped(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(1, "Elk")
      t:deck_count("boss", 1)
    end,
  },
  scenario "Focused Assault: he and all his allies attack the ally with the least health left; one more is flipped" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("focused_assault", { play = { "Elk" }, deck = { "rage_of_the_destroyer", "crush" } },
      { { play = { "Elk" } }, { play = { { "Ox", damage = 4 } } } }),
    play = function(t)
      flipped(t)
      t:everyone_passes()                                  -- 2 to each: the Elk has 2 left, the Ox 3
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(1, "Elk")                             -- by him
      t:in_play(2, "Ox")
      t:damage("Ox", 8)                                    -- by his Elk, which now finds the Ox alone
      t:damage("hero@1", 2)
    end,
  },
  scenario "Hemorrhage: MARKED's controller rolls; even bleeds" {
    raid = raid, raiders = 2, cards = cards,
    given = function(t)
      flips("hemorrhage", {}, { { play = { "Ox" } }, {} })(t)
      t:dice { 4 }
    end,
    play = function(t)
      flipped(t)
      t:count_in_play("boss", "Corrupted Blood", 4)
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3 + 4) t:damage("Ox", 0) end,
  },
  scenario "Hemorrhage: odd burns MARKED's party" {
    raid = raid, raiders = 2, cards = cards,
    given = function(t)
      flips("hemorrhage", {}, { { play = { "Ox" } }, { play = { "Ox" } } })(t)
      t:dice { 3 }
    end,
    play = function(t)
      flipped(t)
      t:damage("hero@1", 3)
      t:damage("Ox@1", 3)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("hero@2", 0)
      t:damage("Ox@2", 0)
      t:count_in_play("boss", "Corrupted Blood", 0)
    end,
  },
  scenario "Incinerating Bolt: the dearest ally of each graveyard goes for good, and burns its owner's hero" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("incinerating_bolt", {},
      { { graveyard = { "Ox" }, deck = { "Web", "Elk", "Hat", "Hat" } }, { deck = { "Web", "Hat", "Hat", "Elk" } } }),
    play = function(t)
      flipped(t)
      t:removed(1, "Elk")
      t:in_graveyard(1, "Ox")
      t:damage("hero@1", 2)
      t:damage("hero@2", 0)
      t:graveyard_count(2, 3)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 2 + 3) end,
  },
  scenario "Inferno Pulse: 1 to all, and one more is flipped, which may be answered by itself" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("inferno_pulse", { deck = { "rage_of_the_destroyer", "crush" } }, { { play = { "Ox" } }, {} }),
    play = function(t)
      flipped(t)
      t:damage("Ox", 1)
      t:damage("hero@2", 1)
      t:chain(1)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:damage("Ox", 3)
      t:ends_turn()
    end,
    expect = function(t) t:in_deck("boss", "battle_of_the_aspects/crush") end,
  },
  scenario "Oozing Blood: two tokens, and one more is flipped" {
    raid = raid, cards = cards,
    given = flips("oozing_blood", { deck = { "swarm_of_blood", "crush" } }, { {} }),
    play = function(t)
      flipped(t)
      t:count_in_play("boss", "Corrupted Blood", 2)
      t:chain(1)
      t:everyone_passes()
      t:count_in_play("boss", "Corrupted Blood", 5)
      t:atk("hero@boss", 3 + 5)                        -- Swarm of Blood: 1 for each of them
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3 + 5 + 5) t:atk("hero@boss", 0) end,
  },
  scenario "Punishing Blood: a token for each ability and ally that is discarded" {
    raid = raid, raiders = 3, cards = cards,
    given = flips("punishing_blood", {}, { { hand = { "Hat", "Ox" } }, { hand = { "Hat" } }, { hand = { "Web" } } }),
    play = function(t)
      flipped(t)
      t:answers(1, "Ox")
      t:answers(2, "Hat")
      t:answers(3, "Web")
      t:hand_count(1, 1)
      t:hand_count(2, 0)
      t:hand_count(3, 0)
      t:count_in_play("boss", "Corrupted Blood", 2)
      t:ends_turn()
    end,
    expect = function(t) t:in_hand(1, "Hat") end,
  },
  scenario "Rage of the Destroyer in his second stage: 2 to all" {
    raid = raid, raiders = 2, cards = cards,
    given = function(t)
      flips("rage_of_the_destroyer", { boss = "deathwing_2", deck = { "fiery_corruption" } },
        { { play = { "Ox" } }, {} })(t)
      t:words { stage = 2 }
    end,
    play = function(t)
      flipped(t)
      t:damage("Ox", 2)
      t:damage("hero@2", 2)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox", 2) end,
  },
  scenario "Rage of the Destroyer in his third stage: 5 to all" {
    raid = raid, raiders = 2, cards = cards,
    given = function(t)
      flips("rage_of_the_destroyer", { boss = "deathwing_3", deck = { "elementium_terror", "elementium_terror" } },
        { { play = { "Ox" } }, {} })(t)
      t:words { stage = 3 }
    end,
    play = function(t)
      flipped(t)
      t:damage("Ox", 5)
      t:damage("hero@2", 5)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox", 5) end,
  },
  scenario "Summon Boss: the first ally with Boss of his deck comes, all before it are shown and shuffled in again" {
    raid = raid, cards = cards,
    given = flips("summon_boss", { deck = { "elementium_terror", "crush", "morchok", "ultraxion" } },
      { { play = { "Ox" } } }),
    play = function(t)
      flipped(t)
      t:in_play("boss", "Morchok")
      t:told { "Elementium Terror", "Crush", "Morchok" }
      t:not_told { "Ultraxion" }
      t:deck_count("boss", 3)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox", 1) t:damage("hero@1", 1 + 3) end,
  },
  scenario "Summon Boss: where none is left, all are shown and shuffled in again" {
    raid = raid, cards = cards,
    given = flips("summon_boss", { deck = { "elementium_terror", "crush" } }, { {} }),
    play = function(t)
      flipped(t)
      t:told { "Elementium Terror", "Crush" }
      t:deck_count("boss", 2)
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", "Elementium Terror", 0) end,
  },
  scenario "Tentacle Swipe: the raid loses three cards in all, whose they are is for the raiders to say" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("tentacle_swipe", {},
      { { play = { "Ox", "Hat", "Web" }, resources = 2 }, { play = { "Elk", "Ox" } } }),
    play = function(t)
      flipped(t)
      t:answers("all", { "Ox@2", "Web", "Hat" })
      t:in_graveyard(2, "Ox")
      t:in_graveyard(1, "Web")
      t:in_graveyard(1, "Hat")
      t:ends_turn()
    end,
    expect = function(t) t:in_play(1, "Ox") t:in_play(2, "Elk") t:resources(1, 2) end,
  },
}
