-- The five Aspects of Chaos: what turning them over does, and what their backs do.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 4, text = "" }
local hat = item "Hat" { cost = 1, text = "" }
local web = ability "Web" { cost = 1, ongoing = true, text = "" }
local task = quest "Task" { text = "(9): Draw a card.", reward = { cost = { resources = 9 },
  effect = function(me) me.player:draw() end } }
local jab = ability "Jab" { cost = 0, instant = true, text = "Your hero deals 6 fire damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(6, "fire", t.prey) end }
local herald = ally "Herald" { cost = 1, atk = 1, damage = "shadow", health = 3, text = "Empower Warlock: When this enters play, draw a card.",
  powers = { when.enters_play { of = this, only_if = empower "warlock", effect = function(me) me.player:draw() end } } }
local cards = { ox = ox, elk = elk, hat = hat, web = web, task = task, jab = jab, herald = herald }
local function aspect(stem, back, damage) return { "battle_of_the_aspects/" .. stem, back = back or nil, damage = damage } end
local alexstrasza, deathwing = "alexstrasza_the_life_binder", "battle_of_the_aspects/deathwing_the_destroyer"
local kalecgos, nozdormu = "kalecgos_the_spell_weaver", "nozdormu_the_timeless_one"
local ysera = "ysera_the_awakened"
local others = { deck = { "Ox", "Ox", "Ox" } }

local function chaos(title, cites, first, more)
  return scenario(title) {
    raid = "chaos", raiders = 3, cards = cards, cites = cites,
    given = function(t)
      t:seat(1, first)
      t:seat(2, more.second or others)
      t:seat(3, more.third or others)
      if more.turn then t:turn(more.turn, more.phase) end
    end,
    play = more.play, expect = more.expect,
  }
end

return {
  chaos("Alexstrasza turns over: an ally comes back from the graveyard, and has what her back gives at once", { "BA:Chaos", "BA:Chaos: flip order" },
    { hero = aspect(alexstrasza), resources = 6, graveyard = { "Elk" }, deck = { "Hat" } }, {
    play = function(t)
      t:uses(1, "Alexstrasza the Life-Binder", { target = "Elk" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Elk", 4) t:health("Elk", 6) t:has("Elk", "Elusive") end }),
  chaos("Under Alexstrasza's back opponents can neither attack her allies nor target them", { "BA:Chaos" },
    { hero = aspect(alexstrasza, true), play = { "Elk" }, hand = { "Jab" }, deck = { "Hat" } }, {
    second = { hand = { "Jab" }, play = { "Ox" }, deck = { "Hat", "Hat" } }, turn = 2,
    play = function(t)
      t:cant(2, "plays", "Jab", { target = "Elk" })
      t:cant(2, "attacks", "Ox", { defender = "Elk" })
    end,
    expect = function(t) t:can(2, "attacks", "Ox", { defender = "hero@1" }) end }),
  chaos("Deathwing turns over: one card of each opponent at most; for each of them their hero burns", { "BA:Chaos", "BA:Chaos: flip order" },
    { hero = deathwing, resources = 8, play = { "Ox" }, deck = { "Hat" } }, {
    second = { play = { "Elk", "Hat" }, deck = { "Ox" } }, third = { play = { "Web" }, deck = { "Ox" } },
    play = function(t)
      t:uses(1, deathwing, { targets = { "Elk", "Web" } })    -- each from another party
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(2, "Elk")
      t:in_graveyard(3, "Web")
      t:in_play(2, "Hat")
      t:damage("hero@2", 3)
      t:damage("hero@3", 3)
      t:damage("hero@1", 0)
    end }),
  chaos("An Aspect is a Dragonkin of its flight, and a Dragonkin, whichever side is up", { "CR 202.1a" },
    { hero = aspect("deathwing_the_destroyer"), deck = { "Ox" } }, {
    second = { hero = aspect(ysera, true), deck = { "Ox" } },
    expect = function(t)
      for seat, flight in ipairs { "Black Dragonkin", "Green Dragonkin" } do
        t:has("hero@" .. seat, flight)
        t:has("hero@" .. seat, "Dragonkin")
        t:has("hero@" .. seat, "Aspect")
      end
    end }),
  chaos("Kalecgos turns over: three cards from the deck, no quest among them", { "BA:Chaos" },
    { hero = aspect(kalecgos), resources = 6, deck = { "Ox", "Task", "Hat", "Web", "Elk" } }, {
    play = function(t)
      t:uses(1, "Kalecgos the Spell-Weaver")
      t:everyone_passes()
      t:not_offered(1, "Task")
      t:answers(1, { "Hat", "Web", "Elk" })
    end,
    expect = function(t) t:hand_count(1, 3) t:in_hand(1, "Elk") t:told { "reveals" } end }),
  chaos("Kalecgos' back: as his turn ends arcane damage for each card in hand", { "BA:Chaos" },
    { hero = aspect(kalecgos, true), hand = { "Hat", "Web" }, deck = { "Ox" } }, {
    play = function(t)
      t:will_answer(1, "hero@3", "target")
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@3", 2) t:is_turn(2) end }),
  chaos("Kalecgos is no Warlock: what counts on one is not empowered by him", { "BA:Chaos: no class" },
    { hero = aspect(kalecgos), resources = 1, hand = { "Herald" }, deck = { "Ox" } }, {
    play = function(t)
      t:plays(1, "Herald")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Herald") t:hand_count(1, 0) t:chain(0) end }),
  chaos("Nozdormu turns over: the bottom card of his deck may be played for nothing", { "BA:Chaos" },
    { hero = aspect(nozdormu), resources = 7, deck = { "Ox", "Hat", "Elk" } }, {
    play = function(t)
      t:uses(1, "Nozdormu the Timeless One")
      t:everyone_passes()
      t:answers(1, "yes")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Elk") t:deck_count(1, 2) end }),
  chaos("Nozdormu turns over: a quest stays at the bottom", { "BA:Chaos" },
    { hero = aspect(nozdormu), resources = 7, deck = { "Ox", "Hat", "Task" } }, {
    play = function(t)
      t:uses(1, "Nozdormu the Timeless One")
      t:everyone_passes()
    end,
    expect = function(t) t:deck_count(1, 3) t:chain(0) end }),
  chaos("Nozdormu's back: as another's turn starts one of each kind readies", { "BA:Chaos" },
    { hero = aspect(nozdormu, true), deck = { "Ox" },
      play = { { "Ox", exhausted = true }, { "Elk", exhausted = true }, { "Hat", exhausted = true }, { "Web", exhausted = true } } }, {
    second = { deck = { "Ox", "Ox" } },
    play = function(t)
      t:ends_turn()
      t:answers(1, "Web")
      t:answers(1, "Elk")
      t:answers(1, "none")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(2) t:ready("Elk") t:exhausted("Ox@1") t:ready("Web") t:exhausted("Hat") end }),
  chaos("Ysera turns over: her back is there as the healing is, and gives a card for each who was healed", { "BA:Chaos: flip order", "BA:Chaos" },
    { hero = aspect(ysera, nil, 9), resources = 5, play = { { "Ox", damage = 6 }, { "Elk", damage = 1 }, "Ox" }, deck = { "Hat", "Hat", "Hat", "Hat" } }, {
    play = function(t)
      t:uses(1, "Ysera the Awakened")
      t:everyone_passes()
      t:damage("hero@1", 4)
      t:damage({ "Ox", 1 }, 1)
      t:damage("Elk", 0)
      for _ = 1, 3 do
        t:everyone_passes()
        t:answers(1, "yes")
      end
    end,
    expect = function(t) t:hand_count(1, 3) t:chain(0) end }),
  chaos("All allies may protect the hero of their party, without any keyword", { "BA:Chaos: allies protect" },
    { play = { "Ox" }, deck = { "Ox" } }, {
    second = { play = { "Elk", "Ox" }, deck = { "Ox" } },
    play = function(t)
      t:proposes(1, "Ox", "hero@2")
      t:everyone_passes()
      t:protects(2, "Elk")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 0) t:damage("Elk", 1) end }),
  chaos("They protect no other ally", { "BA:Chaos: allies protect" },
    { play = { "Ox" }, deck = { "Ox" } }, {
    second = { play = { "Elk", "Ox" }, deck = { "Ox" } },
    play = function(t)
      t:proposes(1, "Ox", "Ox@2")
      t:everyone_passes()
      t:cant(2, "protects", "Elk")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox@2", 1) end }),
}
