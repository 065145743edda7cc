-- Boss 5, both sides: blood that boils in all who do not fight hand to hand, and the one hero whom he is after.
local imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 6 }
local dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end }
local pike = ally "Pike" { cost = 1, atk = 15, damage = "melee", health = 3, keywords = { "Ferocity" } }
local boss = "black_temple/gurtogg_bloodboil"

return {
  scenario "Up to five allies that deal no melee damage, whoever has them, and he turns over" {
    raid = "black_temple",
    raiders = 2,
    cards = { imp = imp, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Imp", "Imp", "Imp", "Ox" }, deck = { "Ox" } })
      t:seat(2, { play = { "Imp", "Imp" } })
      t:boss { boss = boss, play = { "Imp" } }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:finishes_chain()
      t:asked("boss", "Which allies boil?")
      t:offers("boss", "Imp@boss")
      t:not_offered("boss", "Ox@1")
      t:not_offered("boss", { { "Imp", 1 }, { "Imp", 2 }, { "Imp", 3 }, "Imp@2", "Imp@boss", { "Imp", 5 } })
      t:answers("boss", { { "Imp", 1 }, { "Imp", 2 }, { "Imp", 3 }, { "Imp", 4 }, { "Imp", 5 } })
      t:ends_turn()
    end,
    expect = function(t)
      t:count_in_play(1, "Imp", 0)
      t:count_in_play(2, "Imp", 0)
      t:count_in_play("boss", "Imp", 1)
      t:in_play(1, "Ox")
      t:has("hero@boss", "Untargetable")
    end,
  },
  scenario "He may spare them all, and turns over nevertheless" {
    raid = "black_temple",
    cards = { imp = imp, dart = dart },
    given = function(t)
      t:seat(1, { hand = { "Dart" }, play = { "Imp" }, deck = { "Imp" } })
      t:boss { boss = boss }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:finishes_chain()
      t:answers("boss", "none")
      t:ends_turn()
    end,
    expect = function(t)
      t:in_play(1, "Imp")
      t:cant(1, "plays", "Dart", { target = "hero@boss", reason = "CR 706.1" })
      t:can(1, "attacks", "Imp", { defender = "hero@boss" })    -- untargetable is not elusive
    end,
  },
  scenario "On his front he has five more while attacking, and can be targeted" {
    raid = "black_temple",
    cards = { ox = ox, dart = dart },
    given = function(t)
      t:seat(1, { hand = { "Dart" }, play = { "Ox" } })
      t:boss { boss = boss }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox@1")
      t:atk("hero@boss", 5)
      t:passes("boss")
      t:plays(1, "Dart", { target = "hero@boss" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox@1", 5)
      t:damage("hero@boss", 2)
      t:atk("hero@boss", 0)
    end,
  },
  scenario "A hero at random heals five, and is the only one whom he can attack, with fifteen more" {
    raid = "black_temple",
    raiders = 3,
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 7 }, play = { "Ox" } })
      t:seat(3, { hero = { "hoa/ta_zo", damage = 7 } })
      t:boss { boss = { boss, back = true }, deck = { "Ox" }, play = { "Ox" } }
      t:turn("boss", "ready")
      t:random { 2 }
    end,
    play = function(t)
      t:to_action_phase()
      t:damage("hero@2", 2)
      t:damage("hero@3", 7)
      t:atk("hero@boss", 0)
      t:cant("boss", "attacks", "hero@boss", { defender = "hero@1", reason = "CR 103.2" })
      t:cant("boss", "attacks", "hero@boss", { defender = "Ox@2", reason = "CR 103.2" })
      t:can("boss", "attacks", "Ox@boss", { defender = "hero@1" })
      t:attacks("boss", "hero@boss", "hero@2")
      t:atk("hero@boss", 15)
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 17) end,
  },
  scenario "Where that hero is gone he attacks nobody" {
    raid = "black_temple",
    raiders = 2,
    cards = { doom = ability "Doom" { cost = 0, text = "Your hero deals 60 fire damage to target hero.",
      targets = { target("hero", opposing.hero, harm) }, play = function(me, t) me.hero:deal(60, "fire", t.hero) end } },
    given = function(t)
      t:boss { boss = { boss, back = true }, deck = { "Gouge" }, hand = { "Doom" } }
      t:turn("boss", "ready")
      t:random { 2 }
    end,
    play = function(t)
      t:to_action_phase()
      t:plays("boss", "Doom", { target = "hero@2" })
      t:everyone_passes()
      t:lost(2)
    end,
    expect = function(t) t:cant("boss", "attacks", "hero@boss", { defender = "hero@1", reason = "CR 103.2" }) end,
  },
  scenario "At the end of that turn he turns to his front again, and nothing binds him any more" {
    raid = "black_temple",
    raiders = 1,
    cards = { imp = imp },
    given = function(t)
      t:seat(1, { deck = { "Imp", "Imp" }, play = { "Imp" } })
      t:boss { boss = { boss, back = true }, deck = { "Imp", "Imp", "Imp" },
        decks = { minion = { "Sister of Pain", "Sister of Pain" } } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:ends_turn()
      t:has("hero@boss", "Untargetable", false)
      t:ends_turn()
      t:can("boss", "attacks", "hero@boss", { defender = "Imp@1" })
      t:attacks("boss", "hero@boss", "hero@1")
      t:atk("hero@boss", 5)
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 5) end,
  },
  scenario "His fall: the Shrine comes with three Soul Fragments, three events and a threat of nine" {
    cites = { "R502.2c" },
    raid = "black_temple",
    cards = { pike = pike },
    given = function(t)
      t:seat(1, { play = { "Pike" }, deck = { "Pike" }, resources = { { "Gouge", down = true }, { "Pike", down = true },
        { "Pike", down = true }, { "Pike", down = true }, { "Pike", down = true }, { "Pike", down = true },
        { "Pike", down = true }, { "Pike", down = true }, { "Pike", down = true }, { "Pike", down = true } } })
      t:boss { boss = boss,
        decks = { event = { "not_prepared_47", "not_prepared_48", "not_prepared_51", "not_prepared_52" } } }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "Pike@1", "hero@boss")
      t:to_end_of_combat()
      t:removed("boss", "Gurtogg Bloodboil")
      t:in_play("boss", "Shrine of Lost Souls")
      t:count_in_play("boss", "Soul Fragment", 3)
      t:resources("boss", 3)
      t:deck_count("boss", 1, "event")
      t:ends_turn()
      t:asked(1, "threat level")
      t:answers(1, "Gouge")
    end,
    expect = function(t) t:resources(1, 9) end,
  },
  scenario "Gurtogg Bloodboil is a Fel Orc, and by that an Orc" {
    raid = "black_temple",
    cites = { "CR 202.1a" },
    cards = {
      bane = ability "Bane" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target Orc hero.",
        targets = { target("hero", any.hero:with { tag = "Orc" }, harm) },
        play = function(me, t) me.hero:deal(1, "fire", t.hero) end },
      felbane = ability "Felbane" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target Fel Orc hero.",
        targets = { target("hero", any.hero:with { tag = "Fel Orc" }, harm) },
        play = function(me, t) me.hero:deal(1, "fire", t.hero) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Bane", "Felbane" } })
      t:boss { boss = "black_temple/gurtogg_bloodboil" }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bane", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, "Felbane", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@boss", 2) end,
  },
}
