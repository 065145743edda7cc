local function beast(name, ...)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, tags = { ... }, text = "" }
end
local cards = { ox = beast("Ox", "Tauren", "Warrior"), knight = beast("Knight", "Human", "Warrior"),
  sage = beast("Sage", "Human", "Mage"), wolf = beast("Wolf", "Beast"), boar = beast("Boar", "Beast"),
  hunter = hero "Hunter" { health = 25, tags = { "Orc", "Hunter" }, class = { "hunter" }, text = "" },
  warrior = hero "Warrior" { health = 25, tags = { "Orc", "Warrior" }, class = { "warrior" }, text = "" } }
local function given(t)
  t:boss { boss = "the_betrayer", hand = { "Sinful Beam" }, resources = 3, play = { "Knight" } }
  t:seat(1, { hero = "Warrior", play = { "Ox", "Wolf" } })
  t:seat(2, { hero = "Hunter", play = { "Sage", "Boar", "Ox" } })
  t:turn("boss")
end

return {
  scenario "Sinful Beam strikes every opposing hero and ally of one class" {
    raid = "black_temple",
    raiders = 2,
    cites = { "BT:Race and Class", "CR 201.3" },
    cards = cards,
    given = given,
    play = function(t)
      t:plays("boss", "Sinful Beam", { x = 3, target = "Ox@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "The Betrayer deals 3 shadow damage" }
      t:damage("Ox@1", 3)
      t:damage("Ox@2", 3)
      t:damage("Warrior", 3)
      t:damage("Hunter", 0)
      t:damage("Sage", 0)
      t:damage("Wolf", 0)
      t:damage("Knight", 0)
      t:ready_resources("boss", 0)
    end,
  },
  scenario "Who has no class is struck alone" {
    raid = "black_temple",
    raiders = 2,
    cites = { "BT:Race and Class" },
    cards = cards,
    given = given,
    play = function(t)
      t:plays("boss", "Sinful Beam", { x = 2, target = "Wolf" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Wolf", 2)
      t:damage("Boar", 0)
      t:damage("Ox@1", 0)
      t:damage("Hunter", 0)
      t:ready_resources("boss", 1)
    end,
  },
  scenario "Its own side is no prey" {
    raid = "black_temple",
    cites = { "CR 706.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Sinful Beam" }, resources = 1, play = { "Knight" } }
      t:seat(1, { hero = "Hunter" })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Sinful Beam", { x = 1 })     -- one target is left, and not asked for
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Hunter", 1) end,
  },
}
