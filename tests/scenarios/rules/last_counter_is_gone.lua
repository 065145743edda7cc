return scenario "No counter is left: that holds whoever took the last one" {
  cites = { "CR 404.1d" },
  cards = {
    jar = ally "Jar" { cost = 0, atk = 1, damage = "melee", health = 5,
      text = "Take a charge from this. If none is left, draw a card.",
      powers = {
        when.enters_play { of = this, effect = function(me) me:add_counters("charge", 1) end },
        pays { id = "tap", cost = {}, effect = function(me)
          me:remove_counters("charge", 1)
          if me:counters("charge") == 0 then me.player:draw(1) end
        end } } },
    leech = ability "Leech" { cost = 0, instant = true, text = "Take a charge from target ally.",
      targets = { target("it", any.ally, harm) },
      play = function(me, t) t.it:remove_counters("charge", 1) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Jar", "Leech" }, deck = { "Leech" } })
  end,
  play = function(t)
    t:plays(1, "Jar")
    t:everyone_passes()
    t:everyone_passes()
    t:uses(1, "Jar")
    t:plays(1, "Leech", { target = "Jar" })
    t:everyone_passes()
    t:counters("Jar", "charge", 0)      -- Leech took it
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 1)
  end,
}
