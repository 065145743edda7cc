-- Deathwing's turn, in its order.
local raid, terror = "battle_of_the_aspects", "elementium_terror"

local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Protector" }, text = "Protector" }
local cloak = item "Cloak" { cost = 0, text = "Your hero can't be attacked.",
  powers = { gives { to = your.hero, cant = "be attacked" } } }

local function begins(stage, heroes, boss)
  return function(t)
    for seat, damage in ipairs(heroes) do
      t:seat(seat, { hero = { "hoa/ta_zo", damage = damage }, deck = { "hoa/fire_blast" } })
    end
    t:boss { boss = { "battle_of_the_aspects/deathwing_" .. stage, damage = 7, exhausted = true },
      play = boss.play, deck = boss.deck }
    t:words { stage = stage, _raiders = boss.raiders or #heroes }
    if boss.marked then t:random { boss.marked } end
    t:turn("boss", "ready")
  end
end

local function to_dawn(t) t:everyone_passes() end

return {
  scenario "Below 10 damage on every hero Deathwing stays as he is; he readies" {
    raid = raid, cites = { "BA:Raid Rules: turn 1 ready", "BA:Raid Rules: turn 2 advance" },
    given = begins(1, { 9 }, {}),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 1)
      t:ready("hero@boss")
      t:asked(1, "Your move")
    end,
  },
  scenario "At 20 damage on a hero he advances once and keeps his damage" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    given = begins(1, { 20 }, {}),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 2)
      t:damage("hero@boss", 7)
      t:asked(1, "Your move")
    end,
  },
  scenario "His third stage waits for a raider who is out of the game" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    given = begins(3, { 24 }, {}),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 3)
      t:asked(1, "Your move")
    end,
  },
  scenario "With one raider out of the game his third stage ends" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    given = begins(3, { 0 }, { raiders = 2 }),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 4)
      t:asked(1, "Your move")
    end,
  },
  scenario "The second of two heroes is MARKED, and he is attacked" {
    raid = raid, raiders = 2,
    cites = { "BA:Raid Rules: turn 3 MARKED", "BA:Raid Rules: turn 5 Flip", "BA:Raid Rules: turn 6 attacks" },
    given = begins(1, { 0, 0 }, { marked = 2, deck = { "inferno_pulse", "rage_of_the_destroyer", "crush" } }),
    play = function(t)
      to_dawn(t)
      t:everyone_passes()
      t:chain(1)                          -- the first flip
      t:everyone_passes()
      t:damage("hero@1", 1)
      t:chain(1)                          -- one more, by the first
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
      t:damage("hero@2", 6)
      t:is_turn(1)
    end,
  },
  scenario "At 10 damage on any hero he advances, and flips and hits as his new stage says at once" {
    raid = raid, raiders = 2, cites = { "BA:Raid Rules: turn 2 advance", "BA:Raid Rules: turn 5 Flip" },
    given = begins(1, { 0, 10 }, { marked = 1, deck = { "inferno_pulse", "inferno_pulse", terror, terror, terror } }),
    play = function(t)
      to_dawn(t)
      t:word("stage", 2)
      t:in_play("boss", "battle_of_the_aspects/deathwing_2")
      t:ready("hero@boss")
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 1 + 1 + 5) t:damage("hero@2", 10 + 1 + 1) end,
  },
  scenario "In his second stage he waits for 20 damage" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    given = begins(2, { 19 }, {}),
    play = to_dawn,
    expect = function(t) t:word("stage", 2) t:asked(1, "Your move") end,
  },
  scenario "At 20 damage his second stage ends, and the third comes, which flips three" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance", "BA:Raid Rules: turn 5 Flip" },
    given = begins(2, { 20 }, { deck = { terror, terror, terror, terror } }),
    play = function(t)
      to_dawn(t)
      t:word("stage", 3)
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", "Elementium Terror", 3) end,
  },
  scenario "In his last stage he flips four, and stays as he is" {
    raid = raid, raiders = 2, cites = { "BA:Raid Rules: turn 2 advance", "BA:Raid Rules: turn 5 Flip" },
    given = begins(4, { 0, 0 }, { raiders = 3, marked = 2, deck = { terror, terror, terror, terror, terror } }),
    play = function(t)
      to_dawn(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:word("stage", 4)
      t:count_in_play("boss", "Elementium Terror", 4)
      t:damage("hero@2", 20)
    end,
  },
  scenario "Damage that was healed by then does not count" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    cards = { balm = ability "Balm" { cost = 0, instant = true, text = "Your hero heals 1 damage from target hero.",
      targets = { target("hero", any.hero, help) }, play = function(me, t) me.hero:heal(1, t.hero) end } },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 10 }, hand = { "Balm" }, deck = { "hoa/fire_blast" } })
      t:boss { deck = { terror } }
      t:words { _raiders = 1 }
    end,
    play = function(t)
      t:plays(1, "Balm", { target = "hero@1" })
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:word("stage", 1) end,
  },
  scenario "All that is exhausted on his side readies: his allies and equipment, too" {
    raid = raid, cites = { "BA:Raid Rules: turn 1 ready" },
    given = begins(1, { 0 }, { play = { { "Elementium Armor", exhausted = true }, { "Elementium Terror", exhausted = true } } }),
    play = function(t)
      t:ready("Elementium Armor")
      t:ready("Elementium Terror")
    end,
    expect = function(t) t:asked(1, "Your move") end,
  },
  scenario "Only the heroes of raiders who are still there may be MARKED" {
    raid = raid, raiders = 3, cites = { "BA:Raid Rules: turn 3 MARKED" },
    given = function(t)
      for seat = 1, 3 do t:seat(seat, { hero = "hoa/ta_zo", deck = { "hoa/fire_blast" } }) end
      t:boss { deck = { terror } }
      t:words { _raiders = 3 }
      t:random { 2 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:concedes(1)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@3", 3) t:damage("hero@2", 0) t:is_turn(2) end,
  },
  scenario "Each of his turns marks a hero anew, and the one before is no longer MARKED" {
    raid = raid, raiders = 2, cites = { "BA:Raid Rules: turn 3 MARKED" },
    given = function(t)
      for seat = 1, 2 do t:seat(seat, { hero = "hoa/ta_zo", deck = { "hoa/fire_blast", "hoa/fire_blast" } }) end
      t:boss { deck = { "mutated_corruption", terror } }
      t:words { _raiders = 2 }
      t:random { 1, 2 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      for _ = 1, 4 do t:ends_turn() end
    end,
    expect = function(t) t:is_turn(1) t:damage("hero@1", 3 + 3) t:damage("hero@2", 3) end,
  },
  scenario "He attacks first, then his allies in the order in which they came; an ally of this turn only with Ferocity" {
    raid = raid, cites = { "BA:Raid Rules: turn 6 attacks" },
    given = begins(1, { 0 }, { play = { "Hideous Amalgamation", "Corrupted Blood", "Elementium Terror" },
      deck = { "oozing_blood", terror, terror } }),
    play = function(t)
      to_dawn(t)
      t:ends_turn()
      t:told { "Deathwing the Destroyer deals 3", "Hideous Amalgamation deals 6", "Corrupted Blood deals 1", "Elementium Terror deals 3",
        "Corrupted Blood deals 1", "Corrupted Blood deals 1" }
    end,
    expect = function(t)
      t:damage("hero@1", 3 + 6 + 1 + 3 + 1 + 1)            -- the Terror that came in this turn waits
      t:count_in_play("boss", "Elementium Terror", 2)
    end,
  },
  scenario "Raiders answer his attacks, and protect whom he attacks; defenders deal him no damage" {
    raid = raid, raiders = 2, cites = { "BA:Raid Rules: turn 6 attacks" },
    cards = { elk = elk },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", marks = { "MARKED" } }, deck = { "hoa/fire_blast" } })
      t:seat(2, { play = { "Elk" }, deck = { "hoa/fire_blast" } })
      t:boss { deck = { terror } }
      t:turn("boss")
    end,
    play = function(t)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:protects(2, "Elk")
      t:ends_turn()
    end,
    expect = function(t) t:damage("Elk", 3) t:damage("hero@1", 0) t:damage("hero@boss", 0) end,
  },
  scenario "MARKED can't be attacked: another of that party is, though others could be" {
    raid = raid, raiders = 2, cites = { "BA:Raid Rules: turn 6 attacks" },
    cards = { cloak = cloak, elk = elk },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", marks = { "MARKED" } }, play = { "Cloak", "Elk" }, deck = { "hoa/fire_blast" } })
      t:seat(2, { play = { "Elk" }, deck = { "hoa/fire_blast" } })
      t:boss { deck = { terror } }
      t:turn("boss")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("Elk@1", 3) t:damage("Elk@2", 0) t:damage("hero@2", 0) end,
  },
  scenario "MARKED and all beside it can't be attacked: nobody is, and his turn ends" {
    raid = raid, raiders = 2, cites = { "BA:Raid Rules: turn 6 attacks", "BA:Raid Rules: turn end" },
    cards = { cloak = cloak },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", marks = { "MARKED" } }, play = { "Cloak" }, deck = { "hoa/fire_blast" } })
      t:seat(2, { deck = { "hoa/fire_blast" } })
      t:boss { play = { "Morchok" }, deck = { terror } }
      t:turn("boss")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn(1) t:damage("hero@2", 0) t:ready("hero@boss") t:ready("Morchok") end,
  },
  scenario "MARKED has left: until his next turn nobody is MARKED, and he attacks whom he can, at random" {
    raid = raid, raiders = 3, cites = { "BA:Raid Rules: turn 6 attacks", "BA:Raid Rules: turn 3 MARKED" },
    cards = { elk = elk },
    given = function(t)
      for seat = 1, 3 do t:seat(seat, { hero = "hoa/ta_zo", deck = { "hoa/fire_blast" } }) end
      t:boss { play = { { "Ruby Limb Tentacle", exhausted = true }, "Elk" }, deck = { "hemorrhage", terror } }
      t:words { _raiders = 3 }
      t:random { 1, 2, 2, 1 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:concedes(1)                                        -- Ruby waits on the chain, the flip comes
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@3", 3) t:damage("hero@2", 1) t:is_turn(2) t:count_in_play("boss", "Corrupted Blood", 0) end,
  },
}
