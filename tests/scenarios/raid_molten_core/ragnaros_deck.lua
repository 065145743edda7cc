-- The Ragnaros deck.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 4, atk = 2, damage = "melee", health = 3, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, text = "" }
local spark = ability "Spark" { cost = 0, instant = true, text = "Your hero deals 1 frost damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "frost", t.prey) end }
local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local shell = ability "Shell" { cost = 0, ongoing = true, text = "Prevent all damage to your characters.",
  powers = { prevents.damage { to = your.character, all = true } } }
local kill = ability "Kill" { cost = 0, instant = true, text = "Destroy target hero or ally.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) t.prey:destroy() end }
local wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = { "Protector" }, text = "Protector" }
local cards = { ox = ox, elk = elk, hat = hat, web = web, spark = spark, no = no, shell = shell, kill = kill, wall = wall }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local up = { "Ragnaros", back = true }
local koro, blaz, kress = { "Rune of Koro", back = true }, { "Rune of Blaz", back = true }, { "Rune of Kress", back = true }
local function sits(t, card, resources, more, first)
  for seat = 1, 2 do t:seat(seat, { deck = deck, play = { "Ox", "Elk", "Hat", "Web" }, hand = more }) end
  t:boss { boss = up, hand = { card }, resources = resources, play = { koro, blaz, kress }, draws_from = "ragnaros", decks = { ragnaros = deck } }
  t:turn(first or "boss")
end
local function plays(t, card, options) t:plays("boss", card, options); t:everyone_passes() end
local function shown(name, card, resources, play, expect, more, first)
  return scenario(name) { raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) sits(t, card, resources, more, first) end, play = play, expect = expect }
end

