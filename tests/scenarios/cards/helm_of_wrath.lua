local function table_of(t, resources, turn)
  t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = resources, play = { "Guardian Steelhorn" },
    hand = { "Helm of Wrath", "Heroic Strike", "Fire Blast" }, deck = { "Rend", "Rend" } })
  t:seat(2, { hero = "tdp/bulkas_wildhorn", deck = { "Rend" } })
  t:boss { play = { "Benethor Draigo", "Wazzuli Wildmender" }, deck = { "Crush", "Crush" } }
  t:turn(turn)
end

return {
  scenario "The glare of a Helm of Wrath leaves an ally one hero to attack, while it can" {
    raiders = 2,
    cites = { "CR 601.2c", "CR 714.3" },
    cards = {
      veil = ability "Veil" { cost = 0, instant = true, text = "Your hero has Elusive this turn.",
        play = function(me) me.hero:gain { keyword = "Elusive", lasts = this_turn } end },
    },
    given = function(t)
      table_of(t, 2, "boss")
      t:seat(1, { play = { "Helm of Wrath" }, hand = { "Veil" } })
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "uses", "Helm of Wrath", { target = "Onyxia" })
      t:uses(1, "Helm of Wrath", { target = "Benethor Draigo" })
      t:ready_resources(1, 0)
      t:everyone_passes()
      t:exhausted({ "Helm of Wrath", 1 })
      t:can("boss", "attacks", "Benethor Draigo", { defender = "hero@1" })
      t:cant("boss", "attacks", "Benethor Draigo", { defender = "hero@2", reason = "CR 601.2c" })
      t:cant("boss", "attacks", "Benethor Draigo", { defender = "Guardian Steelhorn" })
      t:can("boss", "attacks", "Wazzuli Wildmender", { defender = "hero@2" })
      t:can("boss", "passes")
      t:passes("boss")
      t:plays(1, "Veil")
      t:everyone_passes()
    end,
    expect = function(t)
      t:can("boss", "attacks", "Benethor Draigo", { defender = "hero@2" })
    end,
  },
  scenario "The glare of a Helm of Wrath is over with the turn, and Warrior abilities ready the helm" {
    raiders = 2,
    cites = { "CR 714.3", "CR 703.1", "CR 206.1a" },
    given = function(t) table_of(t, 8, 1) end,
    play = function(t)
      t:plays(1, "Helm of Wrath")
      t:everyone_passes()
      t:ready_resources(1, 4)
      t:def("Helm of Wrath", 2)
      t:uses(1, "Helm of Wrath", { target = "Benethor Draigo" })
      t:everyone_passes()
      t:ready_resources(1, 2)
      t:plays(1, "Fire Blast", { target = "Onyxia" })
      t:chain(1)
      t:everyone_passes()
      t:exhausted("Helm of Wrath")
      t:plays(1, "Heroic Strike")
      t:chain(2)
      t:everyone_passes()
      t:ready("Helm of Wrath")
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:can("boss", "attacks", "Benethor Draigo", { defender = "hero@2" })
    end,
  },
}
