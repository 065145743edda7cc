-- The allies of Deathwing: six Bosses, the Terror, the Amalgamation.
local raid = "battle_of_the_aspects"
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 4, text = "" }
local web = ability "Web" { cost = 3, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local stone = ally "Stone" { cost = 1, atk = 0, damage = "melee", health = 9,
  text = "Prevent any damage to this outside of combat.",
  powers = { prevents.damage { to = this, combat = false, all = true } } }
local balm = ability "Balm" { cost = 0, instant = true, text = "Your hero heals all damage from target hero.",
  targets = { target("hero", any.hero, help) }, play = function(me, t) me.hero:heal("all", t.hero) end }
local dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.prey) end }
local rock = ally "Rock" { cost = 1, atk = 0, damage = "melee", health = 99, text = "" }
local cards = { rock = rock, ox = ox, elk = elk, web = web, hat = hat, stone = stone, balm = balm, dart = dart }
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
-- His attacks: he has been exhausted, so that his allies alone attack. The first raider is MARKED.
local function attacks(stage, play, seats)
  return function(t)
    for seat, has in ipairs(seats) do
      has.hero = { "hoa/ta_zo", marks = seat == 1 and { "MARKED" } or nil }
      has.deck = has.deck or { "Hat", "Hat", "Hat", "Hat" }
      t:seat(seat, has)
    end
    t:boss { boss = { "deathwing_" .. stage, exhausted = true }, play = play,
      deck = { "oozing_blood", "crush", "crush" } }
    t:words { stage = stage, _raiders = #seats }
    t:turn("boss")
  end
end

return {
  scenario "Morchok comes: 1 to all, and the allies whom it hurt are exhausted" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("morchok", { play = { "Elk" } }, { { play = { "Ox" } }, { play = { "Stone" } } }),
    play = function(t)
      flipped(t)
      t:everyone_passes()
      t:damage("Ox", 1)
      t:exhausted("Ox")
      t:damage("hero@2", 1)
      t:ready("Stone")
      t:damage("Elk", 0)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Stone", 0) end,
  },
  scenario "Morchok in the second stage: twice what he has dealt a defending hero goes to each other one" {
    raid = raid, raiders = 3, cards = cards,
    given = attacks(2, { "Morchok" }, { {}, {}, { play = { "Ox" } } }),
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:damage("hero@1", 3)
      t:damage("hero@2", 6)
      t:damage("hero@3", 6)
      t:damage("hero@boss", 0)
      t:damage("Ox", 0)
    end,
  },
  scenario "Morchok in the first stage hurts the defender alone" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(1, { "Morchok" }, { {}, {} }),
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("hero@1", 3) t:damage("hero@2", 0) end,
  },
  scenario "Warlord Zon'ozz attacks who has most health left, with 3 ATK more; a death costs a card, and burns the others" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Warlord Zon'ozz" },
      { { play = { "Elk" } }, { play = { { "Ox", damage = 3 } }, deck = { "Web", "Hat", "Hat" } } }),
    play = function(t)
      t:atk("Warlord Zon'ozz", 3)
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(2, "Ox")
      t:removed(2, "Web")
      t:damage("hero@1", 3)                                -- as the Web costs
      t:damage("hero@2", 0)
      t:in_play(1, "Elk")
    end,
  },
  scenario "Warlord Zon'ozz takes nothing where the ally that he hits lives on" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Warlord Zon'ozz" }, { {}, { play = { "Rock" }, deck = { "Web", "Hat", "Hat" } } }),
    play = function(t)
      t:ends_turn()
      t:told { "Warlord Zon'ozz attacks Rock" }
      t:not_told { "Web" }
    end,
    expect = function(t) t:in_deck(2, "Web") t:damage("hero@1", 0) end,
  },
  scenario "Warlord Zon'ozz finds no ally: he attacks MARKED without the 3, and nothing is removed" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Warlord Zon'ozz" }, { { deck = { "Web", "Hat", "Hat" } }, {} }),
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("hero@1", 3) t:damage("hero@2", 0) t:deck_count(1, 2) t:in_hand(1, "Web") end,
  },
  scenario "Warlord Zon'ozz in the first stage removes nothing" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(1, { "Warlord Zon'ozz" }, { {}, { play = { "Elk" }, deck = { "Web", "Hat" } } }),
    play = function(t) t:ends_turn() end,
    expect = function(t) t:in_graveyard(2, "Elk") t:damage("hero@1", 0) t:in_deck(2, "Web") end,
  },
  scenario "Yor'sahj the Unsleeping attacks the ally with the least health left; an ability on top burns its player" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Yor'sahj the Unsleeping" },
      { { play = { "Ox" } }, { play = { { "Elk", damage = 1 } }, deck = { "Web", "Hat" } } }),
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:in_graveyard(2, "Elk")
      t:damage("hero@2", 3)
      t:damage("hero@1", 0)
      t:in_deck(2, "Web")
      t:in_deck("boss", "battle_of_the_aspects/oozing_blood")
    end,
  },
  scenario "Yor'sahj the Unsleeping shows nothing where the ally that he hits lives on" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Yor'sahj the Unsleeping" }, { {}, { play = { "Rock" }, deck = { "Web", "Hat", "Hat" } } }),
    play = function(t)
      t:ends_turn()
      t:told { "Yor'sahj the Unsleeping attacks Rock" }
      t:not_told { "Web" }
    end,
    expect = function(t) t:in_deck(2, "Web") t:damage("hero@2", 0) end,
  },
  scenario "Morchok and Hagara answer no hero who attacks them, and Morchok hurts no hero of his side" {
    raid = raid, raiders = 2, cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Hat" } })
      t:seat(2, { deck = { "Hat" } })
      t:boss { boss = "deathwing_2", play = { "Morchok", "Hagara the Stormbinder" }, deck = { "crush" } }
      t:words { stage = 2, _raiders = 2 }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Morchok")
      t:to_end_of_combat()
      t:chain(0)
      t:ends_turn()
      t:attacks(2, "hero@2", "Hagara the Stormbinder")
      t:to_end_of_combat()
      t:chain(0)
    end,
    expect = function(t) t:damage("hero@boss", 0) end,
  },
  scenario "Yor'sahj the Unsleeping: an ally on top flips a card, which is played before the next attack" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Yor'sahj the Unsleeping", "Elk" },
      { { hand = { "Hat" } }, { play = { { "Elk", damage = 1 } }, deck = { "Ox", "Hat" }, hand = { "Hat" } } }),
    play = function(t)
      for _ = 1, 5 do t:everyone_passes() end
      t:told { "Raider 2 reveals Ox", "The Boss player plays Oozing Blood" }
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@2", 0) t:count_in_play("boss", "Corrupted Blood", 2) t:hand_count(1, 2) t:deck_count("boss", 1) end,
  },
  scenario "Yor'sahj the Unsleeping: an equipment on top, and every other raider discards" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Yor'sahj the Unsleeping" },
      { { hand = { "Web", "Web" } }, { play = { { "Elk", damage = 1 } }, deck = { "Hat", "Hat" }, hand = { "Web" } } }),
    play = function(t)
      t:ends_turn()
      t:answers(1, { "Web", 1 })
      t:ends_turn()
    end,
    expect = function(t) t:graveyard_count(1, 1) t:in_hand(2, "Web") end,
  },
  scenario "Hagara the Stormbinder comes: 6 frost damage to the ally with the most health left" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("hagara_the_stormbinder", {}, { { play = { "Elk" } }, { play = { "Ox" } } }),
    play = function(t)
      flipped(t)
      t:everyone_passes()
      t:damage("Ox", 6)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Elk", 0) end,
  },
  scenario "Hagara the Stormbinder in the second stage: the raiders divide 10 nature damage" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(2, { "Hagara the Stormbinder" }, { {}, {} }),
    play = function(t)
      t:ends_turn()
      t:answers("all", 1)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3 + 1) t:damage("hero@2", 9) end,
  },
  scenario "Ultraxion: no raider heals; in the second stage each of them loses a card, and who has none is burnt" {
    raid = raid, raiders = 3, cards = cards,
    given = function(t)
      flips("elementium_terror", { boss = "deathwing_2", play = { "Ultraxion" }, deck = { "elementium_terror" } },
        { { hero = hero(9), play = { "Ox", "Hat" } }, { resources = 2 }, { play = { "Web" }, hand = { "Balm" } } })(t)
      t:words { stage = 2 }
    end,
    play = function(t)
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
      t:answers(1, "Hat")
      t:answers(3, "Web")
      t:in_graveyard(1, "Hat")
      t:in_graveyard(3, "Web")
      t:damage("hero@1", 9)
      t:damage("hero@2", 5)
      t:damage("hero@3", 0)
      t:passes(1)
      t:passes(2)
      t:plays(3, "Balm", { target = "hero@1" })
      t:everyone_passes()
      t:damage("hero@1", 9)
      t:ends_turn()
    end,
    expect = function(t) t:in_play(1, "Ox") t:resources(2, 2) end,
  },
  scenario "Ultraxion keeps nobody but raiders from being healed" {
    raid = raid, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Balm" } })
      t:boss { boss = { "deathwing_1", damage = 5 }, play = { "Ultraxion" }, deck = { "crush" } }
    end,
    play = function(t)
      t:plays(1, "Balm", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@boss", 0) end,
  },
  scenario "Ultraxion in the first stage takes nothing" {
    raid = raid, cards = cards,
    given = flips("elementium_terror", { play = { "Ultraxion" } }, { { play = { "Hat" } } }),
    play = function(t) t:ends_turn() end,
    expect = function(t) t:in_play(1, "Hat") end,
  },
  scenario "Deathwing is a Black Dragonkin, Ultraxion a Twilight Dragonkin; both are Dragonkin" {
    raid = raid, cards = cards, cites = { "CR 202.1a" },
    given = flips("elementium_terror", { boss = "deathwing_2", play = { "Ultraxion" } }, { {} }),
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:has("hero@boss", "Black Dragonkin")
      t:has("hero@boss", "Dragonkin")
      t:has("Ultraxion", "Twilight Dragonkin")
      t:has("Ultraxion", "Dragonkin")
    end,
  },
  scenario "Warmaster Blackhorn comes: each raider puts a card on top of its owner's deck" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("warmaster_blackhorn", {}, { { play = { "Ox", "Hat" } }, {} }),
    play = function(t)
      flipped(t)
      t:everyone_passes()
      t:answers(1, "Ox")
      t:in_deck(1, "Ox")
      t:ends_turn()
    end,
    expect = function(t) t:in_hand(1, "Ox") t:in_play(1, "Hat") end,       -- drawn
  },
  scenario "Warmaster Blackhorn in the second stage: chance names a type that raiders can't play until his next turn" {
    raid = raid, raiders = 2, cards = cards,
    given = function(t)
      flips("elementium_terror",
        { boss = "deathwing_2", play = { "Warmaster Blackhorn" }, deck = { "elementium_terror" } },
        { { hand = { "Ox", "Dart" }, resources = 3 }, { hand = { "Ox", "Dart" }, resources = 3 } })(t)
      t:words { stage = 2 }
      t:random { 2 }                                       -- ally
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:can(1, "plays", "Dart")
      t:ends_turn()
      t:cant(1, "plays", "Ox")
      t:can(1, "plays", "Dart")
      t:ends_turn()
      t:cant(2, "plays", "Ox")
    end,
    expect = function(t) t:is_turn(2) end,
  },
  scenario "Elementium Terror goes for the opposing ally with the most ATK, and raiders can't target it" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(1, { "Elementium Terror" }, { { play = { "Ox" }, hand = { "Dart" } }, { play = { { "Elk", damage = 1 } } } }),
    play = function(t)
      t:cant(1, "plays", "Dart", { target = "Elementium Terror" })
      t:ends_turn()
    end,
    expect = function(t) t:in_graveyard(2, "Elk") t:damage("Elementium Terror", 2) t:damage("Ox", 0) end,
  },
  scenario "Elementium Terror destroyed: as many cards are flipped as the stage, in a raider's turn too" {
    raid = raid, cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = { "Hat", "Hat" } })
      t:boss { boss = "deathwing_2", play = { { "Elementium Terror", damage = 3 } },
        deck = { "inferno_pulse", "fiery_corruption", "rage_of_the_destroyer", "crush" } }
      t:words { stage = 2, _raiders = 1 }
    end,
    play = function(t)
      t:attacks(1, "Ox", "Elementium Terror")
      t:to_end_of_combat()
      t:told { "The Boss player plays Inferno Pulse", "The Boss player plays Fiery Corruption",
        "The Boss player plays Rage of the Destroyer" }
    end,
    expect = function(t) t:damage("hero@1", 1 + 5 + 2) t:in_deck("boss", "battle_of_the_aspects/crush") end,
  },
  scenario "A raider's Elementium Terror flips Deathwing's cards" {
    raid = raid, cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Elementium Terror", owner = "boss", damage = 3 } }, hand = { "Dart" }, deck = { "Hat", "Hat" } })
      t:boss { deck = { "fiery_corruption", "crush" } }
      t:words { _raiders = 1 }
    end,
    play = function(t)
      t:plays(1, "Dart", { target = "Elementium Terror" })
      t:everyone_passes()
      t:everyone_passes()
      t:told { "The Boss player plays Fiery Corruption" }
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 5) t:deck_count("boss", 1) end,
  },
  scenario "Hideous Amalgamation has 4 ATK more in his turn, and goes for the ally with the least health" {
    raid = raid, raiders = 2, cards = cards,
    given = attacks(1, { "Hideous Amalgamation" }, { { play = { { "Ox", damage = 8 } } }, { play = { "Elk" } } }),
    play = function(t)
      t:atk("Hideous Amalgamation", 6)
      t:ends_turn()
    end,
    expect = function(t) t:in_graveyard(2, "Elk") t:in_play(1, "Ox") t:atk("Hideous Amalgamation", 2) end,
  },
}
