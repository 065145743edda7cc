local break_it = ability "Break" { cost = 0, instant = true, text = "Destroy target weapon.",
  targets = { target("it", any.weapon, harm) }, play = function(me, t) t.it:destroy() end }

return {
  scenario "The right Warglaive's Flame stays as a guard, and is not there at once to attack" {
    cites = { "CR 404.2", "CR 302.2" },
    cards = { break_it = break_it },
    given = function(t)
      t:seat(1, { play = { "black_temple/warglaive_right" }, hand = { "Break" } })
    end,
    play = function(t)
      t:plays(1, "Break", { target = "black_temple/warglaive_right" })
      t:everyone_passes()
      t:everyone_passes()
      t:cant(1, "attacks", "Flame of Azzinoth")
    end,
    expect = function(t)
      t:in_graveyard(1, "black_temple/warglaive_right")
      t:count_in_play(1, "Flame of Azzinoth", 1)
      t:atk("Flame of Azzinoth", 3)
      t:health("Flame of Azzinoth", 3)
      t:deals("Flame of Azzinoth", "fire")
      t:has("Flame of Azzinoth", "Demon")
      t:has("Flame of Azzinoth", "Protector")
    end,
  },
  scenario "With no other Warglaive that rests, a stroke of the right one readies nothing" {
    cites = { "CR 709.2b" },
    given = function(t)
      t:seat(1, { resources = 1, play = { "black_temple/warglaive_right", { "Ancient Bone Bow", exhausted = true } } })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "black_temple/warglaive_right")
      t:everyone_passes()
      t:exhausted("Ancient Bone Bow")
      t:exhausted("black_temple/warglaive_right")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
      t:ready_resources(1, 0)
    end,
  },
}
