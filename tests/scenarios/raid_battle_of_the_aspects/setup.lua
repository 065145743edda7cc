-- How a raid begins in each mode, how it ends, and what the rulebook says of hands, discards, costs and Bosses.
local raid = "battle_of_the_aspects"
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 4, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local function on(name, types, text, does)
  return ability(name) { cost = 0, instant = true, text = text, targets = { target("prey", types, harm) }, play = does }
end
local jab = on("Jab", any.character, "Your hero deals 6 fire damage to target character.",
  function(me, t) me.hero:deal(6, "fire", t.prey) end)
local fell = on("Fell", any.character, "Destroy target character.", function(_, t) t.prey:destroy() end)
local back = on("Back", any.ability:or_type("ally", "equipment"), "Put target equipment, ally or ability into its owner's hand.",
  function(_, t) t.prey:to_hand() end)
local waste = ability "Waste" { cost = 0, instant = true, text = "Each opponent discards two cards.",
  play = function(me) for _, foe in each(me.player.opponents) do foe:discard(2) end end }
local cheap = on("Cheap", any.ally:with { cost = 0 }, "Destroy target ally with cost 0.", function(_, t) t.prey:destroy() end)
local tax = ability "Tax" { cost = 0, instant = true, text = "Your hero deals 7 fire damage to target opposing ally, less its cost and its printed cost.",
  targets = { target("prey", opposing.ally, harm) },
  play = function(me, t) me.hero:deal(7 - t.prey.cost - t.prey:printed("cost"), "fire", t.prey) end }
local stop = ability "Stop" { cost = 0, instant = true, text = "Interrupt target card.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local cards = { ox = ox, elk = elk, hat = hat, jab = jab, fell = fell, back = back, waste = waste, cheap = cheap, tax = tax,
  stop = stop }
local limbs = { "Emerald Limb Tentacle", "Ruby Limb Tentacle", "Azure Limb Tentacle", "Bronze Limb Tentacle" }
local terrors = { "elementium_terror", "elementium_terror", "elementium_terror" }

local function real(mode, cites, title, more)
  return scenario(title) {
    raid = raid, mode = mode, raiders = 3, cards = cards, cites = cites,
    given = function(t) t:real_start() end,
    play = function(t)
      for seat = 1, 3 do t:answers(seat, "yes") end
      more.play(t)
    end,
    expect = function(t) t:asked(more.asked or 1, "Your move") end,
  }
end

local function begins(limbs_there, cataclysm)
  return { play = function(t)
    local there = 5 - limbs_there - (cataclysm and 1 or 0)
    t:deck_count("boss", there, "mode")
    t:count_in_play("boss", "Cataclysm", cataclysm and 1 or 0)
    if limbs_there == 4 then
      for _, limb in ipairs(limbs) do t:in_play("boss", limb) end
    end
  end }
end

local allies = { ["Morchok"] = "melee", ["Warlord Zon'ozz"] = "shadow", ["Yor'sahj the Unsleeping"] = "shadow",
  ["Hagara the Stormbinder"] = "nature", ["Ultraxion"] = "shadow", ["Warmaster Blackhorn"] = "melee", ["Elementium Terror"] = "melee",
  ["Hideous Amalgamation"] = "fire", ["Azure Limb Tentacle"] = "melee", ["Bronze Limb Tentacle"] = "melee",
  ["Emerald Limb Tentacle"] = "melee", ["Ruby Limb Tentacle"] = "melee", ["Corrupted Blood"] = "melee" }
local bosses = { ["Morchok"] = true, ["Warlord Zon'ozz"] = true, ["Yor'sahj the Unsleeping"] = true, ["Hagara the Stormbinder"] = true,
  ["Ultraxion"] = true, ["Warmaster Blackhorn"] = true }
local names = {}
for name in pairs(allies) do table.insert(names, name) end

