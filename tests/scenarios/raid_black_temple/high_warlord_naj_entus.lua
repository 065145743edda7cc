-- Boss 1, both sides: the spine, what pulling it costs, and what comes once he lies.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 6 }
local pike = ally "Pike" { cost = 1, atk = 5, damage = "melee", health = 3, keywords = { "Ferocity" } }
local dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end }
local nova = ability "Nova" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to each hero.",
  play = function(me) me.hero:deal(1, "fire", any.hero) end }
local boss = "black_temple/high_warlord_naj_entus"

return {
  scenario "A spine at the end of each of his turns: one counter, two damage, on a hero that he chooses" {
    raid = "black_temple",
    raiders = 2,
    given = function(t)
      t:seat(1, { deck = { "Execute" } })
      t:seat(2, {})
      t:boss { boss = boss }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:offers("boss", "hero@1")
      t:answers("boss", "hero@2")
      t:finishes_chain()
    end,
    expect = function(t)
      t:counters("hero@2", "spine", 1)
      t:damage("hero@2", 2)
      t:counters("hero@1", "spine", 0)
      t:damage("hero@1", 0)
    end,
  },
  scenario "At the end of a raider's turn nobody is hit" {
    raid = "black_temple",
    raiders = 1,
    given = function(t)
      t:seat(1, { deck = { "Execute" } })
      t:boss { boss = boss, deck = { "Execute" }, decks = { minion = { "Sister of Pain" } } }
      t:turn(1)
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:is_turn("boss")
      t:counters("hero@1", "spine", 0)
    end,
  },
  scenario "Who bears a spine can't pull it; another one exhausts for it on his own turn, and all spines are gone" {
    raid = "black_temple",
    raiders = 2,
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", counters = { spine = 2 } }, resources = 4,
        play = { { "Ox", counters = { spine = 1 } }, { "Ox", counters = { verse = 1 }, new = true } } })
      t:seat(2, { hero = { "hoa/ta_zo", counters = { verse = 1 } }, resources = 3 })
      t:boss { boss = boss, resources = 2, play = { { "Ox", counters = { spine = 1 } } } }
      t:turn(1)
    end,
    play = function(t)
      t:cant(2, "uses", "hero@boss", { reason = "only on your own turn" })
      t:cant("boss", "uses", "hero@boss", { reason = "CR 701.2" })
      t:uses(1, "hero@boss")             -- the one Ox without a spine pays: nobody else could
      t:exhausted({ "Ox", 2 })
      t:ready("hero@1")
      t:ready_resources(1, 2)
      t:everyone_passes()
      t:counters("hero@1", "spine", 0)
      t:counters("Ox@boss", "spine", 0)
      t:counters("hero@2", "verse", 1)
      t:has("hero@boss", "Immune", false)
      t:chain(1)                         -- he has turned over: two frost damage to each hero
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "turned over" }
      t:damage("hero@1", 2)
      t:damage("hero@2", 2)
      t:damage("Ox@boss", 0)
      t:damage("hero@boss", 0)
      t:atk("hero@boss", 0)
      t:cant(1, "uses", "hero@boss", { reason = "that side does not show" })
    end,
  },
  scenario "The one without resources, or with spines everywhere, can't pull them" {
    raid = "black_temple",
    raiders = 1,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", counters = { spine = 1 } }, resources = 2 })
      t:boss { boss = boss }
      t:turn(1)
    end,
    expect = function(t) t:cant(1, "uses", "hero@boss", { reason = "CR 403" }) end,
  },
  scenario "With one resource the spines stay" {
    raid = "black_temple",
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", resources = 1 })
      t:boss { boss = boss }
      t:turn(1)
    end,
    expect = function(t) t:cant(1, "uses", "hero@boss", { reason = "CR 403" }) end,
  },
  scenario "Behind his shield nobody attacks, targets or damages him" {
    cites = { "R101.3d" },
    raid = "black_temple",
    cards = { ox = ox, pike = pike, dart = dart, nova = nova },
    given = function(t)
      t:seat(1, { hand = { "Dart", "Nova" }, play = { "Pike" } })
      t:boss { boss = boss }
      t:turn(1)
    end,
    play = function(t)
      t:cant(1, "attacks", "Pike", { defender = "hero@boss", reason = "R101.3d" })
      t:cant(1, "plays", "Dart", { target = "hero@boss", reason = "R101.3d" })
      t:plays(1, "Nova")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("hero@boss", 0)
    end,
  },
  scenario "Without it he fights with two more, and can be fought" {
    raid = "black_temple",
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = { boss, back = true } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox@1")
      t:atk("hero@boss", 2)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox@1", 2)
      t:damage("hero@boss", 1)
      t:atk("hero@boss", 0)
    end,
  },
  scenario "His fall: the Minions of his row come with Supremus, who brings one event and a threat of five" {
    raid = "black_temple",
    cards = { pike = pike, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Pike" },
        resources = { { "Gouge", down = true }, { "Ox", down = true }, { "Ox", down = true }, { "Ox", down = true },
          { "Ox", down = true }, { "Ox", down = true } }, deck = { "Pike", "Pike" } })
      t:boss { boss = { boss, back = true }, hand = { "Pike" },
        decks = { event = { "not_prepared_43", "not_prepared_44" } },
        resources = { { "Sister of Pain", down = true, deck = "minion" }, { "Ashtongue Rogue", down = true, deck = "minion" } } }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "Pike@1", "hero@boss")
      t:to_end_of_combat()
      t:removed("boss", "High Warlord Naj'entus")
      t:told { "Sister of Pain is removed", "The next Boss is added", "Sister of Pain enters play", "Supremus enters play" }
      t:in_play("boss", "Supremus")
      t:in_play("boss", "Sister of Pain")
      t:in_play("boss", "Ashtongue Rogue")
      t:resources("boss", 1)
      t:deck_count("boss", 1, "event")
      t:ends_turn()                        -- the wrap-up step: one resource more than five has to go
      t:asked(1, "threat level")
      t:answers(1, "Gouge")
    end,
    expect = function(t)
      t:resources(1, 5)
      t:in_graveyard(1, "Gouge")
    end,
  },
  scenario "Turned over twice on one chain he deals his frost once, as he is turned to his other side" {
    raid = "black_temple",
    raiders = 1,
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { resources = 4, play = { "Ox" } })
      t:boss { boss = boss }
      t:turn(1)
    end,
    play = function(t)
      t:uses(1, "hero@boss", { pay = { "Ox" } })
      t:uses(1, "hero@boss")
      t:everyone_passes()
      t:has("hero@boss", "Immune", false)
      t:everyone_passes()
      t:damage("hero@1", 2)
      t:everyone_passes()
      t:has("hero@boss", "Immune")
    end,
    expect = function(t)
      t:chain(0)
      t:damage("hero@1", 2)
    end,
  },
}
