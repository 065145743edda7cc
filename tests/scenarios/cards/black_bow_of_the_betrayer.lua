local function shot(name, hero, defender, after)
  return scenario(name) {
    cites = { "CR 206.1c", "CR 408.3d", "CR 603.1a", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = hero, play = { "Black Bow of the Betrayer" }, resources = {
        { "Krol Blade", down = true }, { "Krol Blade", down = true }, { "Krol Blade", down = true },
        { "Krol Blade", down = true }, { "Krol Blade", down = true, exhausted = true } } })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", defender)
      t:strikes(1, "Black Bow of the Betrayer")
      t:everyone_passes()
      t:has("hero@1", "Long-Range")
      t:atk("hero@1", 4)
      t:ready_resources(1, 0)
      t:to_end_of_combat()
      after(t)
    end,
    expect = function(t)
      t:damage(defender, 4)
      t:damage("hero@1", 0)
      t:has("hero@1", "Long-Range", false)
    end,
  }
end

return {
  shot("In a hunter's hands Black Bow of the Betrayer readies up to four resources",
    "tdp/grumpherys", "Guardian Steppestrider", function(t)
      t:not_offered(1, { { "Krol Blade", 1 }, { "Krol Blade", 2 }, { "Krol Blade", 3 },
        { "Krol Blade", 4 }, { "Krol Blade", 5 } })
      t:answers(1, { { "Krol Blade", 1 }, { "Krol Blade", 2 }, { "Krol Blade", 3 },
        { "Krol Blade", 5 } })
      t:ready_resources(1, 4)
    end),
  shot("A hero hit with Black Bow of the Betrayer readies nothing",
    "tdp/grumpherys", "hero@boss", function(t)
      t:ready_resources(1, 0)
      t:chain(0)
    end),
  shot("In other hands Black Bow of the Betrayer is a bow",
    "tdp/bulkas_wildhorn", "Guardian Steppestrider", function(t)
      t:ready_resources(1, 0)
      t:chain(0)
    end),
}