return {
  real("standard", { "BA:Raid Rules", "BA:Experienced", "BA:Raid Rules: turn 5 Flip" },
    "Deathwing begins in his first stage, without a hand; he flips in his first turn already; raiders have seven cards", {
    play = function(t)
      t:is_turn("boss")
      t:in_play("boss", "battle_of_the_aspects/deathwing_1")
      t:hand_count("boss", 0)
      t:hand_count(1, 7)
      t:hand_count(3, 7)
      t:deck_count("boss", 62)
      t:everyone_passes()
      t:everyone_passes()
      t:chain(1)
      t:deck_count("boss", 61)
      t:finishes_chain()
      t:word("stage", 1)
    end }),
  real("standard", { "BA:Raid Rules" }, "A raider may take one mulligan; Deathwing's deck is shuffled as the raid begins", {
    play = function(t) t:told { "The Boss player shuffles" } end }),
  real("novice", { "BA:Novice" }, "Novice: the first raider begins, without drawing; nobody skips a draw after that", {
    asked = 2,
    play = function(t)
      t:is_turn(1)
      t:hand_count(1, 7)
      t:ends_turn()
      t:is_turn(2)
      t:hand_count(2, 8)
    end }),
  real("heroic", { "BA:Heroic" }, "Heroic: two of the four Limb Tentacles, by chance", begins(2)),
  real("heroic_three", { "BA:Heroic" }, "Heroic with three Limb Tentacles", begins(3)),
  real("heroic_four", { "BA:Heroic" }, "Heroic with all four Limb Tentacles", begins(4)),
  real("heroic_cataclysm", { "BA:Heroic" }, "Heroic with Cataclysm", begins(0, true)),
  real("legendary", { "BA:Legendary" }, "Legendary: Cataclysm and all four Limb Tentacles", begins(4, true)),
  real("standard", { "BA:Experienced" }, "Experienced: neither Tentacles nor Cataclysm", begins(0)),
  scenario "Heroic: the two Tentacles are drawn from all four" {
    raid = raid, mode = "heroic", raiders = 1, cards = cards, cites = { "BA:Heroic" },
    given = function(t)
      t:random { 2, 2 }
      t:real_start()
    end,
    play = function(t) t:answers(1, "yes") end,
    expect = function(t)
      t:in_play("boss", "Bronze Limb Tentacle")
      t:in_play("boss", "Emerald Limb Tentacle")
      t:asked(1, "Your move")
    end,
  },
  scenario "A raid that begins at his third stage knows that it is the third" {
    raid = raid, mode = "standard", raiders = 2, cites = { "BA:Raid Rules: turn 2 advance" },
    given = function(t) t:real_start(3) end,
    play = function(t)
      for seat = 1, 2 do t:answers(seat, "yes") end
      t:in_play("boss", "battle_of_the_aspects/deathwing_3")
      t:word("stage", 3)
    end,
    expect = function(t) t:asked(1, "Your move") end,
  },
  scenario "His turn ends by itself, and the raiders follow clockwise" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Raid Rules: turn end" },
    given = function(t)
      for seat = 1, 2 do t:seat(seat, { deck = { "Hat", "Hat" } }) end
      t:boss { deck = terrors }
      t:words { _raiders = 2 }
      t:random { 1, 1 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:ends_turn()
      t:told { "The Boss player: end phase", "The Boss player ends the turn" }
      t:is_turn(1)
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()
      t:is_turn("boss")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1) end,
  },
  scenario "Deathwing with fatal damage: the raiders have won, whatever his stage" {
    raid = raid, cards = cards, cites = { "BA:Raid Rules: end of raid" },
    given = function(t)
      t:seat(1, { hand = { "Jab" } })
      t:boss { boss = { "deathwing_2", damage = 54 } }
      t:words { stage = 2 }
    end,
    play = function(t)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders") end,
  },
  scenario "His printed health counts: more health does not save him" {
    raid = raid, cards = { jab = jab, growth = ability "Growth" { cost = 0, ongoing = true,
      attach = target("host", any.character, help),
      text = "Attaches to target character. <p> Ongoing: The bearer has +9 health.",
      powers = { gives { to = attached, health = plus(9) } } } },
    cites = { "BA:Raid Rules: end of raid" },
    given = function(t)
      t:seat(1, { hand = { "Jab" } })
      t:boss { boss = { "deathwing_1", damage = 54 }, play = { { "Growth", attached_to = "hero@boss" } } }
    end,
    play = function(t)
      t:health("hero@boss", 69)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders") end,
  },
  scenario "All of a dead raider's cards leave; the last hero's death is Deathwing's victory" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Raid Rules: end of raid" },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 22 }, play = { "Ox", "Hat" } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 22 }, hand = { "Jab", "Jab" } })
      t:boss { deck = terrors }
      t:turn(2)
    end,
    play = function(t)
      t:plays(2, { "Jab", 1 }, { target = "hero@1" })
      t:everyone_passes()
      t:lost(1)
      t:count_in_play(1, "Ox", 0)
      t:winner("none")
      t:plays(2, "Jab", { target = "hero@2" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("boss") end,
  },
  scenario "The last raider and Deathwing at once: a draw" {
    raid = raid, cards = { storm = ability "Storm" { cost = 0, text = "Your hero deals 99 fire damage to each hero.",
      play = function(me) me.hero:deal(99, "fire", any.hero) end } },
    cites = { "BA:Raid Rules: end of raid" },
    given = function(t)
      t:seat(1, { hand = { "Storm" } })
      t:boss { deck = terrors }
    end,
    play = function(t)
      t:plays(1, "Storm")
      t:everyone_passes()
    end,
    expect = function(t) t:winner("draw") end,
  },
  scenario "What would go into his hand goes on top of his deck, and what he would discard comes from there" {
    raid = raid, cards = cards, cites = { "BA:Special Raid Rules: hand", "BA:Special Raid Rules: discard" },
    given = function(t)
      t:seat(1, { hand = { "Back", "Waste" } })
      t:boss { play = { "Elementium Armor" }, deck = { "crush", "oozing_blood" } }
    end,
    play = function(t)
      t:plays(1, "Back", { target = "Elementium Armor" })
      t:everyone_passes()
      t:hand_count("boss", 0)
      t:deck_count("boss", 3)
      t:plays(1, "Waste")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Elementium Armor")
      t:in_graveyard("boss", "battle_of_the_aspects/crush")
      t:deck_count("boss", 1)
    end,
  },
  scenario "What his allies deal, and who of them is a Boss" {
    raid = raid,
    given = function(t) t:boss { play = names, deck = terrors } end,
    play = function(t)
      for name, damage in pairs(allies) do t:deals(name, damage) end
    end,
    expect = function(t)
      for name in pairs(allies) do t:has(name, "Boss", not not bosses[name]) end
    end,
  },
  scenario "All his cards cost 0: allies, Tentacles, tokens, as they are and as they are printed" {
    raid = raid, cards = cards, cites = { "BA:Special Raid Rules: cost" },
    given = function(t)
      t:seat(1, { hand = { "Cheap", "Tax" } })
      t:boss { play = names, deck = terrors }
    end,
    play = function(t)
      t:cant(1, "plays", "Cheap", { target = "Elementium Terror", reason = "CR 706.1" })      -- which is not about its cost
      for _, name in ipairs(names) do
        if name ~= "Elementium Terror" then t:can(1, "plays", "Cheap", { target = name }) end
      end
      t:plays(1, "Tax", { target = "Morchok" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Morchok", 7) end,
  },
  scenario "Boss: he can't be attacked, but targeted; as damage fells the Boss each raider may draw" {
    raid = raid, raiders = 2, cards = cards, cites = { "BA:Special Raid Rules: Boss keyword" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Jab", "Jab" }, deck = { "Hat" } })
      t:seat(2, { deck = { "Hat" } })
      t:boss { play = { { "Morchok", damage = 5 } }, deck = terrors }
    end,
    play = function(t)
      t:cant(1, "attacks", "Ox", { defender = "hero@boss" })
      t:plays(1, { "Jab", 1 }, { target = "hero@boss" })
      t:everyone_passes()
      t:damage("hero@boss", 6)
      t:plays(1, "Jab", { target = "Morchok" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(2, "no")
      t:can(1, "attacks", "Ox", { defender = "hero@boss" })
    end,
    expect = function(t) t:hand_count(1, 1) t:hand_count(2, 0) end,
  },
  scenario "What he flips is answered, targeted and interrupted like any card; an interrupted one counts as flipped" {
    raid = raid, cards = cards, cites = { "BA:Raid Rules: flipped cards", "BA:Raid Rules: turn 5 Flip" },
    given = function(t)
      t:seat(1, { hand = { "Stop", "Fell" }, deck = { "Hat" } })
      t:boss { boss = "deathwing_2", deck = { "oozing_blood", "blistering_tentacle", "morchok", "crush" } }
      t:words { stage = 2, _raiders = 1 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:chain(1)
      t:plays(1, "Stop", { target = "Oozing Blood" })
      t:everyone_passes()
      t:count_in_play("boss", "Corrupted Blood", 0)
      t:chain(1)                                           -- the second of two, alone
      t:everyone_passes()
      t:in_play("boss", "Blistering Tentacle")
      t:ends_turn()
    end,
    expect = function(t) t:in_deck("boss", "Morchok") end,
  },
  scenario "An empty deck of his is made of his graveyard again; with both empty he flips nothing" {
    raid = raid, cards = cards, cites = { "BA:Raid Rules: turn 5 Flip" },
    given = function(t)
      t:seat(1, { deck = { "Hat", "Hat" } })
      t:boss { graveyard = { "elementium_terror" } }
      t:words { _raiders = 1 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:ends_turn()
      t:in_play("boss", "Elementium Terror")
      t:ends_turn()
      t:is_turn("boss")
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play("boss", "Elementium Terror", 1) end,
  },
}
