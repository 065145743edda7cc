return {
  scenario "Vis'kag the Bloodletter destroys an ally that it wounds for the first time" {
    cites = { "CR 703.4", "CR 408.3d" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 6, hand = { "Vis'kag the Bloodletter" },
        deck = { "Rend", "Rend" } })
      t:boss { play = { "Wazzuli Wildmender", { "Old Bones", damage = 1 } },
        deck = { "Crush", "Crush" } }
    end,
    play = function(t)
      t:plays(1, "Vis'kag the Bloodletter")
      t:everyone_passes()
      t:ready_resources(1, 2)
      t:attacks(1, "hero@1", "Wazzuli Wildmender")
      t:strikes(1, "Vis'kag the Bloodletter")
      t:to_end_of_combat()
      t:ready_resources(1, 1)
    end,
    expect = function(t)
      t:in_graveyard("boss", "Wazzuli Wildmender")
      t:told { "deals 1 melee damage to Wazzuli Wildmender", "Wazzuli Wildmender is destroyed" }
    end,
  },
  scenario "Vis'kag the Bloodletter spares who is hurt already, heroes, and those hit without it" {
    cites = { "CR 703.1", "CR 408.3b" },
    cards = {
      tough = ally "Tough" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Stands." },
      warm = ability "Warm Up" { cost = 0, text = "Your hero deals 1 melee damage to target ally.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t) me.hero:deal(1, "melee", t.prey) end },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 6, play = { "Vis'kag the Bloodletter" },
        hand = { "Warm Up" }, deck = { "Rend", "Rend", "Rend" } })
      t:boss { play = { { "Tough", damage = 2 }, "Wazzuli Wildmender" },
        deck = { "Crush", "Crush", "Crush" } }
    end,
    play = function(t)
      t:plays(1, "Warm Up", { target = "Wazzuli Wildmender" })
      t:everyone_passes()
      t:attacks(1, "hero@1", "Tough")
      t:strikes(1, "Vis'kag the Bloodletter")
      t:to_end_of_combat()
      t:damage("Tough", 3)
      t:ends_turn()
      t:ends_turn()
      t:attacks(1, "hero@1", "Onyxia")
      t:strikes(1, "Vis'kag the Bloodletter")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_play("boss", "Tough")
      t:in_play("boss", "Wazzuli Wildmender")
      t:damage("Onyxia", 1)
      t:not_told { "Vis'kag the Bloodletter triggers" }
    end,
  },
  scenario "Vis'kag the Bloodletter hangs idle while another weapon is struck with" {
    cites = { "CR 408.3d" },
    cards = { left_handed = hero "Left-Handed" { health = 30, keywords = { "Dual Wield" },
      text = "Wields two." } },
    given = function(t)
      t:seat(1, { hero = "Left-Handed", play = { "Vis'kag the Bloodletter", "Krol Blade" }, resources = 3 })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:attacks(1, "Left-Handed", "Wazzuli Wildmender")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 3)
      t:damage("Onyxia", 0)
      t:ready_resources(1, 2)
      t:not_told { "triggers" }
    end,
  },
}
