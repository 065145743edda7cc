return scenario "Who adds a link has priority again, after what it triggered was told" {
  cites = { "CR 707.1f" },
  raiders = 2,
  cards = {
    spark = ability "Spark" { cost = 0, instant = true, text = "Draw a card.",
      play = function(me) me.player:draw(1) end },
    fan = ally "Fan" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "When an ability is played, your hero deals 1 fire damage to each opposing hero.",
      powers = { when.played { of = any.ability,
        effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } },
  },
  given = function(t)
    t:seat(1, { deck = { "Spark" } })
    t:seat(2, { hand = { "Spark", "Spark" }, play = { "Fan" }, deck = { "Spark", "Spark" } })
  end,
  play = function(t)
    t:passes(1)
    t:plays(2, "Spark")
    t:chain(2)                          -- the trigger joined it
    t:asked(2, "Your move")             -- 707.1f: then you get priority
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
    t:hand_count(2, 2)
  end,
}