return {
  shown("\"BY FIRE BE PURGED\": two of three kinds, all that opponents have", '"BY FIRE BE PURGED"', 7, function(t)
    t:cant("boss", "plays", '"BY FIRE BE PURGED"', { mode = { 1 } })
    plays(t, '"BY FIRE BE PURGED"', { mode = { 1, 3 } })
  end, function(t)
    t:in_graveyard(1, "Web")
    t:in_graveyard(2, "Hat")
    t:in_play(1, "Ox")
    t:in_play(2, "Elk")
  end),
  shown("Allies and equipment", '"BY FIRE BE PURGED"', 7, function(t) plays(t, '"BY FIRE BE PURGED"', { mode = { 2, 3 } }) end,
    function(t) t:graveyard_count(1, 3); t:graveyard_count(2, 3); t:in_play(1, "Web"); t:winner("none") end),
  shown("\"DIE, INSECT!\": a card for each opposing ally destroyed, one for each rune where it is a hero", '"DIE, INSECT!"', 2,
    function(t)
      t:passes(1)
      t:passes(2)
      plays(t, '"DIE, INSECT!"')
      t:plays(1, "Kill", { target = "Elk@2" })
      t:finishes_chain()
      t:hand_count("boss", 1)
      t:plays(1, "Kill", { target = "hero@2" })
      t:finishes_chain()
    end, function(t) t:hand_count("boss", 4); t:lost(2) end, { "Kill", "Kill" }, 1),
  shown("Elemental Fire: what hurts Ragnaros this turn burns the whole party of whatever did, for as much", "Elemental Fire", 1,
    function(t)
      t:passes(1)
      t:passes(2)
      plays(t, "Elemental Fire")
      t:plays(1, "Spark", { target = "Ragnaros" })
      t:finishes_chain()
      t:damage("hero@1", 1)
      t:damage("Ox@1", 1)
      t:damage("Ox@2", 0)
      t:attacks(1, "Elk@1", "Ragnaros")
      t:to_end_of_combat()
    end, function(t)
      t:damage("hero@1", 3)
      t:in_graveyard(1, "Elk")
      t:damage("hero@2", 0)
      t:damage("Ragnaros", 3)
    end, { "Spark" }, 1),
  shown("Flames of Sulfuron: 1 for each rune", "Flames of Sulfuron", 1, function(t)
    t:passes(1)
    t:passes(2)
    plays(t, "Flames of Sulfuron", { target = "Ox@1" })
  end, function(t) t:damage("Ox@1", 3); t:told { "Ragnaros deals 3 fire damage" } end, nil, 1),
  shown("Flaming Assault readies Ragnaros", "Flaming Assault", 3, function(t)
    t:attacks("boss", "Ragnaros", "hero@1")
    t:to_end_of_combat()
    t:exhausted("Ragnaros")
    plays(t, "Flaming Assault")
    t:attacks("boss", "Ragnaros", "hero@1")
    t:to_end_of_combat()
  end, function(t) t:damage("hero@1", 20) end),
  scenario "Also in a raider's turn" {
    raid = "molten_core", cards = cards,
    given = function(t) t:boss { boss = { "Ragnaros", back = true, exhausted = true }, hand = { "Flaming Assault" }, resources = 3 } end,
    play = function(t) t:passes(1); plays(t, "Flaming Assault") end,
    expect = function(t) t:ready("Ragnaros") end,
  },
  shown("Fury of the Firelord: 50 to all, which nobody prevents, by a card that nobody interrupts", "Fury of the Firelord", 12, function(t)
    t:plays("boss", "Fury of the Firelord")
    t:passes("boss")
    t:plays(1, "No", { target = "Fury of the Firelord" })
    t:finishes_chain()
  end, function(t) t:winner("boss") end, { "No" }),
  scenario "Nothing prevents what it deals" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Shell", "Ox" } })
      t:boss { boss = up, hand = { "Fury of the Firelord" }, resources = 15 }
      t:turn("boss")
    end,
    play = function(t) plays(t, "Fury of the Firelord") end,
    expect = function(t) t:winner("boss"); t:told { "deals 50 fire damage" } end,
  },
  shown("Hammer of Ragnaros: its owner destroys another one", "Hammer of Ragnaros", 1, function(t)
    plays(t, "Hammer of Ragnaros", { target = "Elk@1" })
    t:in_graveyard(1, "Elk")
    t:not_offered(1, "Ox@2")
    t:answers(1, "Web@1")
  end, function(t) t:in_graveyard(1, "Web"); t:in_play(1, "Ox"); t:in_play(1, "Hat") end),
  scenario "With nothing else the owner destroys nothing more" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Elk" } })
      t:boss { boss = up, hand = { "Hammer of Ragnaros" }, resources = 1, play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t) plays(t, "Hammer of Ragnaros", { target = "Elk" }) end,
    expect = function(t) t:in_graveyard(1, "Elk"); t:in_play("boss", "Ox"); t:asked("boss", "Your move") end,
  },
  shown("Lava Splash: 1 for each rune to each hero and ally of a player", "Lava Splash", 3, function(t)
    plays(t, "Lava Splash", { target = 2 })
  end, function(t) t:damage("hero@2", 3); t:damage("Ox@2", 3); t:in_graveyard(2, "Elk"); t:damage("hero@1", 0) end),
  shown("Melt Weapon destroys all equipment of an opponent", "Melt Weapon", 2, function(t)
      t:cant("boss", "plays", "Melt Weapon", { target = 3 })
      plays(t, "Melt Weapon", { target = 2 })
    end,
    function(t) t:in_graveyard(2, "Hat"); t:in_play(1, "Hat"); t:in_play(2, "Web") end),
  shown("\"NOW FOR YOU, INSECTS!\" interrupts a card that is played", '"NOW FOR YOU, INSECTS!"', 2, function(t)
    t:plays(1, "Spark", { target = "Ragnaros" })
    t:passes(1)
    t:passes(2)
    plays(t, '"NOW FOR YOU, INSECTS!"', { target = "Spark" })
  end, function(t) t:told { "Spark is interrupted" }; t:in_graveyard(1, "Spark"); t:damage("Ragnaros", 0) end, { "Spark" }, 1),
  scenario "Unstoppable Flame: +X ATK, and nobody targets him or protects against him, this turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Spark" }, play = { "Wall" } })
      t:boss { boss = up, hand = { "Unstoppable Flame" }, resources = 4, draws_from = "ragnaros", decks = { ragnaros = deck } }
      t:turn("boss")
    end,
    play = function(t)
      plays(t, "Unstoppable Flame", { x = 3 })
      t:ready_resources("boss", 0)
      t:attacks("boss", "Ragnaros", "hero@1")
      t:cant(1, "protects", "Wall")
      t:to_end_of_combat()
      t:damage("hero@1", 13)
      t:passes("boss")
      t:cant(1, "plays", "Spark", { target = "Ragnaros" })
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1); t:can(1, "plays", "Spark", { target = "Ragnaros" }); t:atk("Ragnaros", 0) end,
  },
  shown("Wrath of Ragnaros: an ally falls, and its cost burns the hero of its party", "Wrath of Ragnaros", 2, function(t)
    plays(t, "Wrath of Ragnaros", { target = "Elk@2" })
  end, function(t) t:in_graveyard(2, "Elk"); t:damage("hero@2", 4); t:damage("hero@1", 0) end),
  scenario "Magma Blast: as an opponent's turn ends in which Ragnaros was up and unhurt, 1 for each rune to that hero" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck })
      t:seat(2, { deck = deck, hand = { "Spark" } })
      t:boss { boss = up, play = { "Magma Blast", koro, blaz } }
    end,
    play = function(t)
      t:ends_turn()
      t:damage("hero@1", 2)
      t:plays(2, "Spark", { target = "Ragnaros" })
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1); t:damage("hero@1", 2); t:damage("hero@2", 0) end,
  },
  scenario "As the Boss player's own turn ends nobody is blasted" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = up, play = { "Magma Blast", koro } }
      t:turn("boss", "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn(1); t:not_told { "Magma Blast triggers" }; t:damage("hero@1", 0) end,
  },
  scenario "Submerged he blasts nobody" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Ragnaros", play = { "Magma Blast", koro }, draws_from = "ragnaros", decks = { ragnaros = deck } }
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 0) end,
  },
}
