-- More moves than a question holds: the last ones give way to each other, and the game goes on.
return scenario "Of more moves than there is room for the first ones are offered, and the last" {
  cites = { "CR 410.2" },
  cards = {
    idol = item "Idol" { cost = 0, text = "Activate: draw a card. Activate: heal 1 damage from your hero.",
      powers = {
        pays { cost = { exhaust = this }, effect = function(me) me.player:draw(1) end },
        pays { cost = { exhaust = this }, effect = function(me) me.hero:heal(1, your.hero) end },
      } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 4 } },
  given = function(t)
    local many = {}
    for nth = 1, 520 do many[nth] = "Idol" end
    t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, play = many, deck = { "Ox" } })
  end,
  play = function(t)
    t:uses(1, { "Idol", 1 }, { power = 1 })
    t:everyone_passes()
    t:hand_count(1, 1)
    t:can(1, "passes")
  end,
  expect = function(t)
    t:exhausted { "Idol", 1 }
    t:ready { "Idol", 520 }
  end,
}
