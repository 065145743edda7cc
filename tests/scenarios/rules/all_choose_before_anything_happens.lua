return scenario "All choose, the turn player first, and then it happens at once" {
  cites = { "CR 802.1" },
  raiders = 2,
  cards = {
    cull = ability "Cull" { cost = 0, text = "Each player chooses one of his allies. Destroy them.",
      play = function(me)
        me.player.friends:each_choose { from = your.ally, count = 1 }:destroy()
      end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 },
  },
  given = function(t)
    t:seat(1, { play = { "Ox", "Imp" } })
    t:seat(2, { hand = { "Cull" }, play = { "Ox", "Imp" } })
    t:turn(2)
  end,
  play = function(t)
    t:plays(2, "Cull")
    t:everyone_passes()
    t:not_asked(1)
    t:answers(2, "Imp")
    t:in_play(2, "Imp")                 -- nothing happened yet
    t:answers(1, "Ox")
  end,
  expect = function(t)
    t:in_graveyard(1, "Ox")
    t:in_graveyard(2, "Imp")
  end,
}
