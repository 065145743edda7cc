-- `aggro why FILE use Scout`: it came into the party this turn.
return scenario "A power that can't be used says why" {
  cites = { "CR 302.2" },
  cards = {
    scout = ally "Scout" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "[Activate]: Draw a card.",
      powers = { pays { cost = { exhaust = this }, effect = function(me) me.player:draw(1) end } } },
  },
  given = function(t)
    t:seat(1, { play = { { "Scout", new = true } } })
  end,
  play = function() end,
  expect = function(t)
    t:cant(1, "uses", "Scout", { reason = "CR 302.2" })
  end,
}
