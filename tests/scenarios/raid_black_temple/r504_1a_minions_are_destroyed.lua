-- A Minion leaves play by destruction alone: whatever else would take it out of play destroys it.
local boot = ability "Boot" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:to_hand() end }
local gulf = ability "Gulf" { cost = 0, instant = true, text = "Remove all allies from the game.",
  play = function(me) all(any.ally):remove_from_game() end }
local sink = ability "Sink" { cost = 0, instant = true, text = "Put target ally on the bottom of its owner's deck.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:to_deck("bottom") end }
local leash = ability "Leash" { cost = 0, instant = true, text = "Gain control of target ally.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end }
local mourner = ally "Mourner" { cost = 1, atk = 1, damage = "melee", health = 3,
  text = "When an opposing ally is destroyed, put a counter on this.",
  powers = { when.destroyed { of = opposing.ally, effect = function(me) me:add_counters("grief", 1) end } } }
local imp = token "Imp" { atk = 1, damage = "fire", health = 1, text = "" }
local cards = { boot = boot, gulf = gulf, sink = sink, leash = leash, mourner = mourner, imp = imp }
local minion = { "illidari_blood_lord", deck = "minion" }

return {
  scenario "A Minion that would go to its owner's hand is destroyed, and goes to the Minion graveyard" {
    cites = { "R504.1a", "BT:Minions" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Boot" }, play = { "Mourner" } })
      t:boss { boss = "black_temple/supremus", play = { minion } }
    end,
    play = function(t)
      t:plays(1, "Boot", { target = "illidari_blood_lord" })
      t:everyone_passes()
      t:everyone_passes()               -- the mourner's trigger saw a destruction
    end,
    expect = function(t)
      t:graveyard_count("boss", 1, "minion")
      t:in_graveyard("boss", "illidari_blood_lord")
      t:counters("Mourner", "grief", 1)
      t:hand_count("boss", 0)
    end,
  },
  scenario "Those that are removed beside it are removed; it is destroyed in the same moment" {
    cites = { "R504.1a" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Gulf" }, play = { "Mourner" } })
      t:boss { boss = "black_temple/supremus", play = { minion, { "illidari_archon", deck = "minion" }, "Imp" } }
    end,
    play = function(t)
      t:plays(1, "Gulf")
      t:finishes_chain()
    end,
    expect = function(t)
      t:graveyard_count("boss", 2, "minion")
      t:removed(1, "Mourner")
      t:count_in_play("boss", "Imp", 0)
    end,
  },
  scenario "A Minion that a raider controls goes to the Minion graveyard all the same" {
    cites = { "R504.1a", "BT:Minions" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Leash", "Sink" } })
      t:boss { boss = "black_temple/supremus", play = { minion } }
    end,
    play = function(t)
      t:plays(1, "Leash", { target = "illidari_blood_lord" })
      t:everyone_passes()
      t:in_play(1, "illidari_blood_lord")
      t:plays(1, "Sink", { target = "illidari_blood_lord" })
      t:everyone_passes()
    end,
    expect = function(t) t:graveyard_count("boss", 1, "minion"); t:deck_count("boss", 0, "minion") end,
  },
  scenario "The same card in the main deck, as in regular play, goes to its owner's hand" {
    cites = { "R504.1a" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Boot" }, play = { "illidari_blood_lord" } })
      t:boss { boss = "black_temple/supremus" }
    end,
    play = function(t)
      t:plays(1, "Boot", { target = "illidari_blood_lord" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_hand(1, "illidari_blood_lord") end,
  },
}
