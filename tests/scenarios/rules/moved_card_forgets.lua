return scenario "A card that comes back is another card: what changed it before is lost" {
  cites = { "CR 415.9a" },
  cards = {
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
    pump = ability "Pump" { cost = 0, text = "Target ally has +3 ATK this turn.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) t.ally:gain { atk = 3, lasts = this_turn } end },
    blink = ability "Blink" { cost = 0, text = "Put target ally into its owner's hand, then into play.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) t.ally:to_hand():to_play {} end },
  },
  given = function(t)
    t:seat(1, { hand = { "Pump", "Blink" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Pump", { target = "Ox" })
    t:finishes_chain()
    t:atk("Ox", 4)
    t:plays(1, "Blink", { target = "Ox" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:atk("Ox", 1)
  end,
}
