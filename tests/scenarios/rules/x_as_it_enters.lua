-- X of a card that enters play: what was chosen for it as it was played, and 0 where nobody played it.
local ent = ally "Ent" { cost = x, atk = 1, damage = "nature", health = 2,
  text = "This enters play with X leaf counters. (X): Put this into its owner's hand, then into play.",
  powers = {
    enters { counters = { leaf = x } },
    pays { cost = { resources = x }, effect = function(me) me:to_hand():to_play() end },
  } }
local raise = ability "Raise" { cost = x, text = "Put all allies in your graveyard into play. X is for nothing.",
  play = function() all(your.ally:in_zone("graveyard")):to_play() end }
local cards = { ent = ent, raise = raise }

return {
  scenario "Who enters play from the chain with X counters has as many as were chosen" {
    cites = { "CR 201.3", "CR 710.1b" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Ent" }, resources = 3 }) end,
    play = function(t)
      t:plays(1, "Ent", { x = 3 })
      t:everyone_passes()
    end,
    expect = function(t) t:counters("Ent", "leaf", 3) end,
  },
  scenario "Who is put into play has none, whatever X brought him there" {
    cites = { "CR 201.3", "CR 710.1b" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Raise" }, graveyard = { "Ent" }, resources = 3 }) end,
    play = function(t)
      t:plays(1, "Raise", { x = 2 })
      t:everyone_passes()
      t:in_play(1, "Ent")
      t:counters("Ent", "leaf", 0)
      t:uses(1, "Ent", { x = 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Ent")
      t:ready_resources(1, 0)
      t:counters("Ent", "leaf", 0)
    end,
  },
}
