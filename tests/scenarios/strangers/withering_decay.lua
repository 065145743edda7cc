local decay = ability "Withering Decay" { cost = 4, ongoing = true, tags = { "Disease", "Unholy" }, class = "death_knight",
  values = { amount = 1, less = 1 }, attach = target("host", any.hero, harm),
  text = "Attaches to target hero. <p> Ongoing: At the start of your turn, your hero deals {amount} shadow damage to attached hero. <p> \z
    On your turn, allies in its party have -{less} health.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me) me.hero:deal(me.amount, "shadow", me.host) end },
    gives { to = any.ally:of(attached), health = plus(-value.less), only_if = your_turn },
  } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 }

return scenario "Allies of the hero who decays wither on the turns of the one who sent it, and the weakest die" {
  raid = "duel",
  cites = { "CR 400.5", "CR 704.1" },
  cards = { decay = decay, ox = ox, imp = imp },
  given = function(t)
    t:seat(1, { hand = { "Withering Decay" }, play = { "Ox" }, deck = { "Ox", "Ox" }, resources = 4 })
    t:seat(2, { play = { "Ox", "Imp" }, deck = { "Ox", "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Withering Decay", { target = "hero@2" })
    t:everyone_passes()
    t:health("Ox@2", 2)
    t:health("Ox@1", 3)
    t:in_graveyard(2, "Imp")
    t:damage("hero@2", 0)
    t:ends_turn()
    t:health("Ox@2", 3)
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn(1)
    t:damage("hero@2", 1)
    t:health("Ox@2", 2)
  end,
}
