return scenario "A face-down resource is no ability: its own kind's replacement passes it by (A28)" {
  cites = { "CR 412.1b" },
  cards = {
    vault = item "Vault" { cost = 1, text = "If an ability would enter your graveyard, remove it from the game instead.",
      powers = { instead.moved { to = "graveyard", of = your.ability:in_zone("resources", "play", "chain"),
        effect = function(me, event) event.card:remove_from_game() end } } },
    song = ability "Song" { cost = 1, ongoing = true, text = "" },
    hymn = ability "Hymn" { cost = 1, ongoing = true, text = "" },
    raze = ability "Raze" { cost = 0, text = "Destroy target resource, or ability in play.",
      targets = { target("it", any.card:in_zone("resources", "play"), harm) },
      play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Raze", "Raze" }, play = { "Vault", "Hymn" },
      resources = { { "Song", down = true } } })
  end,
  play = function(t)
    t:plays(1, "Raze", { target = "Song" })
    t:everyone_passes()
    t:resources(1, 0)
    t:in_graveyard(1, "Song")           -- blank as it left
    t:removed(1, "Raze")
    t:plays(1, "Raze", { target = "Hymn" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:removed(1, "Hymn")                -- the one that lay open
  end,
}
