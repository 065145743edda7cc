-- The five Aspects of Chaos: what they cost, what they can't do, and what they are not.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 4, text = "" }
local hat = item "Hat" { cost = 1, text = "" }
local web = ability "Web" { cost = 1, ongoing = true, text = "" }
local crush = ability "Crush" { cost = 0, instant = true, text = "Destroy target card in play or resources.",
  targets = { target("it", any.card:in_zone("play", "resources"), harm) }, play = function(_, t) t.it:destroy() end }
local cards = { ox = ox, elk = elk, hat = hat, web = web, crush = crush }
local classes = { "death_knight", "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior" }
for _, class in ipairs(classes) do         -- CR 702: Empower, and what counts cards of a class
  cards["herald_of_" .. class] = ally("Herald of " .. class) { cost = 0, atk = 1, damage = "melee", health = 3,
    text = "When this enters play, draw a card if you have a card of that class.",
    powers = { when.enters_play { of = this, only_if = empower(class), effect = function(me) me.player:draw() end } } }
  cards["census_of_" .. class] = ability("Census of " .. class) { cost = 0,
    text = "Draw a card for each card of that class that you have.",
    play = function(me) me.player:draw(#all(your.card:with { class = class })) end }
end
local aspects = {
  { "alexstrasza_the_life_binder", 6, target = "Elk" }, { "deathwing_the_destroyer", 8 },
  { "kalecgos_the_spell_weaver", 6, answer = "none" }, { "nozdormu_the_timeless_one", 7, answer = "no" }, { "ysera_the_awakened", 5 },
}
local alexstrasza, deathwing, kalecgos, nozdormu = aspects[1][1], aspects[2][1], aspects[3][1], aspects[4][1]
local function aspect(stem, back) return { "battle_of_the_aspects/" .. stem, back = back } end

-- A game of three or more, each with a card to draw.
local function chaos(title, cites, seats, more)
  return scenario(title) {
    raid = "chaos", raiders = more.raiders or 3, cards = cards, cites = cites,
    given = function(t)
      for seat = 1, more.raiders or 3 do
        local has = seats[seat] or {}
        has.deck = has.deck or { "Ox", "Ox", "Ox" }
        t:seat(seat, has)
      end
      if more.turn then t:turn(more.turn) end
    end,
    play = more.play, expect = more.expect or function() end,
  }
end

local all_of_them = {}
for _, it in ipairs(aspects) do
  local stem, price = it[1], it[2]
  local key = "battle_of_the_aspects/" .. stem
  local turns = { hero = aspect(stem), resources = 2 * price, graveyard = { "Elk", "Elk" }, deck = { "Hat" } }
  local is_poor = { hero = aspect(stem), resources = price - 1, graveyard = { "Elk" }, deck = { "Hat" } }
  all_of_them[#all_of_them + 1] = chaos(stem .. " turns over once, whatever is left to pay", { "BA:Chaos" }, { turns }, {
    play = function(t)
      t:uses(1, key, { target = it.target })
      t:ready_resources(1, price)
      t:everyone_passes()
      if it.answer then t:answers(1, it.answer) end
    end,
    expect = function(t) t:cant(1, "uses", key) end })
  all_of_them[#all_of_them + 1] = chaos(stem .. " does not turn over for one resource less", { "BA:Chaos" }, { is_poor }, {
    play = function(t) t:cant(1, "uses", key) end })
  local hand = {}
  for i, class in ipairs(classes) do
    hand[i], hand[i + #classes] = "Herald of " .. class, "Census of " .. class
  end
  all_of_them[#all_of_them + 1] = chaos(stem .. " is of no class: nothing is empowered, and no count of a class finds it", { "BA:Chaos: no class" },
    { { hero = aspect(stem), hand = hand } }, {
    play = function(t)
      for _, name in ipairs(hand) do
        t:plays(1, name)
        t:everyone_passes()
      end
    end,
    expect = function(t) t:hand_count(1, 0) t:deck_count(1, 3) t:chain(0) end })
end

local further = {
  chaos("Alexstrasza brings nobody back from another's graveyard", { "BA:Chaos" },
    { { hero = aspect(alexstrasza), resources = 6, graveyard = { "Ox" } }, { graveyard = { "Elk" } } }, {
    play = function(t)
      t:cant(1, "uses", "Alexstrasza the Life-Binder", { target = "Elk" })
      t:can(1, "uses", "Alexstrasza the Life-Binder", { target = "Ox" })
    end }),
  chaos("Deathwing takes from each of three opponents, equipment too; not two of one, and nothing of his own", { "BA:Chaos" },
    { { hero = aspect(deathwing), resources = 8, play = { "Ox" } }, { play = { "Elk", "Hat" } }, { play = { "Web" } }, { play = { "Elk" } } }, {
    raiders = 4,
    play = function(t)
      local key = "battle_of_the_aspects/" .. deathwing
      t:cant(1, "uses", key, { target = "Ox" })
      t:cant(1, "uses", key, { target = { "Elk@2", "Hat" } })
      t:uses(1, key, { targets = { "Hat", "Web", "Elk@4" } })
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t)
      for seat = 2, 4 do t:damage("hero@" .. seat, 3) end
      t:in_play(2, "Elk")
      t:in_graveyard(2, "Hat")
      t:in_graveyard(3, "Web")
      t:in_graveyard(4, "Elk")
    end }),
  chaos("Deathwing's back burns for a resource, burns the owner, and not for what is his", { "BA:Chaos" },
    { { hero = aspect(deathwing, true), hand = { "Crush", "Crush", "Crush" }, play = { "Ox" } },
      { play = { { "Elk", owner = 3 } }, resources = { { "Hat", down = true } } } }, {
    play = function(t)
      for _, prey in ipairs { "Hat", "Elk", "Ox" } do
        t:plays(1, { "Crush", 1 }, { target = prey })
        t:everyone_passes()
        if prey ~= "Ox" then t:finishes_chain() end
      end
    end,
    expect = function(t) t:chain(0) t:damage("hero@1", 0) t:damage("hero@2", 3) t:damage("hero@3", 3) end }),
  chaos("Kalecgos finds three cards at most, fewer if he likes, and shows them", { "BA:Chaos" },
    { { hero = aspect(kalecgos), resources = 6, deck = { "Ox", "Hat", "Web", "Elk" } } }, {
    play = function(t)
      t:uses(1, "Kalecgos the Spell-Weaver")
      t:everyone_passes()
      t:not_offered(1, { "Ox", "Hat", "Web", "Elk" })
      t:answers(1, { "Hat", "Elk" })
    end,
    expect = function(t) t:hand_count(1, 2) t:told { "reveals Hat", "reveals Elk" } end }),
  chaos("Kalecgos' back burns a hero, in arcane, as his own turn ends and no other", { "BA:Chaos" },
    { { hero = aspect(kalecgos, true), hand = { "Hat", "Web" } }, { play = { "Elk" } } }, {
    play = function(t)
      t:ends_turn()
      t:not_offered(1, "Elk")
      t:answers(1, "hero@2")
      t:ends_turn()
      t:told { "2 arcane damage" }
      t:ends_turn()
      t:is_turn(3)
    end,
    expect = function(t) t:damage("hero@2", 2) t:damage("hero@3", 0) t:damage("hero@1", 0) end }),
  chaos("Nozdormu's back readies one ally, not two", { "BA:Chaos" },
    { { hero = aspect(nozdormu, true), play = { { "Ox", exhausted = true }, { "Elk", exhausted = true } } } }, {
    play = function(t)
      t:ends_turn()
      t:not_offered(1, { "Ox", "Elk" })
      t:answers(1, "Elk")
    end,
    expect = function(t) t:ready("Elk") t:exhausted("Ox@1") end }),
  chaos("Nobody's ally protects the hero of another party", { "BA:Chaos: allies protect" },
    { { play = { "Ox" } }, {}, { play = { "Elk" } } }, {
    play = function(t)
      t:proposes(1, "Ox", "hero@2")
      t:everyone_passes()
      t:cant(3, "protects", "Elk")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 1) end }),
  scenario "That allies protect is the rule of Chaos: in a duel an Aspect's don't" {
    raid = "duel", cards = cards, cites = { "BA:Chaos: allies protect" },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { hero = aspect(kalecgos), play = { "Elk" } })
    end,
    play = function(t)
      t:proposes(1, "Ox", "hero@2")
      t:everyone_passes()
      t:cant(2, "protects", "Elk")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 1) end,
  },
}
for _, it in ipairs(further) do all_of_them[#all_of_them + 1] = it end
return all_of_them
