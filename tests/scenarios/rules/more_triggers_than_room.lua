return scenario "What triggers while the chain is full waits until there is room, and is not lost" {
  cites = { "CR 708.1", "CR 410.5" },
  cards = {
    crow = ally "Crow" { cost = 1, atk = 0, damage = "melee", health = 1,
      text = "At the start of your end phase, put a caw counter on your hero.",
      powers = { at.start_of_part { part = "end phase", whose = "your",
        effect = function(me) me.hero:add_counters("caw", 1) end } } },
  },
  given = function(t)
    local crows = {}
    for i = 1, 34 do crows[i] = "Crow" end
    t:seat(1, { play = crows })
    t:turn(1, "end")
  end,
  play = function(t)
    t:chain(31)                         -- the engine has room for no more at once
    t:everyone_passes()
    t:chain(31)
    t:finishes_chain()
  end,
  expect = function(t)
    t:chain(0)
    t:counters("hero@1", "caw", 34)
  end,
}
