return scenario "Damage is fatal by what is on the character after all that is dealt together" {
  cites = { "CR 405.2" },
  cards = {
    crow = ally "Crow" { cost = 1, atk = 0, damage = "nature", health = 9,
      text = "When an ally is dealt fatal damage, draw a card.",
      powers = { when.dealt_damage { to = any.ally, fatal = true, effect = function(me) me.player:draw() end } } },
    fork = ability "Fork" { cost = 0, text = "Your hero deals 2 fire and then 1 fire damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t)
        me.hero:deal(2, "fire", t.prey)
        me.hero:deal(1, "fire", t.prey)
      end },
    wolf = ally "Wolf" { cost = 2, atk = 0, damage = "melee", health = 3 },
    ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 4 },
  },
  given = function(t)
    t:seat(1, { hand = { "Fork", "Fork" }, play = { "Crow" }, deck = { "Wolf", "Wolf" } })
    t:boss { play = { "Wolf", "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Fork", { target = "Ox" })
    t:everyone_passes()
    t:chain(0)                          -- 3 of 4: not fatal
    t:plays(1, "Fork", { target = "Wolf@boss" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 1)                  -- the second packet was fatal, the first was not
  end,
}
