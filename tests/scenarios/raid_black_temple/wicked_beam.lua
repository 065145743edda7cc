local function beast(name, ...)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, tags = { ... }, text = "" }
end
local cards = { ox = beast("Ox", "Orc", "Warrior"), knight = beast("Knight", "Human", "Warrior"),
  sage = beast("Sage", "Orc", "Mage"), imp = beast("Imp", "Demon"), fiend = beast("Fiend", "Demon"),
  hunter = hero "Hunter" { health = 25, tags = { "Orc", "Hunter" }, class = { "hunter" }, text = "" },
  warrior = hero "Warrior" { health = 25, tags = { "Troll", "Warrior" }, class = { "warrior" }, text = "" } }
local function given(t)
  t:boss { boss = "the_betrayer", hand = { "Wicked Beam" }, resources = 4, play = { "Sage" } }
  t:seat(1, { hero = "Warrior", play = { "Ox", "Imp" } })
  t:seat(2, { hero = "Hunter", play = { "Sage", "Knight", "Fiend" } })
  t:turn("boss")
end

return {
  scenario "Wicked Beam strikes every opposing hero and ally of one race" {
    raid = "black_temple",
    raiders = 2,
    cites = { "BT:Race and Class", "CR 201.3" },
    cards = cards,
    given = given,
    play = function(t)
      t:plays("boss", "Wicked Beam", { x = 4, target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "The Betrayer deals 4 shadow damage" }
      t:damage("Hunter", 4)
      t:damage("Ox", 4)
      t:damage("Sage@2", 4)
      t:damage("Warrior", 0)
      t:damage("Knight", 0)
      t:damage("Sage@boss", 0)
      t:ready_resources("boss", 0)
    end,
  },
  scenario "A Demon is of no race, and is struck alone" {
    raid = "black_temple",
    raiders = 2,
    cites = { "BT:Race and Class" },
    cards = cards,
    given = given,
    play = function(t)
      t:plays("boss", "Wicked Beam", { x = 1, target = "Imp" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Imp", 1)
      t:damage("Fiend", 0)
      t:damage("Ox", 0)
      t:damage("Warrior", 0)
    end,
  },
  scenario "Its own side is no prey" {
    raid = "black_temple",
    cites = { "CR 706.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Wicked Beam" }, resources = 1, play = { "Sage" } }
      t:seat(1, { hero = "Hunter" })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Wicked Beam", { x = 1 })     -- one target is left, and not asked for
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Hunter", 1) end,
  },
}
