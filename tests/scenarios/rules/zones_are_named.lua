return scenario "A text that names no zone is about cards in play" {
  cites = { "CR 712.4" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    tally = ability "Tally" { cost = 0, text = "Your hero deals 1 fire damage to target hero for each ally of yours.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(#all(your.ally), "fire", t.prey) end },
    dig = ability "Dig" { cost = 0, text = "Your hero deals 1 fire damage to target hero for each ally in your graveyard.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(#all(your.ally:in_zone("graveyard")), "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Tally", "Dig", "Ox" }, play = { "Ox" }, graveyard = { "Ox", "Ox" }, deck = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Tally", { target = "hero@boss" })
    t:finishes_chain()
    t:damage("hero@boss", 1)
    t:plays(1, "Dig", { target = "hero@boss" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@boss", 3)
  end,
}
