return scenario "One event with a list of effects is several triggers" {
  cites = { "CR 703.6" },
  cards = {
    sage = ally "Sage" { cost = 0, atk = 1, damage = "holy", health = 3,
      text = "When this enters play - draw a card. - Your hero deals 1 holy damage to target hero.",
      powers = {
        when.enters_play { of = this, effect = function(me) me.player:draw(1) end },
        when.enters_play { of = this, targets = { target("prey", any.hero, harm) },
          effect = function(me, event, t) me.hero:deal(1, "holy", t.prey) end },
      } },
  },
  given = function(t)
    t:seat(1, { hand = { "Sage" }, deck = { "Sage" } })
  end,
  play = function(t)
    t:plays(1, "Sage")
    t:everyone_passes()
    t:answers(1, { "Sage", 1 })
    t:answers(1, "hero@boss")
    t:chain(2)
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
    t:hand_count(1, 1)
  end,
}
