return scenario "An ally that would be removed instead is no sacrifice" {
  cites = { "CR 709.2f", "CR 403.1", "BA:Cost" },
  cards = {
    keeper = ally "Keeper" { cost = 6, atk = 4, damage = "fire", health = 5,
      text = "If an ally of yours would be destroyed, remove it from the game instead.",
      powers = { instead.destroyed { of = your.ally,
        effect = function(me, event) event.card:remove_from_game() end } } },
  },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder",
      play = { "Ritual Sacrifice", "Orgrimmar Grunts", "Keeper" } })
  end,
  play = function(t)
    t:cant(1, "uses", "Ritual Sacrifice", { reason = "CR 403.1" })
  end,
  expect = function(t)
    t:in_play(1, "Orgrimmar Grunts")
  end,
}
