return scenario "To trigger a card: all its triggered powers trigger, as if what they wait for had happened" {
  cites = { "CR 703.5" },
  cards = {
    drum = ally "Drum" { cost = 1, atk = 0, damage = "melee", health = 5,
      text = "As this enters play, your hero deals 1 fire damage to each opposing hero. When this is destroyed, draw a "
        .. "card. When this attacks, if you control no Ox, draw two cards.",
      powers = {
        when.enters_play { of = this, effect = function(me) me.hero:deal(1, "fire", opposing.hero) end },
        when.destroyed { of = this, effect = function(me) me.player:draw(1) end },
        when.attacks { of = this, only_if = count(your.ally:with { tag = "Ox" }):at_most(0),
          effect = function(me) me.player:draw(2) end },
      } },
    ox = ally "Ox" { cost = 0, atk = 0, damage = "melee", health = 5, tags = { "Ox" } },
    call = ability "Call" { cost = 0, text = "Trigger target ally.", targets = { target("one", any.ally, help) },
      play = function(me, t) t.one:trigger() end },
  },
  given = function(t)
    t:seat(1, { play = { "Drum" }, hand = { "Call", "Call", "Ox" }, deck = { "Ox", "Ox", "Ox", "Ox", "Ox" } })
    t:boss {}
  end,
  play = function(t)
    t:plays(1, "Ox")
    t:everyone_passes()
    t:plays(1, "Call", { target = "Drum" })
    t:passes(1)
    t:passes("boss")
    t:answers(1, "Drum")                -- which of the two comes first
    t:chain(2)
    t:finishes_chain()
    t:damage("hero@boss", 1)
    t:hand_count(1, 2)                  -- one card drawn: there is an Ox
    t:in_play(1, "Drum")                -- nothing of it has happened
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
  end,
}
