return {
  scenario "Silent Fang is destroyed to interrupt an ability" {
    cites = { "CR 701.1", "CR 711.1", "CR 403.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Silent Fang" }, resources = 2 })
      t:boss { hand = { "Flame Breath" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Flame Breath")
      t:passes("boss")
      t:uses(1, "Silent Fang", { target = "Flame Breath" })
      t:in_graveyard(1, "Silent Fang")
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:in_graveyard("boss", "Flame Breath")
      t:damage("Timmo Shadestep", 0)
      t:ready_resources(1, 0)
    end,
  },
  scenario "Silent Fang has nothing against allies on the chain" {
    cites = { "CR 706.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Silent Fang" }, resources = 2 })
      t:boss { hand = { "Confessor Mildred" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Confessor Mildred")
      t:passes("boss")
      t:cant(1, "uses", "Silent Fang")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Confessor Mildred")
    end,
  },
}
