return scenario "Who can't play cards keeps what he has played already" {
  cites = { "CR 103.2" },
  cards = {
    dazzle = ability "Dazzle" { cost = 0, instant = true,
      text = "Exhaust target hero. Its controller can't play cards this turn.",
      targets = { target("it", any.hero, harm) },
      play = function(me, t)
        t.it:exhaust()
        t.it:gain { cant = "play", lasts = this_turn }
      end },
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 0, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Dazzle" } })
    t:boss { hand = { "Ox", "Elk" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Ox")
    t:passes("boss")
    t:plays(1, "Dazzle", { target = "hero@boss" })
    t:finishes_chain()
    t:cant("boss", "plays", "Elk")
  end,
  expect = function(t)
    t:in_play("boss", "Ox")
    t:exhausted("hero@boss")
  end,
}
