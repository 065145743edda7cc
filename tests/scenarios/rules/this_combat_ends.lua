return scenario "What lasts for this combat ends with it, not with the turn" {
  cites = { "CR 603.3" },
  cards = {
    brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 9 },
    rage = ability "Rage" { cost = 0, instant = true, text = "Target ally has +3 ATK this combat.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) t.ally:gain { atk = 3, lasts = this_combat } end },
  },
  given = function(t)
    t:seat(1, { hand = { "Rage" }, play = { "Brute" } })
  end,
  play = function(t)
    t:attacks(1, "Brute", "hero@boss")
    t:plays(1, "Rage", { target = "Brute" })
    t:everyone_passes()
    t:atk("Brute", 5)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 5)            -- 2 + 3
    t:atk("Brute", 2)                   -- 603.3: over, though the turn goes on
    t:is_turn(1)
  end,
}
