return scenario "What a fixed cost took is no number that me.paid knows: the effect is at fault" {
  cites = { "CR 403.1" },
  faults = true,
  cards = {
    priest = ally "Priest" { cost = 1, atk = 0, damage = "melee", health = 2,
      text = "Destroy one of your allies: draw cards, as many as you paid for.",
      powers = { pays { cost = { destroy = your.ally }, effect = function(me)
        if me.paid == 0 then me.player:lose() end
      end } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 },
  },
  given = function(t) t:seat(1, { play = { "Priest", "Ox" } }) end,
  play = function(t)
    t:uses(1, "Priest", { pay = { "Ox" } })
    t:everyone_passes()
  end,
  expect = function(t) t:winner("none") end,
}
