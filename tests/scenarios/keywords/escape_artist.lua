return scenario "An Escape Artist may go home as an opponent aims at it" {
  cites = { "KW Escape Artist" },
  cards = {
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 3 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(3, "fire", t.ally) end },
    elf = ally "Sly Gnome" { cost = 1, atk = 1, damage = "melee", health = 2, keywords = "Escape Artist" },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" } })
    t:seat(2, { hand = { "Bolt" }, play = { "Sly Gnome" } })
    t:boss { hand = { "Bolt" } }
  end,
  raiders = 2,
  play = function(t)
    t:plays(1, "Bolt", { target = "Sly Gnome" })
    t:chain(1)                          -- a friend is no opponent
    t:passes(1)
    t:passes(2)
    t:plays("boss", "Bolt", { target = "Sly Gnome" })
    t:chain(3)
    t:will_answer(2, "yes")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(2, "Sly Gnome")
    t:finishes_chain()
  end,
}
