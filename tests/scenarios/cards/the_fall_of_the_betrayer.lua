local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local peer = boss "Peer" { order = 1, health = 25, text = "" }
local row = { "The Fall of the Betrayer", { "Ox", down = true } }

local function duel(name, hero, boss, drawn, more)
  return scenario(name) {
    cites = { "CR 702.1", "CR 205.1" },
    cards = { ox = ox, peer = peer },
    given = function(t)
      t:seat(1, { hero = hero, resources = row, deck = { "Ox", "Ox" } })
      t:boss { boss = boss }
      if more then more(t) end
    end,
    play = function(t)
      t:completes(1, "The Fall of the Betrayer")
      t:ready_resources(1, 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, drawn)
    end,
  }
end

return {
  duel("A rival with more health printed brings a card", "hoa/ta_zo", "onyxias_lair/onyxia_2", 1),
  duel("A rival with less health printed brings none", "hoa/ta_zo", "onyxias_lair/onyxia_1", 0),
  duel("What raises a hero's health, or hurts it, is not printed", { "hoa/ta_zo", damage = 3 },
    { "onyxias_lair/onyxia_2", damage = 20 }, 1, function(t)
      t:seat(1, { play = { { "Power Word: Fortitude", attached_to = "Ta'zo" } } })
    end),
  duel("A rival made taller is not taller in print", "hoa/ta_zo", "onyxias_lair/onyxia_1", 0,
    function(t)
      local fortitude = { "Power Word: Fortitude", attached_to = "hero@boss" }
      t:seat(1, { play = { fortitude, fortitude } })              -- 30 health
    end),
  duel("As much health printed is not more", "hoa/ta_zo", "scenario/peer", 0),
}
