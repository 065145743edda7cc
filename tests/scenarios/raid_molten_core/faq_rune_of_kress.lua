-- R304: the die of Rune of Kress is rolled as its effect resolves, at the end of the Boss player's turn.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local wisp = ally "Wisp" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = { "Untargetable" }, text = "Untargetable" }
local cards = { ox = ox, wisp = wisp }

local function rolled(name, number, play, expect)
  return scenario(name) { raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:Rune of Kress" },
    given = function(t)
      t:seat(1, { play = { "Ox", "Wisp" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = { "Magmadar", back = true }, play = { "Rune of Kress", "Firesworn" } }
      t:dice { number }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:chain(1)
      t:not_told { "rolls" }
      t:everyone_passes()
      if play then play(t) end
    end,
    expect = expect }
end

return {
  rolled("On 1 nothing happens", 1, nil, function(t) t:damage("hero@1", 0); t:damage("Ox@1", 0); t:in_play(1, "Ox") end),
  rolled("On 2 a party is chosen, and each hero and ally in it is dealt 1", 2, function(t) t:answers("boss", 1) end, function(t)
    t:told { "Magmadar deals 1 fire damage" }
    t:damage("hero@1", 1)
    t:damage("Ox@1", 1)
    t:damage("Wisp", 1)
    t:damage("Ox@2", 0)
  end),
  rolled("On 3, too, be it the Boss player's own", 3, function(t) t:answers("boss", "boss") end, function(t)
    t:damage("Magmadar", 1)
    t:damage("Firesworn", 1)
    t:damage("hero@1", 0)
  end),
  rolled("On 4 an opposing character is dealt 3, one that can't be targeted as well", 4, function(t)
    t:offers("boss", "hero@2")
    t:not_offered("boss", "Magmadar")
    t:answers("boss", "Wisp")
  end, function(t) t:told { "Magmadar deals 3 fire damage" }; t:damage("Wisp", 3); t:damage("Ox@1", 0) end),
  rolled("On 5 it is the same", 5, function(t) t:answers("boss", "hero@2") end, function(t) t:damage("hero@2", 3) end),
  rolled("On 6 each opponent chooses an ally that goes home", 6, function(t)
    t:not_offered(1, "Ox@2")
    t:answers(1, "Wisp")
    t:answers(2, "Ox@2")
  end, function(t) t:in_hand(1, "Wisp"); t:in_hand(2, "Ox"); t:in_play(1, "Ox"); t:in_play("boss", "Firesworn") end),
}
