-- The Main deck, first half: each card, and what it does more under its own Boss.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local imp = ally "Elk" { cost = 4, atk = 1, damage = "melee", health = 2, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, text = "" }
local kill = ability "Kill" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }
local imptoken = token "Imp" { atk = 1, damage = "fire", health = 1 }
local call = ability "Call" { cost = 0, instant = true, text = "Put an Imp token into play.",
  play = function(me) me.player:put_token("scenario/imp") end }
local cards = { ox = ox, elk = imp, hat = hat, web = web, kill = kill, imp = imptoken, call = call }
local deck = { "Ox", "Ox", "Ox", "Ox" }

local function plays(t, card, options) t:plays("boss", card, options); t:everyone_passes() end
-- Two raiders with an Ox and an Elk each; the Boss player's turn.
local function table_of(t, boss, hand, resources, more)
  for seat = 1, 2 do t:seat(seat, { deck = deck, play = { "Ox", "Elk", "Hat" }, hand = more }) end
  t:boss { boss = boss, hand = hand, resources = resources, play = { "Ox" } }
  t:turn("boss")
end

return {
  scenario "Ashes to Ashes: each opponent chooses an ally that is removed; from then on the destroyed are" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) table_of(t, "Garr", { "Ashes to Ashes", "Kill" }, 3, { "Call", "Kill" }) end,
    play = function(t)
      plays(t, "Ashes to Ashes")
      t:not_offered(1, "Ox@2")
      t:answers(1, "Elk")
      t:answers(2, "Ox@2")
      t:removed(1, "Elk")
      t:removed(2, "Ox")
      t:count_in_play("boss", "Ox", 1)
      plays(t, "Kill", { target = "Ox@1" })
      t:finishes_chain()
      t:removed(1, "Ox")
      t:graveyard_count(1, 0)
      t:passes("boss")
      t:plays(1, "Call")
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Kill", { target = "Imp" })
      t:finishes_chain()
    end,
    expect = function(t) t:count_in_play(1, "Imp", 0); t:in_play("boss", "Ashes to Ashes") end,
  },
  scenario "Under Majordomo Executus the Boss player chooses for each" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) table_of(t, "Majordomo Executus", { "Ashes to Ashes" }, 3) end,
    play = function(t)
      plays(t, "Ashes to Ashes")
      t:not_offered("boss", "Ox@boss")
      t:answers("boss", "Ox@1")
      t:answers("boss", "Elk@2")
    end,
    expect = function(t) t:removed(1, "Ox"); t:removed(2, "Elk"); t:in_play(1, "Elk"); t:in_play(2, "Ox") end,
  },
  scenario "Flame Burst: each opponent destroys a resource that they choose" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { resources = { { "Ox", down = true }, { "Elk", down = true } } })
      t:seat(2, {})
      t:boss { boss = "Garr", hand = { "Flame Burst" }, resources = 4 }
      t:turn("boss")
    end,
    play = function(t) plays(t, "Flame Burst"); t:answers(1, "Elk") end,
    expect = function(t) t:in_graveyard(1, "Elk"); t:resources(1, 1); t:resources("boss", 4) end,
  },
  scenario "Flames of the Incinerator: 3 at once, 1 as each of his turns starts, 4 under Golemagg" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R302.3" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:seat(2, { deck = deck })
      t:boss { boss = "Golemagg the Incinerator", hand = { "Flames of the Incinerator" }, resources = 2, decks = { main = deck },
        play = { { "Flames of the Incinerator", attached_to = "hero@2" } } }
      t:turn("boss")
    end,
    play = function(t)
      plays(t, "Flames of the Incinerator", { target = "hero@1" })
      t:damage("hero@1", 3)
      t:damage("hero@2", 0)
      t:will_answer("boss", "hero@1", "target")
      t:ends_turn()
      t:damage("hero@1", 6)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 10); t:damage("hero@2", 4) end,
  },
  scenario "Under another Boss the flames burn for 1" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Garr", decks = { main = deck }, play = { { "Flames of the Incinerator", attached_to = "hero@1" } } }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 1) end,
  },
  scenario "Gehennas's Shadowbolt: 4 to a target" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) table_of(t, "Garr", { "Gehennas's Shadowbolt" }, 3, { "Call" }) end,
    play = function(t)
      t:cant("boss", "plays", "Gehennas's Shadowbolt", { target = "Ox@boss" })
      plays(t, "Gehennas's Shadowbolt", { target = "Ox@1" })
    end,
    expect = function(t) t:damage("Ox@1", 4); t:hand_count(1, 1); t:told { "Garr deals 4 shadow damage" } end,
  },
  scenario "Under Gehennas each opponent discards a card as well" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) table_of(t, "Gehennas", { "Gehennas's Shadowbolt" }, 3, { "Call", "Kill" }) end,
    play = function(t)
      t:will_answer(1, "Call", "discard")
      t:will_answer(2, "Kill", "discard")
      plays(t, "Gehennas's Shadowbolt", { target = "hero@2" })
    end,
    expect = function(t) t:damage("hero@2", 4); t:hand_count(1, 1); t:hand_count(2, 1) end,
  },
  scenario "Hotter than Goo destroys abilities, allies and equipment of one opponent, not hero nor resources" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox", "Web", "Hat" }, resources = 2 })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "Garr", hand = { "Hotter than Goo" }, resources = 6, play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Hotter than Goo", { target = 3 })
      plays(t, "Hotter than Goo", { target = 1 })
    end,
    expect = function(t) t:graveyard_count(1, 3); t:resources(1, 2); t:in_play(2, "Ox"); t:in_play("boss", "Ox"); t:winner("none") end,
  },
  scenario "Inspire: he may flip; Sulfuron may ready besides" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:boss { boss = { "Sulfuron Harbinger", exhausted = true }, hand = { "Inspire" }, resources = 4 }
      t:turn("boss")
    end,
    play = function(t)
      plays(t, "Inspire")
      t:asked("boss", "Flip your hero?")
      t:answers("boss", "no")
      t:asked("boss", "Ready your hero?")
      t:answers("boss", "yes")
    end,
    expect = function(t) t:ready("Sulfuron Harbinger"); t:not_told { "turned over" } end,
  },
  scenario "Under another Boss nobody is asked to ready him" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:boss { boss = { "Magmadar", exhausted = true }, hand = { "Inspire" }, resources = 4 }
    end,
    play = function(t)
      t:passes(1)
      plays(t, "Inspire")
      t:answers("boss", "yes")
    end,
    expect = function(t) t:told { "Magmadar is turned over" }; t:exhausted("Magmadar"); t:asked(1, "Your move") end,
  },
  scenario "Lava Pool destroys one of the three kinds" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) table_of(t, "Garr", { "Lava Pool" }, 2) end,
    play = function(t)
      t:can("boss", "plays", "Lava Pool", { target = "Ox@boss" })
      t:cant("boss", "plays", "Lava Pool", { target = "hero@1" })
      plays(t, "Lava Pool", { target = "Hat@2" })
    end,
    expect = function(t) t:in_graveyard(2, "Hat") end,
  },
  scenario "Lava Spit: 2 to an opposing ally" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) table_of(t, "Garr", { "Lava Spit" }, 1); t:turn(2) end,
    play = function(t)
      t:passes(2)
      plays(t, "Lava Spit", { target = "Ox@1" })
    end,
    expect = function(t) t:damage("Ox@1", 2); t:damage("Elk@1", 0); t:damage("hero@1", 0) end,
  },
  scenario "Under Magmadar it spills over to the others of that party, also where the ally falls" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t) table_of(t, "Magmadar", { "Lava Spit" }, 1) end,
    play = function(t) plays(t, "Lava Spit", { target = "Elk@1" }) end,
    expect = function(t) t:in_graveyard(1, "Elk"); t:damage("Ox@1", 2); t:damage("hero@1", 2); t:damage("Ox@2", 0); t:damage("hero@2", 0) end,
  },
}
