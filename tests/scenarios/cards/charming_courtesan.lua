local cards = { ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 9, text = "" },
  bull = ally "Bull" { cost = 1, atk = 3, damage = "melee", health = 9, text = "" },
  dart = ability "Dart" { cost = x, text = "Your hero deals X fire damage to target ally.",
    targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(me.x, "fire", t.prey) end },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Mage", "Traitor" }, class = { "mage" }, text = "" } }

return {
  scenario "What is 2 or less does not hurt the Charming Courtesan" {
    raid = "black_temple",
    cites = { "CR 717.2", "CR 717.2b" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Charming Courtesan", "Ox" } }
      t:seat(1, { play = { "Ox" }, hand = { "Dart", "Dart", "Dart" }, resources = 8 })
    end,
    play = function(t)
      t:attacks(1, "Ox", "Charming Courtesan")
      t:to_end_of_combat()
      t:damage("Charming Courtesan", 0)
      t:damage("Ox@1", 3)
      t:plays(1, { "Dart", 1 }, { x = 2, target = "Charming Courtesan" })
      t:everyone_passes()
      t:damage("Charming Courtesan", 0)
      t:plays(1, { "Dart", 1 }, { x = 2, target = "Ox@boss" })   -- she alone is charmed
      t:everyone_passes()
      t:damage("Ox@boss", 2)
      t:plays(1, "Dart", { x = 3, target = "Charming Courtesan" })
      t:everyone_passes()
    end,
    expect = function(t) t:count_in_play("boss", "Charming Courtesan", 0) end,
  },
  scenario "A Traitor's Courtesan shrugs it off as well" {
    raid = "black_temple",
    cites = { "CR 717.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox", "Bull" } }
      t:seat(1, { hero = "Turncoat", hand = { "Charming Courtesan" }, resources = 4 })
    end,
    play = function(t)
      t:plays(1, "Charming Courtesan")
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:ends_turn()
      t:attacks("boss", "Ox", "Charming Courtesan")
      t:to_end_of_combat()
      t:damage("Charming Courtesan", 0)
      t:attacks("boss", "Bull", "Charming Courtesan")
      t:to_end_of_combat()
    end,
    expect = function(t) t:in_graveyard(1, "Charming Courtesan") end,
  },
}
