local ward = ally "Ward" { cost = 1, atk = 0, damage = "holy", health = 2, keywords = { "Immune" },
  text = "Immune" }

return {
  scenario "What is Immune is neither attacked, nor targeted, nor damaged" {
    cites = { "R101.3d" },
    cards = {
      ward = ward,
      gale = ability "Gale" { cost = 0, class = { "mage" }, instant = true, text = "1 to each ally.",
        play = function(me) me.hero:deal(1, "frost", any.ally) end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Gale", "Fire Blast" }, resources = 1 })
      t:boss { play = { "Ward", "Taz'dingo" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Ta'zo", { defender = "Ward" })
      t:cant(1, "plays", "Fire Blast", { target = "Ward" })
      t:plays(1, "Gale")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ward", 0)
      t:damage("Taz'dingo", 1)
    end,
  },
  scenario "What is Immune attacks, where no raid says otherwise" {
    cites = { "R101.3d" },
    cards = { ward = ward },
    given = function(t)
      t:seat(1, { play = { "Ward" } })
    end,
    play = function(t)
      t:attacks(1, "Ward", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:exhausted("Ward")
      t:damage("Ward", 0)
    end,
  },
}
