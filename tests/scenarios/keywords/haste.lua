return scenario "Haste 2: it costs two less once an ally of yours has hurt an opposing hero this turn" {
  cites = { "KW Haste", "CR 704.1a" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 },
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target opposing hero.",
      targets = { target("hero", opposing.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end },
    rush = ally "Rush" { cost = 3, atk = 1, damage = "melee", health = 5, keywords = "Haste 2", text = "Haste 2" },
  },
  given = function(t)
    t:seat(1, { play = { "Ox" }, hand = { "Bolt", "Rush", "Rush" }, resources = 2, deck = { "Fire Blast", "Fire Blast" } })
    t:boss {}
  end,
  play = function(t)
    t:plays(1, "Bolt")
    t:everyone_passes()
    t:cant(1, "plays", "Rush", { reason = "CR 403.6" })     -- a hero's damage is no ally's
    t:attacks(1, "Ox", "hero@boss")
    t:to_end_of_combat()
    t:plays(1, "Rush")
    t:ready_resources(1, 1)             -- 3 - 2
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play(1, "Rush", 1)
    t:ready_resources(1, 1)
  end,
}
