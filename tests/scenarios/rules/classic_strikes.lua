-- How weapons struck until 2012: with priority, as a link of the chain, once there is a defender (strike_model = "classic").
local axe = weapon "Axe" { cost = 1, atk = 2, damage = "melee", strike = 1, tags = { "One-Handed", "Melee (1)" }, text = "A weapon." }
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." }
local whet = ability "Whet" { cost = 0, instant = true, text = "Ready target weapon.",
  targets = { target("it", any.weapon, help) }, play = function(me, t) t.it:ready() end }
local snap = ability "Snap" { cost = 0, instant = true, text = "Destroy target weapon.",
  targets = { target("it", any.weapon, harm) }, play = function(me, t) t.it:destroy() end }

return {
  scenario "A strike waits for the defender, and can be answered" {
    cites = { "CR 410.4" },
    cards = { axe = axe, stone = stone, snap = snap },
    given = function(t)
      t:strike_model("classic")
      t:seat(1, { hero = "hoa/ta_zo", play = { "Axe" }, resources = 2 })
      t:boss { play = { "Stone" }, hand = { "Snap" } }
    end,
    play = function(t)
      t:attacks(1, "Ta'zo", "Stone")
      t:not_told { "strikes" }                -- nobody is asked as it attacks
      t:everyone_passes()
      t:strikes(1, "Axe")
      t:exhausted("Axe")
      t:ready_resources(1, 1)
      t:chain(1)
      t:atk("Ta'zo", 0)                       -- not before it resolves
      t:passes(1)
      t:plays("boss", "Snap", { target = "Axe" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Stone", 0)
      t:damage("Ta'zo", 1)
    end,
  },
  scenario "A weapon that is readied in the same combat strikes once more" {
    cites = { "CR 410.4" },
    cards = { axe = axe, stone = stone, whet = whet },
    given = function(t)
      t:strike_model("classic")
      t:seat(1, { hero = "hoa/ta_zo", play = { "Axe" }, hand = { "Whet" }, resources = 2 })
      t:boss { play = { "Stone" } }
    end,
    play = function(t)
      t:attacks(1, "Ta'zo", "Stone")
      t:everyone_passes()
      t:strikes(1, "Axe")
      t:everyone_passes()
      t:atk("Ta'zo", 2)
      t:plays(1, "Whet", { target = "Axe" })
      t:everyone_passes()
      t:strikes(1, "Axe")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Stone", 4)
      t:ready_resources(1, 0)
    end,
  },
  scenario "Classically, too, one weapon strikes a combat, of a wielder who fights" {
    cites = { "CR 303.2c", "CR 303.2d" },
    raiders = 2,
    cards = { axe = axe, stone = stone,
      mace = weapon "Mace" { cost = 1, atk = 3, damage = "melee", strike = 0, tags = { "Ranged (1)" }, text = "A weapon." },
      squire = ally "Squire" { cost = 1, atk = 1, damage = "fire", health = 9, text = "Wields.",
        powers = { gives { to = this, wields = your.weapon } } } },
    given = function(t)
      t:strike_model("classic")
      t:seat(1, { hero = "hoa/ta_zo", play = { "Axe", "Mace", "Stone", "Squire" }, resources = 2 })
      t:seat(2, { hero = "hoa/ta_zo", play = { "Axe" }, resources = 2 })
      t:boss { play = { "Stone" } }
    end,
    play = function(t)
      t:not_offered(1, "Axe@1")           -- no combat
      t:attacks(1, "Stone@1", "Stone@boss")
      t:everyone_passes()
      t:not_offered(1, "Axe@1")           -- neither the hero nor the squire fights
      t:to_end_of_combat()
      t:attacks(1, "Squire", "Stone@boss")
      t:not_offered(1, "Axe@1")           -- nobody defends yet
      t:everyone_passes()
      t:strikes(1, "Axe@1")
      t:everyone_passes()
      t:not_offered(1, "Mace")
      t:passes(1)
      t:not_offered(2, "Axe@2")           -- whose hero does not fight
      t:to_end_of_combat()
      t:attacks(1, "hero@1", "Onyxia")
      t:everyone_passes()
      t:not_offered(1, "Axe@1")           -- it is exhausted
      t:strikes(1, "Mace")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Stone@boss", 1 + 3)
      t:damage("Onyxia", 3)
      t:ready("Axe@2")
    end,
  },
}
