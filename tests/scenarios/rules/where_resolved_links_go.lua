return scenario "As the last part of resolving, a link goes where its kind goes" {
  cites = { "CR 709.2g", "CR 305.1" },
  cards = {
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
    song = ability "Song" { cost = 0, ongoing = true, text = "" },
    spark = ability "Spark" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Ox", "Song", "Spark" }, play = { "Ox" }, deck = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Spark")
    t:everyone_passes()
    t:in_graveyard(1, "Spark")
    t:plays(1, "Song")
    t:everyone_passes()
    t:in_play(1, "Song")
    t:plays(1, "Ox")
    t:everyone_passes()
    t:count_in_play(1, "Ox", 2)
    t:attacks(1, { "Ox", 1 }, "hero@boss")
    t:chain(0)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
  end,
}
