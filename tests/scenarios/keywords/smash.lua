local ogre = ally "Ogre" { cost = 1, atk = 7, damage = "melee", health = 9, keywords = "Smash" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "Smash: what is more than fatal goes on to the defender's hero, from a defender's Smash nothing" {
    cites = { "KW Smash" },
    cards = { ogre = ogre, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ogre" }, deck = { "Fire Blast" } })
      t:boss { play = { { "Ox", damage = 2 }, "Ox" } }
    end,
    play = function(t)
      t:attacks(1, "Ogre", { "Ox", 1 })
      t:to_end_of_combat()
      t:in_graveyard("boss", "Ox")
      t:damage("hero@boss", 4)          -- 3 were fatal
      t:ends_turn()
      t:attacks("boss", "Ox", "Ogre")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 4)          -- the attacking ally is no defender
      t:count_in_play("boss", "Ox", 0)
    end,
  },
  scenario "Who strikes with a weapon that has Smash smashes" {
    cites = { "KW Smash" },
    cards = {
      ox = ox,
      maul = weapon "Maul" { cost = 1, atk = 8, damage = "melee", strike = 0, keywords = "Smash" },
    },
    given = function(t)
      t:seat(1, { play = { "Maul" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Maul")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
    end,
  },
}
