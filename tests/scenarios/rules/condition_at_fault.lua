local function fell(t)
  t:plays(1, "Cull", { target = "Ox" })
  t:will_answer(1, "Bell", "Which of your triggers")
  t:everyone_passes()
  t:finishes_chain()
end

return scenario "A power whose condition fails is blank: the card's other powers, and other cards', are not" {
  cites = { "CR 703.1" },
  faults = true,
  cards = {
    bell = ally "Bell" { cost = 1, atk = 0, damage = "melee", health = 5,
      text = "When an Ox is destroyed, if it says so, draw two cards. When an Ox is destroyed, put a toll counter on Bell.",
      powers = {
        when.destroyed { of = any.ally:with { name = "Ox" }, only_if = function(me) error "it does not say" end,
          effect = function(me) me.player:draw(2) end },
        when.destroyed { of = any.ally:with { name = "Ox" }, effect = function(me) me:add_counters("toll", 1) end } } },
    drum = ally "Drum" { cost = 1, atk = 0, damage = "melee", health = 5,
      text = "When an Ox is destroyed, if it was yours, put a beat counter on Drum.",
      powers = { when.destroyed { of = any.ally:with { name = "Ox" }, only_if = function(me, event) return event.card.owner == me.player end,
        effect = function(me) me:add_counters("beat", 1) end } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 },
    cull = ability "Cull" { cost = 0, text = "Destroy target ally.", targets = { target("it", any.ally, harm) },
      play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Cull", "Cull", "Ox" }, resources = 1, play = { "Bell", "Drum", "Ox" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
  end,
  play = function(t)
    fell(t)
    t:plays(1, "Ox")
    t:everyone_passes()
    fell(t)
  end,
  expect = function(t)
    t:counters("Bell", "toll", 2)
    t:counters("Drum", "beat", 2)
    t:hand_count(1, 0)
  end,
}
