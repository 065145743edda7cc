local out = ability "Out" { cost = 0, instant = true, text = "Target weapon goes to its owner's hand.",
  targets = { target("it", any.weapon, harm) }, play = function(me, t) t.it:to_hand() end }

return {
  scenario "Both Warglaives strike together, and the right one readies the left" {
    cites = { "CR 406.1", "CR 303.2", "CR 704.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 5,
        play = { "black_temple/warglaive_left" }, hand = { "black_temple/warglaive_right" } })
      t:boss { play = { "Guardian Steppestrider" } }                   -- 5/5
    end,
    play = function(t)
      t:has("hero@1", "Dual Wield", false)
      t:plays(1, "black_temple/warglaive_right")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:has("hero@1", "Dual Wield")
      t:in_play(1, "black_temple/warglaive_left")
      t:attacks(1, "hero@1", "Guardian Steppestrider")
      t:strikes(1, "black_temple/warglaive_left")
      t:strikes(1, "black_temple/warglaive_right")
      t:ready_resources(1, 0)
      t:exhausted("black_temple/warglaive_left")
      t:everyone_passes()
      t:ready("black_temple/warglaive_left")
      t:exhausted("black_temple/warglaive_right")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Guardian Steppestrider")                -- 3 and 3
      t:told { "Bulkas Wildhorn deals 6 melee damage" }
    end,
  },
  scenario "One Warglaive leaves a fierce Flame behind, and no Dual Wield" {
    cites = { "CR 404.2", "CR 415.9a", "CR 406.1" },
    cards = { out = out },
    given = function(t)
      t:seat(1, { play = { "black_temple/warglaive_left", "black_temple/warglaive_right" },
        hand = { "Out" } })
    end,
    play = function(t)
      t:plays(1, "Out", { target = "black_temple/warglaive_left" })
      t:everyone_passes()
      t:in_hand(1, "black_temple/warglaive_left")
      t:everyone_passes()
      t:has("hero@1", "Dual Wield", false)
      t:atk("Flame of Azzinoth", 3)
      t:health("Flame of Azzinoth", 3)
      t:deals("Flame of Azzinoth", "fire")
      t:has("Flame of Azzinoth", "Demon")
      t:has("Flame of Azzinoth", "Ferocity")
      t:attacks(1, "Flame of Azzinoth", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:count_in_play(1, "Flame of Azzinoth", 1)
      t:damage("hero@boss", 3)
    end,
  },
  scenario "An opponent's Warglaive is no twin" {
    cites = { "CR 406.1" },
    given = function(t)
      t:seat(1, { play = { "black_temple/warglaive_left", "Krol Blade" } })
      t:boss { play = { "black_temple/warglaive_right" } }
    end,
    play = function(t)
      t:has("hero@1", "Dual Wield", false)
      t:answers(1, "Krol Blade")
    end,
    expect = function(t)
      t:has("hero@boss", "Dual Wield", false)
    end,
  },
}
