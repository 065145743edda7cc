-- R304 on treasures: Azuresong Mageblade, Benediction beside Anathema, Shadowstrike.
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9, text = "" }
local wide = hero "Wide" { health = 30, keywords = { "Dual Wield" }, text = "Dual Wield" }
local cant = ability "Rain" { cost = 0, text = "Your hero heals 3 damage from each of your characters.",
  play = function(me) me.hero:heal(3, your.character) end }
local idol = item "Idol" { cost = 0, text = "Your hero heals 1 damage from target ally.",
  powers = { pays { cost = {}, targets = { target("ally", your.ally, help) }, effect = function(me, t) me.hero:heal(1, t.ally) end } } }
local smith = hero "Smith" { health = 30, tags = { "Human", "Enchanting" }, text = "" }
local gatherer = hero "Gatherer" { health = 30, tags = { "Human", "Herbalism" }, text = "" }
local cards = { ox = ox, wide = wide, rain = cant, idol = idol, smith = smith, gatherer = gatherer }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox" }

local function strikes(name, hero, drawn)
  return scenario(name) { raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:Shadowstrike" },
    given = function(t)
      t:seat(2, { hero = "Smith" })
      t:seat(1, { hero = hero, play = { "Shadowstrike" }, resources = 1, deck = deck })
      t:boss { boss = "Lucifron" }
    end,
    play = function(t) t:uses(1, "Shadowstrike"); t:everyone_passes() end,
    expect = function(t) t:in_graveyard(1, "Shadowstrike"); t:ready_resources(1, 0); t:hand_count(1, drawn) end }
end

return {
  scenario "Azuresong Mageblade takes three counters of its own, and its draw brings one back" {
    raid = "molten_core", cards = cards, cites = { "R304:Azuresong Mageblade" },
    given = function(t)
      t:seat(1, { hero = "Wide", resources = 2, deck = deck,
        play = { { "Azuresong Mageblade", counters = { verse = 3 } }, { "Azuresong Mageblade", counters = { verse = 2 } } } })
      t:boss { boss = "Lucifron" }
    end,
    play = function(t)
      t:uses(1, { "Azuresong Mageblade", 1 })
      t:ready_resources(1, 1)
      t:counters({ "Azuresong Mageblade", 1 }, "verse", 0)
      t:finishes_chain()
      t:hand_count(1, 1)
      t:counters({ "Azuresong Mageblade", 1 }, "verse", 1)
      t:counters({ "Azuresong Mageblade", 2 }, "verse", 3)
      t:cant(1, "uses", { "Azuresong Mageblade", 1 })
    end,
    expect = function(t) t:can(1, "uses", { "Azuresong Mageblade", 2 }) end,
  },
  scenario "An opponent's draw is no verse" {
    raid = "molten_core", cards = cards, cites = { "R304:Azuresong Mageblade" },
    given = function(t)
      t:seat(1, { play = { "Azuresong Mageblade" }, deck = deck })
      t:boss { boss = "Lucifron", decks = { main = deck } }
      t:turn("boss", "draw")
    end,
    play = function(t) t:everyone_passes(); t:everyone_passes() end,
    expect = function(t) t:hand_count("boss", 1); t:counters("Azuresong Mageblade", "verse", 0) end,
  },
  scenario "Benediction triggers once for each character healed, however much it was, and for abilities alone" {
    raid = "molten_core", cards = cards, cites = { "R304:Benediction" },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 1 }, hand = { "Rain" }, deck = deck,
        play = { "Benediction", "Idol", { "Ox", damage = 4 }, "Ox" } })
      t:boss { boss = "Lucifron" }
    end,
    play = function(t)
      t:plays(1, "Rain")
      t:finishes_chain()
      t:hand_count(1, 2)
      t:uses(1, "Idol", { target = { "Ox", 1 } })
      t:finishes_chain()
    end,
    expect = function(t) t:damage({ "Ox", 1 }, 0); t:hand_count(1, 2) end,
  },
  scenario "It brings Anathema back from the graveyard, but both are one staff too many" {
    raid = "molten_core", cards = cards, cites = { "R304:Benediction" },
    given = function(t)
      t:seat(1, { play = { "Benediction" }, graveyard = { "Anathema", "Anathema", "Ox" } })
      t:boss { boss = "Lucifron" }
    end,
    play = function(t)
      t:uses(1, "Benediction")
      t:everyone_passes()
      t:asked(1, "Which staff comes back?")
      t:answers(1, { "Anathema", 1 })
      t:asked(1, "Uniqueness")
      t:answers(1, "Benediction")
    end,
    expect = function(t) t:in_play(1, "Anathema"); t:count_in_play(1, "Anathema", 1); t:in_graveyard(1, "Benediction"); t:exhausted("hero@1") end,
  },
  scenario "What another hero heals draws no card" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:Benediction" },
    given = function(t)
      t:seat(1, { play = { "Benediction" }, deck = deck })
      t:seat(2, { hand = { "Rain" }, play = { { "Ox", damage = 4 } } })
      t:boss { boss = "Lucifron" }
      t:turn(2)
    end,
    play = function(t) t:plays(2, "Rain"); t:finishes_chain() end,
    expect = function(t) t:damage("Ox", 1); t:hand_count(1, 0) end,
  },
  scenario "With no Anathema in your graveyard nothing comes" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:Benediction" },
    given = function(t)
      t:seat(1, { play = { "Benediction" }, graveyard = { "Ox", "Shadowstrike" } })
      t:seat(2, { graveyard = { "Anathema" } })
      t:boss { boss = "Lucifron" }
    end,
    play = function(t) t:uses(1, "Benediction"); t:everyone_passes() end,
    expect = function(t) t:in_play(1, "Benediction"); t:in_graveyard(1, "Shadowstrike"); t:count_in_play(1, "Anathema", 0) end,
  },
  strikes("Shadowstrike draws two for a hero with Enchanting on the type line", "Smith", 2),
  strikes("For any other hero it is destroyed for nothing", "Gatherer", 0),
}
