local cards = { nag = ally "Nag" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  axe = weapon "Axe" { cost = 2, atk = 1, damage = "melee", strike = 1, text = "" },
  oath = ability "Oath" { cost = 1, ongoing = true, text = "Ongoing: nothing." },
  hat = armor "Hat" { cost = 2, def = 1, text = "" } }

return {
  scenario "Aura of Desire turns a card into damage to an ally, at once" {
    raid = "black_temple",
    cites = { "CR 305.2b", "CR 403.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Aura of Desire", "Ox", "Axe" }, resources = 1, play = { "Nag" } }
      t:seat(1, { play = { "Ox", "Axe" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Aura of Desire")
      t:everyone_passes()
      t:cant("boss", "uses", "Aura of Desire", { power = 1, target = "Axe" })
      t:cant("boss", "uses", "Aura of Desire", { power = 1, target = "hero@1" })
      t:can("boss", "uses", "Aura of Desire", { power = 1, target = "Nag" })
      t:cant("boss", "uses", "Aura of Desire", { power = 3 })   -- five cards are not there
      t:uses("boss", "Aura of Desire", { power = 1, target = "Ox@1", pay = { "Axe" } })
      t:everyone_passes()
      t:cant("boss", "uses", "Aura of Desire")
    end,
    expect = function(t)
      t:told { "The Betrayer deals 2 shadow damage to Ox" }
      t:damage("Ox@1", 2)
      t:in_hand("boss", "Ox")
      t:in_graveyard("boss", "Axe")
      t:exhausted("Aura of Desire")
    end,
  },
  scenario "Two cards destroy an ability or equipment" {
    raid = "black_temple",
    cites = { "CR 403.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Aura of Desire" }, hand = { "Ox", "Axe" } }
      t:seat(1, { play = { "Ox", "Axe", "Oath" } })
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "uses", "Aura of Desire", { power = 2, target = "Ox@1" })
      t:can("boss", "uses", "Aura of Desire", { power = 2, target = "Oath" })
      t:can("boss", "uses", "Aura of Desire", { power = 2, target = "Aura of Desire" })
      t:uses("boss", "Aura of Desire", { power = 2, target = "Axe@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Axe")
      t:in_play(1, "Oath")
      t:hand_count("boss", 0)
      t:exhausted("Aura of Desire")
    end,
  },
  scenario "Five cards sweep away all that opponents have but heroes" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 403.1", "CR 300.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Aura of Desire", "Ox" }, hand = { "Ox", "Ox", "Ox", "Axe", "Axe" } }
      t:seat(1, { play = { "Ox", "Axe" }, resources = 2 })
      t:seat(2, { play = { "Oath", "Hat" } })
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Aura of Desire", { power = 3 })
      t:hand_count("boss", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:graveyard_count(1, 2)
      t:graveyard_count(2, 2)
      t:resources(1, 2)
      t:in_play("boss", "Ox")
      t:exhausted("Aura of Desire")
      t:winner("none")
    end,
  },
}
