local function at_the_bar(hero)
  return function(t)
    t:seat(1, { hero = hero, deck = { "Smite", "Smite" },
      resources = { "The Perfect Stout", { "Smite", down = true }, { "Smite", down = true } } })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end
end

return {
  scenario "The Perfect Stout: a Dwarf pours for an ally and draws" {
    cites = { "CR 702.1", "CR 707.1c", "CR 714.3" },
    given = at_the_bar("hoa/boris_brightbeard"),
    play = function(t)
      t:passes("boss")
      t:completes(1, "The Perfect Stout", { mode = { 1, 2 }, target = "Wazzuli Wildmender" })
      t:everyone_passes()
      t:hand_count(1, 1)
      t:cant("boss", "attacks", "Wazzuli Wildmender")
      t:ends_turn()
      t:ends_turn()
      t:attacks("boss", "Wazzuli Wildmender", "hero@1")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
    end,
  },
  scenario "The Perfect Stout: others choose one of the two" {
    cites = { "CR 707.1c" },
    given = at_the_bar("hoa/ta_zo"),
    play = function(t)
      t:passes("boss")
      t:cant(1, "completes", "The Perfect Stout", { mode = { 1, 2 } })
      t:completes(1, "The Perfect Stout", { mode = 2 })
      t:everyone_passes()
      t:can("boss", "attacks", "Wazzuli Wildmender")
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
}
