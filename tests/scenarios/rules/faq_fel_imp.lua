return scenario "Third from the top, or under all of a smaller deck" {
  cites = { "CR 415.3c" },
  cards = {
    imp = ally "Back Imp" { cost = 1, atk = 2, damage = "fire", health = 1,
      text = "When this is destroyed, you may put it into its owner's deck third from the top.",
      powers = { when.destroyed { of = this, may = true, effect = function(me, event)
        if event.became then event.became:to_deck(3) end
      end } } },
    spit = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
    draw = ability "Read" { cost = 0, values = { cards = 1 }, text = "Draw a card.", play = function(me) me.player:draw(me.cards) end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
    boar = ally "Boar" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Back Imp" }, hand = { "Spit", "Read", "Read", "Read" }, deck = { "Ox", "Elk", "Boar" } })
  end,
  play = function(t)
    t:plays(1, "Spit", { target = "Back Imp" })
    t:everyone_passes()
    t:everyone_passes()
    t:answers(1, "yes")
    t:in_deck(1, "Back Imp")
    t:plays(1, "Read")
    t:everyone_passes()
    t:in_hand(1, "Ox")
    t:plays(1, "Read")
    t:everyone_passes()
    t:in_hand(1, "Elk")
    t:plays(1, "Read")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Back Imp")
    t:in_deck(1, "Boar")
  end,
}
