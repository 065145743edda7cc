-- Garr and his Firesworn, Baron Geddon, Shazzrah.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local zap = ability "Zap" { cost = 0, instant = true, text = "Your hero deals 2 nature damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(2, "nature", t.prey) end }
local kill = ability "Kill" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }
local cards = { ox = ox, zap = zap, kill = kill }
local hidden = { "Ox", down = true }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local function firesworn(n)
  local list = {}
  for i = 1, n do list[i] = "Firesworn" end
  return list
end
local function garr(name, count, whose, flips)
  return scenario(name) { raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Garr", play = firesworn(count) }
      t:boss { play = { "Ox" } }
      t:turn(whose, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      if flips then t:told { "Garr is turned over" } else t:not_told { "Garr is turned over" } end
    end }
end

return {
  garr("With four Firesworn Garr flips as his turn ends", 4, "boss", true),
  garr("And as a raider's turn ends, with none", 0, 1, true),
  garr("With five he stays as he is", 5, 1, false),
  scenario "Turned over, Garr lets a Firesworn burst, which itself deals the damage" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = { "Garr", back = true }, play = { "Firesworn", "Firesworn", "Ox" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "uses", "Garr", { target = 3 })
      t:uses("boss", "Garr", { target = 1 })
      t:count_in_play("boss", "Firesworn", 2)
      t:everyone_passes()
      t:not_offered("boss", "Ox@boss")
      t:answers("boss", { "Firesworn", 2 })
    end,
    expect = function(t)
      t:told { "Firesworn is destroyed", "Firesworn deals 2 fire damage" }
      t:count_in_play("boss", "Firesworn", 1)
      t:damage("hero@1", 2)
      t:damage("Ox@1", 2)
      t:damage("hero@2", 0)
      t:ready_resources("boss", 1)
    end,
  },
  scenario "With no Firesworn left it is paid for nothing" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:boss { boss = { "Garr", back = true }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t) t:uses("boss", "Garr", { target = 1 }); t:everyone_passes() end,
    expect = function(t) t:damage("hero@1", 0); t:ready_resources("boss", 0) end,
  },
  scenario "A Firesworn that is dealt fatal damage burns who dealt it, for 1; one that is destroyed otherwise does not" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Zap", "Kill" } })
      t:boss { boss = "Garr", play = firesworn(7) }
    end,
    play = function(t)
      t:plays(1, "Kill", { target = { "Firesworn", 1 } })
      t:finishes_chain()
      t:damage("hero@1", 0)
      t:plays(1, "Zap", { target = { "Firesworn", 2 } })
      t:finishes_chain()
    end,
    expect = function(t) t:told { "Firesworn deals 1 fire damage" }; t:damage("hero@1", 1); t:count_in_play("boss", "Firesworn", 5) end,
  },
  scenario "As Baron Geddon comes each opponent keeps five resources, which they choose" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, resources = { hidden, hidden, hidden, hidden, hidden, { "Kill", down = true }, { "Zap", down = true } } })
      t:seat(2, { deck = deck, resources = 5 })
      t:boss { boss = { "Magmadar", damage = 12 }, resources = 7, decks = { main = deck, rune = { "Rune of Zeth" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:finishes_chain()
      t:everyone_passes()
      t:everyone_passes()
      t:in_play("boss", "Baron Geddon")
      t:everyone_passes()
      t:asked(1, "Destroy all your resources but five")
      t:answers(1, { "Kill", "Zap" })
    end,
    expect = function(t) t:resources(1, 5); t:in_graveyard(1, "Kill"); t:in_graveyard(1, "Zap"); t:resources(2, 5) end,
  },
  scenario "As his turn ends Baron Geddon burns each opposing hero and ally for each resource of the Boss player, runes not counted" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" }, resources = 4 })
      t:boss { boss = "Baron Geddon", resources = 2, play = { { "Rune of Koro", back = true }, "Ox" } }
      t:turn("boss", "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("hero@1", 2); t:damage("Ox@1", 2); t:damage("Ox@boss", 0) end,
  },
  scenario "He exhausts to flip, and then burns nobody as his turn ends" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = { "Baron Geddon", damage = 11 }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Baron Geddon")
      t:exhausted("Baron Geddon")
      t:everyone_passes()
      t:cant("boss", "uses", "Baron Geddon")           -- 11 damage are too little
      t:ends_turn()
    end,
    expect = function(t) t:told { "Baron Geddon is turned over" }; t:damage("hero@1", 0) end,
  },
  scenario "With 12 damage Baron Geddon destroys himself, before anybody can answer, and 12 fire damage meet each opponent" {
    raid = "molten_core", cards = cards, cites = { "R302.1" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Kill" } })
      t:boss { boss = { "Baron Geddon", back = true, damage = 12 }, play = { "Rune of Zeth", "Firesworn" },
        resources = { { "Flame Imps", down = true, deck = "minion" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Baron Geddon")
      t:removed("boss", "Baron Geddon")
      t:damage("hero@1", 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Baron Geddon is destroyed", "Baron Geddon deals 12 fire damage" }
      t:damage("hero@1", 12)
      t:in_graveyard(1, "Ox")
      t:in_play("boss", "Flame Imps")
      t:told { "Rune of Zeth is turned over" }
      t:winner("none")
    end,
  },
  scenario "Shazzrah flips once a turn for (1), and back as his turn starts" {
    raid = "molten_core", cards = cards, cites = { "R304:Shazzrah" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Shazzrah", resources = 3, hand = { "Inspire" }, play = { "Rune of Koro", { "Rune of Blaz", back = true } } }
      t:dice { 1, 1 }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Shazzrah")
      t:finishes_chain()
      t:damage("hero@1", 5)
      t:cant("boss", "uses", "Shazzrah")
      t:plays("boss", "Inspire")
      t:everyone_passes()
      t:answers("boss", "yes")
      t:cant("boss", "uses", "Shazzrah")
      t:ends_turn()
      t:ends_turn()
      t:uses("boss", "Shazzrah")
      t:finishes_chain()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:damage("hero@1", 10)
      t:told { "Shazzrah is turned over", "Shazzrah is turned over", "Shazzrah is turned over", "Shazzrah is turned over" }
      t:can("boss", "uses", "Shazzrah")
    end,
  },
}
