-- What becomes another player's is no proposed defender any more (CR 601.2f); what is no character leaves combat (CR 602.4).
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." }
local lend = ability "Lend" { cost = 0, instant = true, text = "Control target ally this turn.",
  targets = { target("one", any.ally, nil) },
  play = function(me, t) t.one:gain { control = true, lasts = this_turn } end }

return {
  scenario "A proposed defender that changes controllers is none any more" {
    cites = { "CR 601.2f" },
    raiders = 2,
    cards = { stone = stone, lend = lend },
    given = function(t)
      t:seat(1, { play = { "Stone" } })
      t:seat(2, { hand = { "Lend" } })
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Onyxia", "Stone")
      t:passes("boss")
      t:passes(1)
      t:plays(2, "Lend", { target = "Stone" })
      t:everyone_passes()
      t:in_play(2, "Stone")                   -- opposing still, and could be attacked anew
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Stone", 0)
      t:ready("Onyxia")
      t:not_told { "attacks Stone" }
    end,
  },
  scenario "A proposed attacker that changes controllers is none any more, though it comes back" {
    cites = { "CR 601.2f" },
    raiders = 2,
    cards = { stone = stone, lend = lend },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Lend" } })
      t:seat(2, { hand = { "Lend" } })
    end,
    play = function(t)
      t:proposes(1, "Stone", "Onyxia")
      t:passes(1)
      t:plays(2, "Lend", { target = "Stone" })
      t:everyone_passes()
      t:in_play(2, "Stone")
      t:plays(1, "Lend", { target = "Stone" })
      t:everyone_passes()
      t:in_play(1, "Stone")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:ready("Stone")
      t:not_told { "attacks Onyxia" }
    end,
  },
  scenario "What stops being a character stops fighting, and has no damage" {
    cites = { "CR 602.4", "CR 410.6e" },
    cards = { stone = stone,
      press = ability "Press" { cost = 0, instant = true, text = "Target ally becomes an item this turn.",
        targets = { target("one", any.ally, nil) },
        play = function(me, t) t.one:gain { becomes = "item", lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Press" } })
      t:boss { play = { { "Stone", damage = 3 } } }
    end,
    play = function(t)
      t:attacks(1, "Stone@1", "Stone@boss")
      t:everyone_passes()
      t:plays(1, "Press", { target = "Stone@boss" })
      t:to_end_of_combat()
      t:damage("Stone@1", 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Stone@boss", 0)
    end,
  },
}
