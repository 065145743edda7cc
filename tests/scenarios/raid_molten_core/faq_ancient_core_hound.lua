-- R304: the Hound's die is rolled as its effect resolves; then the Boss player chooses.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local wisp = ally "Wisp" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = { "Untargetable" }, text = "Untargetable" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local cards = { ox = ox, wisp = wisp, bolt = bolt }

-- The Hound rises as Magmadar falls.
local function rolled(name, number, play, expect, empty)
  return scenario(name) { raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:Ancient Core Hound", "R302.2" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = not empty and { "Ox", "Wisp" } or nil })
      t:seat(2, { play = not empty and { "Ox" } or nil })
      t:boss { boss = "Magmadar", play = { "Firesworn", "Ox" }, resources = { { "Ancient Core Hound", down = true, deck = "minion" },
        { "Flame Imps", down = true, deck = "minion" } } }
      t:dice { number }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:in_play("boss", "Ancient Core Hound")
      t:chain(1)                          -- its own coming alone counts; nothing is rolled yet
      t:not_told { "rolls" }
      t:everyone_passes()
      if play then play(t) end
    end,
    expect = expect }
end

return {
  rolled("On 2 all opposing allies are exhausted", 2, nil, function(t)
    t:exhausted("Ox@1")
    t:exhausted("Wisp")
    t:exhausted("Ox@2")
    t:ready("Firesworn")
  end),
  rolled("On 3 each ally of a party is dealt 2, and its hero nothing", 3, function(t) t:answers("boss", 1) end, function(t)
    t:told { "Ancient Core Hound deals 2 fire damage" }
    t:damage("Ox@1", 2)
    t:damage("Wisp", 2)
    t:damage("hero@1", 0)
    t:damage("Ox@2", 0)
    t:ready("Ox@1")
  end),
  rolled("On 4, too; the Boss player's own party may be chosen", 4, function(t) t:answers("boss", "boss"); t:finishes_chain() end, function(t)
    t:graveyard_count("boss", 2, "minion")     -- itself, too: Firesworn dealt it another 1
    t:count_in_play("boss", "Firesworn", 0)
    t:damage("Ox@1", 0)
  end),
  rolled("On 5 an ally goes home, one that can't be targeted as well", 5, function(t)
    t:offers("boss", "Ox@2")
    t:not_offered("boss", "Ox@boss")
    t:answers("boss", "Wisp")
  end, function(t) t:in_hand(1, "Wisp"); t:in_play(1, "Ox"); t:ready("Ox@1") end),
  rolled("On 6 with no opposing ally nothing happens", 6, nil, function(t) t:asked(1, "Your move") end, true),
}
