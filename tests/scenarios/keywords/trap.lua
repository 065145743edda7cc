return scenario "Trap: a defending hero that is exhausted pays for it, and nothing else" {
  cites = { "KW Trap", "CR 403.3" },
  cards = {
    snare = ability "Snare" { cost = 5, instant = true, keywords = "Trap", text = "Trap. Draw a card.",
      play = function(me) me.player:draw(1) end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Snare", "Snare" }, deck = { "Ox", "Ox", "Ox" } })
    t:boss { play = { "Ox" } }
    t:turn("boss")
  end,
  play = function(t)
    t:proposes("boss", "Ox", "hero@1")
    t:passes("boss")
    t:cant(1, "plays", "Snare", { reason = "CR 403.6" })    -- the hero defends against nobody yet
    t:passes(1)
    t:passes("boss")
    t:passes(1)
    t:passes("boss")
    t:plays(1, "Snare", { pay = { "hero@1" } })
    t:exhausted("hero@1")
    t:everyone_passes()
    t:hand_count(1, 2)
    t:cant(1, "plays", "Snare", { reason = "CR 403.6" })    -- exhausted already
  end,
  expect = function(t)
    t:hand_count(1, 2)
  end,
}
