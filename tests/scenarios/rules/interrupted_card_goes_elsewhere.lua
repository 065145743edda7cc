return scenario "An interrupted card is seen to go to the graveyard" {
  cites = { "CR 711.1" },
  cards = {
    scribe = ally "Scribe" { cost = 1, atk = 1, damage = "holy", health = 3,
      text = "When an ally card is put into a graveyard from the chain, draw a card.",
      powers = {
        when.moved { of = any.ally,
          only_if = function(me, event) return event.from == "chain" and event.to == "graveyard" end,
          effect = function(me) me.player:draw(1) end },
      } },
    no = ability "No" { cost = 0, instant = true, text = "Interrupt target ally card.",
      targets = { target("it", link.ally, harm) }, play = function(me, t) t.it:interrupt() end },
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "No", "Ox" }, play = { "Scribe" }, deck = { "Scribe" } })
  end,
  play = function(t)
    t:plays(1, "Ox")
    t:plays(1, "No", { target = "Ox" })
    t:everyone_passes()
    t:in_graveyard(1, "Ox")
    t:told { "Ox is interrupted", "Scribe triggers" }
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_hand(1, "Scribe")
  end,
}
