local cards = {
  bond = ability "Bond" { cost = 1, ongoing = true, attach = target("host", any.ally, harm),
    text = "Attach to target ally. If your hero would be dealt damage, it is dealt to attached ally instead.",
    powers = { changes.damage { to = your.hero, onto = attached } } },
  plate = armor "Plate" { cost = 1, def = 1, tags = { "Chest (1)" } },
  bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target hero.",
    targets = { target("prey", any.hero, harm) },
    play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
  imp = ally "Imp" { cost = 2, atk = 0, damage = "fire", health = 9 },
  stone = ally "Stone" { cost = 2, atk = 0, damage = "fire", health = 9, text = "Can't be damaged.",
    powers = { gives { to = this, cant = "be damaged" } } },
}

return {
  scenario "Armor shields the hero before what is left goes to the ally instead" {
    cites = { "CR 717.1", "CR 717.4b" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Imp" } })
      t:boss { play = { { "Bond", attached_to = "Imp" }, "Plate" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:answers("boss", "Plate")
    end,
    expect = function(t)
      t:damage("hero@boss", 0)
      t:damage("Imp", 2)
      t:told { "deals 2 fire damage to Imp" }
    end,
  },
  scenario "Damage is redirected even onto what can't be damaged, and is gone" {
    cites = { "CR 716.1d" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Stone" } })
      t:boss { play = { { "Bond", attached_to = "Stone" } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 0)
      t:damage("Stone", 0)
      t:not_told { "deals 3 fire" }
    end,
  },
}
