-- The Main deck, second half.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 4, atk = 1, damage = "melee", health = 2, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, text = "" }
local spark = ability "Spark" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.prey) end }
local wake = ability "Wake" { cost = 0, instant = true, text = "Ready target ally.",
  targets = { target("sleeper", any.ally, help) }, play = function(me, t) t.sleeper:ready() end }
local cards = { ox = ox, elk = elk, hat = hat, web = web, spark = spark, wake = wake }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox" }

local function plays(t, card, options) t:plays("boss", card, options); t:everyone_passes() end
local function bombed(name, boss, harm_done)
  return scenario(name) { raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Elk", "Ox" } })
      t:seat(2, { deck = deck, play = { "Ox" } })
      t:boss { boss = boss, hand = { "Living Bomb" }, resources = 1, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      plays(t, "Living Bomb", { target = "Elk" })
      t:attached("Living Bomb", "Elk")
      t:ends_turn()
      t:ends_turn()
      t:in_play(1, "Elk")
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(1, "Elk")
      t:in_graveyard("boss", "Living Bomb")
      t:damage("Ox@1", harm_done)
      t:damage("hero@1", harm_done)
      t:damage("Ox@2", 0)
    end }
end
local calm = { "Baron Geddon", back = true }

return {
  bombed("Living Bomb destroys its bearer as the Boss player's turn starts", "Magmadar", 0),
  bombed("Under Baron Geddon the ally deals its cost to all others of its party", calm, 4),
  scenario "Living Bomb: an ally that can't be destroyed deals its cost all the same, to the others" {
    raid = "molten_core", cards = { ox = ox, elk = elk,
      elm = ally "Elm" { cost = 4, atk = 1, damage = "melee", health = 9, text = "This can't be destroyed.",
        powers = { gives { to = this, cant = "be destroyed" } } } },
    given = function(t)
      t:seat(1, { deck = deck, play = { "Elm", "Ox" } })
      t:boss { boss = calm, decks = { main = deck }, play = { { "Living Bomb", attached_to = "Elm" } } }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn("boss"); t:in_play(1, "Elm"); t:damage("Ox", 4); t:damage("hero@1", 4); t:damage("Elm", 0) end,
  },
  scenario "Lucifron's Curse destroys an ability, or interrupts a card; under Lucifron both" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Spark" }, play = { "Web" } })
      t:boss { boss = "Lucifron", hand = { "Lucifron's Curse" }, resources = 1 }
    end,
    play = function(t)
      t:plays(1, "Spark", { target = "Lucifron" })
      t:passes(1)
      t:plays("boss", "Lucifron's Curse", { mode = { 1, 2 }, targets = { "Web", "Spark" } })
      t:finishes_chain()
    end,
    expect = function(t) t:in_graveyard(1, "Web"); t:told { "Spark is interrupted" }; t:damage("Lucifron", 0) end,
  },
  scenario "Under another Boss one of the two is chosen" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Spark" }, play = { "Web" } })
      t:boss { boss = "Magmadar", hand = { "Lucifron's Curse" }, resources = 1 }
    end,
    play = function(t)
      t:plays(1, "Spark", { target = "Magmadar" })
      t:passes(1)
      t:cant("boss", "plays", "Lucifron's Curse", { mode = { 1, 2 } })
      t:plays("boss", "Lucifron's Curse", { mode = 1, target = "Web" })
      t:finishes_chain()
    end,
    expect = function(t) t:in_graveyard(1, "Web"); t:damage("Magmadar", 1) end,
  },
  scenario "Magma Shackles exhaust an ally, which does not ready in its controller's ready step; the others do" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox", { "Elk", exhausted = true } } })
      t:seat(2, { deck = deck })
      t:boss { boss = "Magmadar", hand = { "Magma Shackles" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t)
      plays(t, "Magma Shackles", { target = "Ox" })
      t:exhausted("Ox")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1); t:exhausted("Ox"); t:ready("Elk") end,
  },
  scenario "Outside that step the bearer readies, in another player's ready step, too" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Wake", "Wake" }, play = { { "Ox", exhausted = true }, { "Elk", exhausted = true } } })
      t:seat(2, { deck = deck })
      t:boss { boss = "Garr", play = { { "Magma Shackles", attached_to = "Ox" } } }
      t:turn(2, "ready")
    end,
    play = function(t)
      t:passes(2)
      t:passes("boss")
      t:plays(1, "Wake", { target = "Ox" })
      t:finishes_chain()
      t:ready("Ox")
      t:passes(2)
      t:passes("boss")
      t:plays(1, "Wake", { target = "Elk" })
      t:finishes_chain()
    end,
    expect = function(t) t:ready("Elk") end,
  },
  scenario "In its controller's own action phase the bearer readies" {
    raid = "molten_core", cards = cards, raiders = 1,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Wake" }, play = { { "Ox", exhausted = true } } })
      t:boss { boss = "Magmadar", play = { { "Magma Shackles", attached_to = "Ox" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Wake", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:ready("Ox") end,
  },
  scenario "Under Garr no ally of that party readies in that step, nor by an effect in it; other parties do" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Wake" }, play = { { "Ox", exhausted = true }, { "Elk", exhausted = true } } })
      t:seat(2, { deck = deck, play = { { "Ox", exhausted = true } } })
      t:boss { boss = "Garr", play = { { "Magma Shackles", attached_to = "Ox@1" } } }
      t:turn(1, "ready")
    end,
    play = function(t)
      t:exhausted("Ox@1")
      t:exhausted("Elk")
      t:plays(1, "Wake", { target = "Elk" })
      t:everyone_passes()
      t:exhausted("Elk")
      t:ends_turn()
      t:is_turn(2)
    end,
    expect = function(t) t:ready("Ox@2"); t:exhausted("Ox@1"); t:exhausted("Elk") end,
  },
  scenario "Shazzrah's Arcane Explosion: 1 to each hero and ally of an opponent" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "Garr", hand = { "Shazzrah's Arcane Explosion" }, resources = 2, decks = { main = deck } }
    end,
    play = function(t)
      t:passes(1)
      t:passes(2)
      plays(t, "Shazzrah's Arcane Explosion", { target = 1 })
    end,
    expect = function(t) t:damage("Ox@1", 1); t:damage("hero@1", 1); t:damage("Ox@2", 0); t:hand_count("boss", 0) end,
  },
  scenario "Under Shazzrah three cards are drawn as well" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:boss { boss = "Shazzrah", hand = { "Shazzrah's Arcane Explosion" }, resources = 2, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Shazzrah's Arcane Explosion", { target = 2 })
      plays(t, "Shazzrah's Arcane Explosion", { target = 1 })
    end,
    expect = function(t) t:damage("hero@1", 1); t:hand_count("boss", 3) end,
  },
  scenario "Tight Quarters destroys equipment" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Hat", "Ox" } })
      t:boss { boss = "Garr", hand = { "Tight Quarters" }, resources = 1 }
    end,
    play = function(t)
      t:passes(1)
      t:cant("boss", "plays", "Tight Quarters", { target = "Ox" })
      plays(t, "Tight Quarters", { target = "Hat" })
    end,
    expect = function(t) t:in_graveyard(1, "Hat") end,
  },
  scenario "Unexpected Distraction prevents all damage to one hero or ally this turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Spark", "Spark" } })
      t:boss { boss = "Garr", hand = { "Unexpected Distraction" }, resources = 1, decks = { main = deck } }
    end,
    play = function(t)
      t:passes(1)
      plays(t, "Unexpected Distraction", { target = "Garr" })
      t:plays(1, "Spark", { target = "Garr" })
      t:everyone_passes()
      t:damage("Garr", 0)
      t:ends_turn()
      t:passes("boss")
      t:plays(1, "Spark", { target = "Garr" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Garr", 1) end,
  },
  scenario "Volcanic Lair destroys an opposing hero as a turn starts with five resources" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R303.3a" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:seat(2, { deck = deck })
      t:boss { boss = "Garr", resources = 5, play = { "Volcanic Lair" }, decks = { main = deck } }
      t:turn(2, "end")
    end,
    play = function(t)
      t:will_answer("boss", "hero@2", "target")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:lost(2); t:winner("none") end,
  },
}
