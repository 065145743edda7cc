return scenario "The source of a modifier is the card whose effect made it" {
  cites = { "CR 712.5" },
  cards = {
    drill = ally "Drill" { cost = 1, atk = 1, damage = "melee", health = 3, text = "(0): target ally has +1 ATK this turn.",
      powers = { pays { cost = {}, targets = { target("who", any.ally, help) },
        effect = function(me, t) t.who:gain { atk = plus(1), lasts = this_turn } end } } },
    cow = ally "Cow" { cost = 1, atk = 1, damage = "melee", health = 3 } },
  given = function(t)
    t:seat(1, { play = { "Drill", "Cow" } })
  end,
  play = function(t)
    t:uses(1, "Drill", { target = "Cow" })
    t:everyone_passes()
  end,
  expect = function(t) t:modifiers("Cow", "atk", 1, "Drill") end,
}
