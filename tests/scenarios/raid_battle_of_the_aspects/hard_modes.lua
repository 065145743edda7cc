-- The Limb Tentacles and Cataclysm.
local raid = "battle_of_the_aspects"
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 4, text = "" }
local web = ability "Web" { cost = 3, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local function on(name, types, text, does)
  return ability(name) { cost = 0, instant = true, text = text, targets = { target("prey", types, harm) }, play = does }
end
local jab = on("Jab", any.character, "Your hero deals 6 fire damage to target character.",
  function(me, t) me.hero:deal(6, "fire", t.prey) end)
local poke = on("Poke", any.character, "Your hero deals 2 fire damage to target character.",
  function(me, t) me.hero:deal(2, "fire", t.prey) end)
local fell = on("Fell", any.ally, "Destroy target ally.", function(_, t) t.prey:destroy() end)
local away = on("Away", any.ally, "Put target ally into its owner's hand.", function(_, t) t.prey:to_hand() end)
local exile = on("Exile", any.ally, "Remove target ally from the game.", function(_, t) t.prey:remove_from_game() end)
local unmake = on("Unmake", any.ability:or_type("ally", "equipment"), "Destroy target equipment, ally or ability.",
  function(_, t) t.prey:destroy() end)
local sweep = ability "Sweep" { cost = 0, text = "Destroy each card that opponents have in play, but no hero.",
  play = function() all(opposing.card:without_type("hero")):destroy() end }
local cards = { ox = ox, elk = elk, web = web, hat = hat, jab = jab, poke = poke, fell = fell, away = away, exile = exile,
  unmake = unmake, sweep = sweep,
  still = ability "Still" { cost = 0, text = "Exhaust each opposing card.", play = function() all(opposing.card):exhaust() end } }
local down = function(card) return { card, down = true } end
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
local terrors = { "elementium_terror", "elementium_terror", "elementium_terror" }
local bloods = "Corrupted Blood"

-- As flips; with so many madness counters on Cataclysm.
local function maddened(n, seats, play)
  local with = { { "Cataclysm", counters = { madness = n } } }
  for _, card in ipairs(play or {}) do table.insert(with, card) end
  return flips("elementium_terror", { play = with, deck = terrors }, seats)
end

local function to_dawn(t)
  t:everyone_passes()
  t:chain(1)
  t:everyone_passes()
end

local function destroyed(limb, seats, more)
  return function(t)
    for seat, has in ipairs(seats) do
      has.deck = has.deck or { "Hat", "Hat" }
      t:seat(seat, has)
    end
    t:boss { play = { { limb, damage = 2 } }, deck = terrors }
    if more then more(t) end
  end
end

return {
  scenario "Emerald heals 3 from him at the Dawn" {
    raid = raid, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = flips("elementium_terror", { boss = { "deathwing_1", damage = 7 }, play = { "Emerald Limb Tentacle" }, deck = terrors }, { {} }),
    play = function(t)
      to_dawn(t)
      t:damage("hero@boss", 4)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3) end,
  },
  scenario "Emerald destroyed: the raiders choose a hero, which heals 15 from itself" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = destroyed("Emerald Limb Tentacle", { { hand = { "Jab" }, hero = hero(20) }, { hero = hero(18) } }),
    play = function(t)
      t:plays(1, "Jab", { target = "Emerald Limb Tentacle" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers("all", "hero@2")
    end,
    expect = function(t) t:damage("hero@2", 3) t:damage("hero@1", 20) end,
  },
  scenario "Ruby at the Dawn: 2 to MARKED for each card in its player's graveyard" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = flips("elementium_terror", { play = { "Ruby Limb Tentacle" }, deck = terrors },
      { { graveyard = { "Hat", "Ox", "Web" } }, { graveyard = { "Hat" } } }),
    play = function(t)
      to_dawn(t)
      t:damage("hero@1", 6)
      t:damage("hero@2", 0)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@2", 0) end,
  },
  scenario "Ruby destroyed: the raiders choose who takes a card back from the graveyard" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = destroyed("Ruby Limb Tentacle", { { hand = { "Jab" } }, { graveyard = { "Web", "Ox" } } }),
    play = function(t)
      t:plays(1, "Jab", { target = "Ruby Limb Tentacle" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers("all", 2)
      t:answers(2, "Web")
    end,
    expect = function(t) t:in_hand(2, "Web") t:in_graveyard(2, "Ox") end,
  },
  scenario "Azure at the Dawn: an even roll flips one card more" {
    raid = raid, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = function(t)
      flips("inferno_pulse", { play = { "Azure Limb Tentacle" }, deck = terrors }, { {} })(t)
      t:dice { 4 }
    end,
    play = function(t)
      to_dawn(t)
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", "Elementium Terror", 2) end,       -- the Pulse flips one, too
  },
  scenario "Azure at the Dawn: an odd roll does nothing" {
    raid = raid, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = function(t)
      flips("inferno_pulse", { play = { "Azure Limb Tentacle" }, deck = terrors }, { {} })(t)
      t:dice { 3 }
    end,
    play = function(t)
      to_dawn(t)
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", "Elementium Terror", 1) end,
  },
  scenario "Azure destroyed: each raider may look at the top of their deck, and keep it if its cost is even" {
    raid = raid, raiders = 4, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = destroyed("Azure Limb Tentacle",
      { { hand = { "Jab" }, deck = { "Elk", "Ox" } }, { deck = { "Web", "Ox" } }, { deck = { "Hat", "Ox" } }, { deck = { "Elk", "Ox" } } }),
    play = function(t)
      t:plays(1, "Jab", { target = "Azure Limb Tentacle" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, "yes")
      t:in_hand(1, "Elk")
      t:answers(2, "yes")
      t:in_deck(2, "Web")
      t:answers(3, "yes")
      t:answers(3, "no")
      t:in_deck(3, "Hat")
      t:answers(4, "no")
    end,
    expect = function(t) t:in_deck(4, "Elk") end,
  },
  scenario "Bronze at the Dawn: a token, which attacks in the same turn" {
    raid = raid, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = flips("elementium_terror", { play = { "Bronze Limb Tentacle" }, deck = terrors }, { {} }),
    play = function(t)
      to_dawn(t)
      t:count_in_play("boss", bloods, 1)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 3 + 1) end,
  },
  scenario "Bronze destroyed: each raider may put the top card of their deck into their row, exhausted" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = destroyed("Bronze Limb Tentacle", { { hand = { "Jab", "Ox" }, resources = 1 }, {} }),
    play = function(t)
      t:plays(1, "Jab", { target = "Bronze Limb Tentacle" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(2, "no")
    end,
    expect = function(t) t:resources(1, 2) t:ready_resources(1, 1) t:resources(2, 0) t:can(1, "places", "Ox") end,
  },
  scenario "A Tentacle leaves play by fatal damage alone" {
    raid = raid, cards = cards, cites = { "BA:Limb Tentacle Mode" },
    given = function(t)
      t:seat(1, { hand = { "Fell", "Away", "Exile", "Jab" }, deck = { "Hat" } })
      t:boss { play = { { "Bronze Limb Tentacle", damage = 2 } }, deck = terrors }
    end,
    play = function(t)
      for _, card in ipairs { "Fell", "Away", "Exile" } do
        t:plays(1, card, { target = "Bronze Limb Tentacle" })
        t:everyone_passes()
        t:in_play("boss", "Bronze Limb Tentacle")
      end
      t:plays(1, "Jab", { target = "Bronze Limb Tentacle" })
      t:everyone_passes()
      t:in_graveyard("boss", "Bronze Limb Tentacle")
      t:everyone_passes()
      t:answers(1, "no")
    end,
    expect = function(t) t:resources(1, 0) end,
  },
  scenario "At the Dawn Cataclysm is first, then Emerald, Ruby, Azure, Bronze, then all else, however they lie" {
    raid = raid, cards = cards, cites = { "BA:Raid Rules: turn 4 modes", "BA:Legendary" },
    given = function(t)
      flips("elementium_terror", { deck = terrors, play = { { "Elementium Bolt", counters = { elementium = 1 } }, "Bronze Limb Tentacle",
        "Azure Limb Tentacle", "Ruby Limb Tentacle", "Emerald Limb Tentacle", { "Cataclysm", counters = { madness = 1 } } } },
        { {} })(t)
      t:dice { 1 }
      t:random { 1 }
    end,
    play = function(t)
      t:everyone_passes()
      t:chain(6)
      for _ = 1, 6 do t:everyone_passes() end
      t:told { "Cataclysm resolves", "Emerald Limb Tentacle resolves", "Ruby Limb Tentacle resolves", "Azure Limb Tentacle resolves",
        "Bronze Limb Tentacle resolves", "Elementium Bolt resolves" }
      t:ends_turn()
    end,
    expect = function(t) t:counters("Cataclysm", "madness", 1) end,
  },
  scenario "The Dawn comes once he has advanced and MARKED is there, and before he flips" {
    raid = raid, cards = cards, cites = { "BA:Raid Rules: turn 4 modes", "BA:Limb Tentacle Mode" },
    given = flips("elementium_terror", { play = { "Ruby Limb Tentacle" }, deck = terrors }, { { hero = hero(10), graveyard = { "Hat" } } }),
    play = function(t)
      t:everyone_passes()
      t:word("stage", 2)
      t:told { "is marked", "Ruby Limb Tentacle triggers" }
      t:not_told { "plays Elementium Terror" }
      t:everyone_passes()
      t:damage("hero@1", 12)
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", "Elementium Terror", 2) end,
  },
  scenario "Cataclysm with 1 to 6 madness: as many tokens" {
    raid = raid, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t) maddened(6, { {} })(t) t:random { 4 } end,
    play = function(t)
      to_dawn(t)
      t:count_in_play("boss", bloods, 6)
      t:ends_turn()
    end,
    expect = function(t) t:counters("Cataclysm", "madness", 9) end,
  },
  scenario "Cataclysm with 7 madness puts no tokens into play any more" {
    raid = raid, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t) maddened(7, { { play = { "Ox", "Hat", "Web" } } })(t) t:random { 1 } end,
    play = function(t)
      to_dawn(t)
      t:answers(1, { "Ox", "Hat" })
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", bloods, 0) t:in_play(1, "Web") end,
  },
  scenario "Cataclysm with 7 to 12 madness: MARKED's player destroys two cards that are no heroes" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t)
      flips("elementium_terror", { play = { { "Cataclysm", counters = { madness = 12 } } }, deck = terrors },
        { { play = { "Ox", "Hat" }, resources = { down "Elk" } }, { play = { "Ox" } } })(t)
      t:random { 1 }
    end,
    play = function(t)
      to_dawn(t)
      t:answers(1, { "Elk", "Ox@1" })
      t:in_graveyard(1, "Elk")
      t:in_graveyard(1, "Ox")
      t:ends_turn()
    end,
    expect = function(t) t:in_play(1, "Hat") t:in_play(2, "Ox") t:counters("Cataclysm", "madness", 12) end,
  },
  scenario "Cataclysm with 13 to 19 madness: four cards" {
    raid = raid, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t)
      maddened(13, { { play = { "Ox", "Hat", "Web", "Elk", { "Hat" } } } })(t)
      t:random { 2 }
    end,
    play = function(t)
      to_dawn(t)
      t:answers(1, { "Ox", { "Hat", 1 }, "Web", "Elk" })
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play(1, "Hat", 1) t:graveyard_count(1, 4) t:counters("Cataclysm", "madness", 14) end,
  },
  scenario "Cataclysm with 19 madness destroys no hero yet" {
    raid = raid, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t) maddened(19, { {} })(t) t:random { 2 } end,
    play = function(t)
      to_dawn(t)
      t:ends_turn()
    end,
    expect = function(t) t:winner("none") t:counters("Cataclysm", "madness", 20) end,
  },
  scenario "Cataclysm with 20 madness destroys MARKED; he is out, the game goes on" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Cataclysm Mode", "BA:Raid Rules: end of raid" },
    given = function(t)
      flips("elementium_terror", { play = { { "Cataclysm", counters = { madness = 20 } } }, deck = terrors },
        { { play = { "Ox" } }, {} })(t)
      t:random { 2 }
    end,
    play = function(t)
      to_dawn(t)
      t:lost(1)
      t:count_in_play(1, "Ox", 0)
      t:ends_turn()
    end,
    expect = function(t) t:winner("none") t:damage("hero@2", 3) t:counters("Cataclysm", "madness", 21) end,
  },
  scenario "Cataclysm grows no more above 20" {
    raid = raid, raiders = 3, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t)
      flips("elementium_terror", { play = { { "Cataclysm", counters = { madness = 21 } },
        { "Cataclysm", counters = { madness = 21 } }, { "Cataclysm", counters = { madness = 21 } } }, deck = terrors },
        { {}, {}, {} })(t)
    end,
    play = function(t)
      for _ = 1, 4 do t:everyone_passes() end
      t:ends_turn()
    end,
    expect = function(t)
      for nth = 1, 3 do t:counters({ "Cataclysm", nth }, "madness", 21) end
    end,
  },
  scenario "4 damage to him in one turn, by several blows, takes one madness, and no more than one" {
    raid = raid, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t)
      t:seat(1, { hand = { "Poke", "Poke", "Poke" }, deck = { "Hat" } })
      t:boss { play = { { "Cataclysm", counters = { madness = 5 } } }, deck = terrors }
    end,
    play = function(t)
      t:plays(1, "Poke", { target = "hero@boss" })
      t:everyone_passes()
      t:counters("Cataclysm", "madness", 5)
      t:chain(0)
      t:plays(1, "Poke", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:counters("Cataclysm", "madness", 4)
      t:plays(1, "Poke", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:counters("Cataclysm", "madness", 4) t:damage("hero@boss", 6) end,
  },
  scenario "Cataclysm is no ability, ally or equipment: what names those finds none" {
    raid = raid, cards = cards, cites = { "BA:Cataclysm Mode" },
    given = function(t)
      t:seat(1, { hand = { "Unmake", "Sweep", "Still" }, deck = { "Hat" } })
      t:boss { play = { "Cataclysm", "Elementium Bolt" }, deck = terrors }
    end,
    play = function(t)
      t:cant(1, "plays", "Unmake", { target = "Cataclysm" })
      t:can(1, "plays", "Unmake", { target = "Elementium Bolt" })
      t:plays(1, "Still")
      t:everyone_passes()
      t:ready("Cataclysm")
      t:exhausted("Elementium Bolt")
      t:plays(1, "Sweep")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play("boss", "Cataclysm") t:in_graveyard("boss", "Elementium Bolt") end,
  },
}
