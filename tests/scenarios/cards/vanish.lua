return {
  scenario "Vanish in combat: the attacker is left standing, and your hero is Elusive this turn" {
    cites = { "CR 602.4", "KW Elusive", "CR 305.2a" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 1, hand = { "Vanish" }, deck = { "Shiv" } })
      t:boss { play = { "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Tyrus Sheynathren", "Timmo Shadestep")
      t:everyone_passes()                                   -- now he defends
      t:passes("boss")
      t:plays(1, "Vanish")
      t:finishes_chain()
      t:to_end_of_combat()
      t:damage("Timmo Shadestep", 0)
      t:exhausted("Tyrus Sheynathren")
      t:has("Timmo Shadestep", "Elusive")
      t:has("Timmo Shadestep", "Stealth")
      t:cant("boss", "attacks", "Onyxia", { defender = "Timmo Shadestep" })
      t:ends_turn()
      t:has("Timmo Shadestep", "Elusive", false)
      t:has("Timmo Shadestep", "Stealth")
      t:ends_turn()
      t:attacks("boss", "Onyxia", "Timmo Shadestep")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Timmo Shadestep", 1)
      t:in_play(1, "Vanish")
    end,
  },
  scenario "Vanish leaves a hero in Stealth until it deals damage" {
    cites = { "KW Stealth", "CR 602.2a", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Vanish" },
        play = { "Krol Blade", "Tim" } })
      t:boss { play = { "Guardian Steelhorn" } }
    end,
    play = function(t)
      t:plays(1, "Vanish")
      t:finishes_chain()
      t:uses(1, "Tim", { target = "Onyxia" })               -- not the hero
      t:finishes_chain()
      t:in_play(1, "Vanish")
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:cant("boss", "protects", "Guardian Steelhorn")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)                                 -- Tim's 1, the Blade's 3
      t:in_graveyard(1, "Vanish")
      t:has("Timmo Shadestep", "Stealth", false)
    end,
  },
}
