local cards = {
  ogre = ally "Ogre" { cost = 4, atk = 5, damage = "melee", health = 6,
    text = "More than fatal damage to an ally goes on to its controller's hero.",
    powers = { changes.damage { from = this, to = any.ally, combat = true, smash = true } } },
  wolf = ally "Wolf" { cost = 2, atk = 0, damage = "melee", health = 3 },
  hide = ability "Hide" { cost = 1, ongoing = true, text = "1 of all damage to your allies is prevented.",
    powers = { prevents.damage { to = your.ally, amount = 1 } } },
  bear = ally "Bear" { cost = 2, atk = 0, damage = "melee", health = 5 },
  maul = ability "Maul" { cost = 1, ongoing = true,
    text = "More than fatal damage from your allies to an ally goes on to its controller's hero.",
    powers = { changes.damage { from = your.ally, to = any.ally, smash = true } } },
  plate = armor "Plate" { cost = 1, def = 2, tags = { "Chest (1)" } },
}

return {
  scenario "What is more than fatal smashes through to the hero, after prevention (A32)" {
    cites = { "CR 717.8", "CR 717.4c" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ogre" } })
      t:boss { play = { { "Wolf", damage = 1 } } }
    end,
    play = function(t)
      t:attacks(1, "Ogre", "Wolf")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
      t:in_graveyard("boss", "Wolf")
      t:told { "deals 2 melee damage to Wolf" }
      t:told { "deals 3 melee damage to Onyxia" }
    end,
  },
  scenario "A packet is divided last, and each part is settled anew" {
    cites = { "CR 717.8", "CR 717.4c" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ogre" } })
      t:boss { play = { { "Wolf", damage = 1 }, "Hide", "Plate" } }
    end,
    play = function(t)
      t:attacks(1, "Ogre", "Wolf")
      t:prevents("boss", "Plate")       -- the armor shields the hero from its part
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 0)          -- 5, less 1 of Hide, 2 to the Wolf; of the other 2 Plate takes all
      t:in_graveyard("boss", "Wolf")    -- Hide was applied already: it takes nothing off the part of the Wolf
      t:told { "deals 2 melee damage to Wolf" }
    end,
  },
  scenario "What is exactly fatal is not divided, and nobody is asked by which of two" {
    cites = { "CR 717.8", "CR 717.4b" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ogre", "Ogre", "Maul" } })
      t:boss { play = { "Wolf", "Bear" } }
    end,
    play = function(t)
      t:attacks(1, { "Ogre", 1 }, "Wolf")
      t:to_end_of_combat()
      t:answers("boss", "Maul")           -- 3 for the Wolf, 2 for its hero
      t:to_end_of_combat()
      t:attacks(1, { "Ogre", 2 }, "Bear")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Bear")
      t:damage("hero@boss", 2)
    end,
  },
}
