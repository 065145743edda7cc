local function at_the_camp(hero)
  return function(t)
    t:seat(1, { hero = hero, deck = { "Shiv", "Gouge" },
      play = { { "Krol Blade", exhausted = true }, "Devilsaur Leggings" },
      resources = { "A Refugee's Quandary", { "Shiv", down = true }, { "Shiv", down = true } } })
  end
end

return {
  scenario "A Refugee's Quandary: a Gnome readies an equipment and draws" {
    cites = { "CR 702.1", "CR 707.1c", "CR 411.1" },
    given = at_the_camp("hoa/timmo_shadestep"),
    play = function(t)
      t:completes(1, "A Refugee's Quandary", { mode = { 1, 2 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready("Krol Blade")
      t:hand_count(1, 1)
      t:in_hand(1, "Shiv")
      t:ready_resources(1, 0)
    end,
  },
  scenario "A Refugee's Quandary: no Gnome has time for both" {
    cites = { "CR 707.1c" },
    given = at_the_camp("hoa/boris_brightbeard"),
    play = function(t)
      t:cant(1, "completes", "A Refugee's Quandary", { mode = { 1, 2 } })
      t:completes(1, "A Refugee's Quandary", { mode = 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready("Krol Blade")
      t:hand_count(1, 0)
    end,
  },
  scenario "A Refugee's Quandary: with nothing to ready, reading is left" {
    cites = { "CR 709.2b", "CR 702.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", deck = { "Shiv" }, play = { "Krol Blade" },
        resources = { "A Refugee's Quandary", { "Shiv", down = true }, { "Shiv", down = true } } })
    end,
    play = function(t)
      t:completes(1, "A Refugee's Quandary", { mode = { 1, 2 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready("Krol Blade")
      t:hand_count(1, 1)
    end,
  },
  scenario "A Refugee's Quandary waits for its player's turn" {
    cites = { "CR 702.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", deck = { "Shiv" },
        resources = { "A Refugee's Quandary", { "Shiv", down = true }, { "Shiv", down = true } } })
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "completes", "A Refugee's Quandary")
      t:passes(1)
    end,
    expect = function(t)
      t:resources(1, 3)
    end,
  },
}
