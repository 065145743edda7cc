return scenario "Sentinel readies as it exhausts for the first time in a turn" {
  cites = { "KW Sentinel" },
  cards = {
    guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Sentinel" },
    idler = ally "Idler" { cost = 1, atk = 1, damage = "melee", health = 9 },
    tire = ability "Tire" { cost = 0, text = "Exhaust all allies.",
      play = function(me) all(any.ally):exhaust() end },
    watch = ability "Watch" { cost = 0, text = "Target ally has Sentinel this turn.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) t.ally:gain { keyword = "Sentinel", lasts = this_turn } end },
    rouse = ability "Rouse" { cost = 0, text = "Ready all allies.", play = function(me) all(any.ally):ready() end },
  },
  given = function(t)
    t:seat(1, { play = { "Guard", "Idler" }, hand = { "Tire", "Tire", "Watch", "Rouse" } })
    t:boss {}
  end,
  play = function(t)
    t:attacks(1, "Guard", "hero@boss")
    t:finishes_chain()
    t:to_end_of_combat()
    t:ready("Guard")
    t:plays(1, "Tire")
    t:finishes_chain()
    t:exhausted("Guard")                -- the second time
    t:plays(1, "Rouse")
    t:finishes_chain()
    t:plays(1, "Watch", { target = "Idler" })
    t:finishes_chain()
    t:plays(1, "Tire")
    t:finishes_chain()
  end,
  expect = function(t)
    t:exhausted("Idler")                -- it had exhausted before it was a Sentinel
  end,
}
