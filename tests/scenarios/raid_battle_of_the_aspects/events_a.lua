-- Events of Deathwing's deck, from Assault Aspects to Explosive Heat.
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
  scenario "Assault Aspects: two Corrupted Bloods attack at once, and his allies have 1 ATK more this turn" {
    raid = raid, cards = cards,
    given = flips("assault_aspects", { play = { "Elk" } }, { {} }),
    play = function(t)
      flipped(t)
      t:atk({ "Corrupted Blood", 1 }, 2)
      t:atk("Elk", 3)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3 + 3 + 2 + 2) t:atk("Elk", 2) end,
  },
  scenario "Assault Aspects: allies that come after it have the ATK, too" {
    raid = raid, cards = cards, cites = { "CR 714.3e" },
    given = flips("assault_aspects", { boss = "deathwing_2", deck = { "oozing_blood", "elementium_terror" } }, { {} }),
    play = function(t)
      flipped(t)
      t:everyone_passes()                                  -- Oozing Blood
      t:count_in_play("boss", "Corrupted Blood", 4)
      for nth = 1, 4 do t:modifiers({ "Corrupted Blood", nth }, "atk", 1, "Assault Aspects") end
      t:ends_turn()
    end,
    expect = function(t) t:in_play("boss", "Elementium Terror") end,
  },
  scenario "Congealing Blood: three tokens, and he heals as much as he has of them then" {
    raid = raid, cards = cards,
    given = flips("congealing_blood", { boss = { "deathwing_1", damage = 7 }, play = { "Corrupted Blood" } }, { {} }),
    play = function(t)
      flipped(t)
      t:damage("hero@boss", 3)
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", "Corrupted Blood", 4) end,
  },
  scenario "Contagious Blood counts allies in the graveyards of all raiders, the cards that it puts there too" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("contagious_blood", { graveyard = { "Elk" } },
      { { graveyard = { "Ox", "Hat" }, deck = { "Ox", "Hat" } }, { graveyard = { "Ox" }, deck = { "Web", "Hat" } } }),
    play = function(t)
      flipped(t)
      t:in_graveyard(2, "Web")
      t:count_in_play("boss", "Corrupted Blood", 3)
      t:ends_turn()
    end,
    expect = function(t) t:graveyard_count(1, 3) end,
  },
  scenario "Corrupting Parasite burns the party of whose five cards three share a type" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("corrupting_parasite", {},
      { { play = { "Ox" }, deck = { "Hat", "Web", "Web", "Hat", "Ox", "Hat" } },
        { play = { "Ox" }, deck = { "Hat", "Web", "Web", "Hat", "Ox", "Hat" }, graveyard = { "Hat" } } }),
    play = function(t)
      flipped(t)
      t:graveyard_count(1, 5)
      t:damage("hero@1", 0)
      t:damage("hero@2", 0)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox@1", 0) t:damage("Ox@2", 0) end,
  },
  scenario "Corrupting Parasite: each raider's cards are looked at alone" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("corrupting_parasite", {},
      { { play = { "Ox" }, deck = { "Hat", "Web", "Hat", "Hat", "Ox", "Hat" } },
        { play = { "Ox" }, deck = { "Hat", "Web", "Web", "Hat", "Ox", "Hat" } } }),
    play = function(t)
      flipped(t)
      t:damage("hero@1", 5)
      t:damage("Ox@1", 5)
      t:damage("hero@2", 0)
      t:damage("Ox@2", 0)
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox@2", 0) end,
  },
  scenario "Crush: with 5 ATK more he attacks the ally with the most health left, and what is too much goes on" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("crush", {}, { { play = { { "Ox", damage = 6 } } }, { play = { "Elk" } } }),
    play = function(t)
      flipped(t)
      t:atk("hero@boss", 3 + 5)
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(2, "Elk")
      t:damage("hero@2", 4)
      t:damage("hero@1", 0)
      t:atk("hero@boss", 0)
    end,
  },
  scenario "Death's Deal: each raider takes one of three" {
    raid = raid, raiders = 3, cards = cards,
    given = flips("battle_of_the_aspects/death_s_deal", {},
      { { hand = { "Hat", "Web", "Hat" }, play = { "Ox" } }, { hand = { "Hat" }, play = { "Ox" } },
        { hand = { "Hat" }, play = { "Ox", "Elk" } } }),
    play = function(t)
      flipped(t)
      t:answers(1, "discard two cards")
      t:answers(2, "damage to your hero")
      t:answers(3, "damage to each of your allies")
      t:answers(1, { { "Hat", 1 }, "Web" })
      t:hand_count(1, 1)
      t:damage("hero@1", 0)
      t:damage("hero@2", 5)
      t:damage("hero@3", 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Ox@1", 0)
      t:damage("Ox@2", 0)
      t:damage("Ox@3", 5)
      t:in_graveyard(3, "Elk")
    end,
  },
  scenario "Debilitating Corruption: once he has hurt a hero in combat, his allies have 1 ATK more this turn" {
    raid = raid, cards = cards,
    given = flips("debilitating_corruption", { play = { "Elk" } }, { {} }),
    play = function(t)
      flipped(t)
      t:atk("Elk", 2)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("hero@1", 3 + 3 + 2)
      t:atk("Elk", 2)
      t:count_in_play("boss", "Corrupted Blood", 1)
    end,
  },
  scenario "Destroyer's Challenge: an ally bleeds; any other card is drawn for, and heals" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("destroyer_s_challenge", {},
      { { hero = hero(7), deck = { "Ox", "Hat" } }, { hero = hero(7), deck = { "Web", "Hat", "Hat" } } }),
    play = function(t)
      flipped(t)
      t:count_in_play("boss", "Corrupted Blood", 1)
      t:hand_count(1, 0)
      t:hand_count(2, 1)
      t:damage("hero@1", 7)
      t:damage("hero@2", 4)
      t:ends_turn()
    end,
    expect = function(t) t:in_graveyard(2, "Web") end,
  },
  scenario "Explosive Heat: the raiders divide 10 damage among their heroes" {
    raid = raid, raiders = 2, cards = cards,
    given = flips("explosive_heat", {}, { {}, {} }),
    play = function(t)
      flipped(t)
      t:answers("all", 3)
      t:damage("hero@1", 3)
      t:damage("hero@2", 7)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3 + 3) end,
  },
}
