return scenario "Cruelty needs a weapon in hand" {
  cites = { "CR 704.1", "CR 205.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 6,
      hand = { "Cruelty", "Krol Blade", "Snap" }, deck = { "Rend" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Halberd of Smiting" }, deck = { "Scorch" } })
    t:turn("boss")
  end,
  cards = {
    snap = ability "Snap" { cost = 0, text = "Destroy target weapon.",
      targets = { target("blade", any.weapon, harm) },
      play = function(me, t) t.blade:destroy() end },
  },
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Cruelty")
    t:ends_turn()
    t:plays(1, "Cruelty")
    t:everyone_passes()
    t:in_play(1, "Cruelty")
    t:ready_resources(1, 3)
    t:atk("Bulkas Wildhorn", 0)
    t:plays(1, "Krol Blade")
    t:everyone_passes()
    t:atk("Bulkas Wildhorn", 1)
    t:atk("Krol Blade", 3)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")  -- without a strike: Cruelty does not ask for one
    t:to_end_of_combat()
    t:damage("Onyxia", 1)
    t:atk("Ta'zo", 0)
    t:plays(1, "Snap", { target = "Krol Blade" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Bulkas Wildhorn", 0)
    t:has("Cruelty", "Talent")
  end,
}
