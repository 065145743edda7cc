-- What follows as a Boss is destroyed: he is removed, runes turn down, Minions lie face up and come back as allies.
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local spark = ability "Spark" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end }
local cards = { bolt = bolt, no = no, spark = spark }
local imps = { "Flame Imps", down = true, deck = "minion", exhausted = true }

return {
  scenario "The Boss is removed, every rune turns down, and Minions lie face up until the effect puts them into the party" {
    raid = "molten_core", cards = cards, cites = { "R302.1", "R302.2", "R303.3c", "R101.2" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "Baron Geddon", play = { "Rune of Zeth", { "Rune of Mohn", back = true }, "Firesworn" },
        resources = { imps, { "Lava Surger", down = true, deck = "minion" } } }
    end,
    play = function(t)
      t:face_up("Rune of Zeth")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:removed("boss", "Baron Geddon")
      t:has("Rune of Zeth", "Rune")
      t:resources("boss", 0)
      t:removed("boss", "Flame Imps")
      t:removed("boss", "Lava Surger")
      t:sees(1, "Flame Imps")
      t:chain(1)
      t:asked(1, "Your move")           -- the turn player
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "Baron Geddon is destroyed", "Rune of Zeth is turned over", "The Minions rise is added to the chain",
        "Flame Imps enters play", "The Minions rise resolves" }
      t:not_told { "Rune of Mohn is turned over" }
      t:in_play("boss", "Flame Imps")
      t:ready("Flame Imps")
      t:in_play("boss", "Lava Surger")
      t:in_play("boss", "Firesworn")
      t:chain(0)
      t:winner("none")
      t:asked(1, "Your move")
    end,
  },
  scenario "Players can't interrupt what brings the Minions" {
    raid = "molten_core", cards = cards, cites = { "R302.2" },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "No" } })
      t:boss { boss = "Magmadar", resources = { imps } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, "No")
      t:finishes_chain()
    end,
    expect = function(t) t:in_play("boss", "Flame Imps") end,
  },
  scenario "In the Boss player's turn he has priority first" {
    raid = "molten_core", cards = cards, cites = { "R302.2" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "Magmadar", resources = { imps } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:chain(1)
      t:asked("boss", "Your move")
      t:finishes_chain()
    end,
    expect = function(t) t:in_play("boss", "Flame Imps") end,
  },
  scenario "Between Bosses the Boss player acts, and \"your hero\" is the last one" {
    raid = "molten_core", cards = cards, cites = { "R302.3" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "Magmadar", hand = { "Spark" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Spark", { target = "hero@1" })
      t:finishes_chain()
    end,
    expect = function(t) t:told { "Magmadar deals 1 fire damage" }; t:damage("hero@1", 1) end,
  },
  scenario "The raiders win as Ragnaros is destroyed: nothing rises any more" {
    raid = "molten_core", cards = cards, cites = { "R100.2" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = { "Ragnaros", back = true }, resources = { imps } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders"); t:not_told { "The Minions rise" } end,
  },
  scenario "The Boss player wins as the last raider falls" {
    raid = "molten_core", cards = cards, cites = { "R100.2" },
    given = function(t)
      t:boss { boss = "Lucifron", hand = { "Bolt" } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Bolt", { target = "hero@1" }); t:everyone_passes() end,
    expect = function(t) t:winner("boss") end,
  },
}
