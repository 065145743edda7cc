return scenario "What forbids it and ends in the same wave forbids it still" {
  raiders = 3,
  cites = { "CR 103.4" },
  cards = {
    anna = hero "Anna" { health = 10, faction = "horde", class = { "mage" }, back = {} },
    bert = hero "Bert" { health = 10, faction = "horde", class = { "mage" }, back = {} },
    warden = ally "Warden" { cost = 1, atk = 1, damage = "melee", health = 2,
      text = "Your hero can't be destroyed.", powers = { gives { to = your.hero, cant = "be destroyed" } } },
    storm = ability "Storm" { cost = 0, text = "Your hero deals 2 nature damage to each opposing character.",
      play = function(me) me.hero:deal(2, "nature", opposing.character) end },
  },
  given = function(t)
    t:seat(1, { hero = { "Anna", damage = 8 }, play = { "Warden" } })
    t:seat(2, { hero = { "Bert", damage = 8 } })
    t:boss { hand = { "Storm" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Storm")
    t:finishes_chain()
  end,
  expect = function(t)
    t:told { "Warden is destroyed", "Bert is destroyed", "Anna is destroyed" }
    t:lost(1)
    t:lost(2)
  end,
}
