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
}
