return scenario "A target that attaches is chosen as the card is played, and is the host as it enters play" {
  cites = { "CR 400.2" },
  cards = {
    mark = ability "Mark" { cost = 0, instant = true, ongoing = true, text = "Attached ally has +1 ATK.",
      attach = target("host", any.ally, help), powers = { gives { to = attached, atk = plus(1) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    flee = ability "Flee" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
      targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Mark", "Mark", "Flee" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Mark", { target = "Ox" })
    t:everyone_passes()
    t:attached("Mark", "Ox")
    t:atk("Ox", 2)
    t:plays(1, "Mark", { target = "Ox" })
    t:plays(1, "Flee", { target = "Ox" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Ox")
    t:in_graveyard(1, { "Mark", 2 })    -- its only target was gone
  end,
}
