return scenario "What was named as it entered can't be played by opponents, but placed, and only while it is there" {
  cites = { "CR 704.1b", "CR 103.2" },
  cards = {
    scout = ally "Scout" { cost = 2, atk = 1, damage = "ranged", health = 4,
      text = "As this enters play, name a card. Opponents can't play cards with that name.",
      powers = { as.enters_play { of = this, effect = function(me)
        local name = me.player:name_card { prompt = "Name a card" }
        opposing.card:with { name = name }:gain { cant = "be played", lasts = while_in_party }
      end } } },
    ox = ally "Ox" { cost = 0, atk = 0, damage = "melee", health = 5 },
    axe = ability "Axe" { cost = 0, instant = true, text = "Destroy target ally.",
      targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end },
  },
  raiders = 2,
  given = function(t)
    t:boss { hand = { "Scout", "Ox" }, resources = 2 }
    t:seat(1, { hand = { "Ox", "Ox", "Axe" }, deck = { "Ox", "Ox" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Scout")
    t:everyone_passes()
    t:answers("boss", "Ox")
    t:can("boss", "plays", "Ox")
    t:ends_turn()
    t:is_turn(1)
    t:cant(1, "plays", "Ox", { reason = "CR 103.2" })
    t:places(1, "Ox")
    t:everyone_passes()
    t:resources(1, 1)
    t:plays(1, "Axe", { target = "Scout" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:can(1, "plays", "Ox")
  end,
}
