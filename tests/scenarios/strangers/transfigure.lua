local transfigure = ability "Transfigure" { cost = 4, ongoing = true, tags = { "Arcane" }, class = "mage",
  text = "Ongoing: [Activate]: Target weapon's ATK becomes equal to its strike cost this turn.",
  powers = { pays { cost = { exhaust = this }, targets = { target("blade", any.weapon) },
    effect = function(_, t) t.blade:gain { atk = set_to(t.blade.strike), lasts = this_turn } end } } }
local cards = { transfigure = transfigure,
  pike = weapon "Pike" { cost = 1, atk = 1, damage = "melee", strike = 3, tags = { "Melee (1)" } },
  knife = weapon "Knife" { cost = 1, atk = 4, damage = "melee", strike = 0, tags = { "Melee (1)" } },
  weight = item "Weight" { cost = 1, text = "Your weapons cost 1 more to strike with.",
    powers = { gives { to = your.weapon, strike = plus(1) } } } }

return {
  scenario "A heavy weapon hits as hard as it is to swing, until the turn is over" {
    raid = "duel",
    cites = { "CR 303.2", "CR 205.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Transfigure", "Pike", "Weight" }, resources = 4, deck = { "Pike", "Pike" } })
      t:seat(2, { deck = { "Pike", "Pike" } })
    end,
    play = function(t)
      t:uses(1, "Transfigure", { target = "Pike" })
      t:everyone_passes()
      t:atk("Pike", 4)                  -- 3, and the Weight
      t:ends_turn()
    end,
    expect = function(t) t:atk("Pike", 1) end,
  },
  scenario "A weapon that costs nothing to strike with deals nothing" {
    raid = "duel",
    cites = { "CR 303.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Transfigure" } })
      t:seat(2, { play = { "Knife" } })
    end,
    play = function(t)
      t:uses(1, "Transfigure", { target = "Knife" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Knife", 0) end,
  },
}
