-- CR 415.9b: a card that was made cheaper in hand is that card on the chain, and no longer once it has been elsewhere.
local cards = {
  elk = ally "Elk" { cost = 4, atk = 1, damage = "melee", health = 5 },
  deal = ability "Deal" { cost = 0, text = "An ally of your hand costs 3 less this turn.",
    play = function(me)
      local one = me.player:choose { from = your.ally:in_zone("hand"), prompt = "Which is cheaper?" }
      one:gain { cost = -3, lasts = this_turn }
    end },
  call = ability "Call Home" { cost = 0, text = "Target ally goes to its owner's hand.",
    targets = { target("one", any.ally, help) }, play = function(me, t) t.one:to_hand() end },
}
return scenario "A card that was made cheaper in hand is as cheap as it is played, and once" {
  cites = { "CR 415.9b", "CR 707.1e" },
  cards = cards,
  given = function(t)
    t:seat(1, { hand = { "Elk", "Deal", "Call Home" }, resources = 4 })
  end,
  play = function(t)
    t:plays(1, "Deal")
    t:everyone_passes()
    t:costs(1, "Elk", 1)
    t:plays(1, "Elk")
    t:ready_resources(1, 3)
    t:everyone_passes()
    t:plays(1, "Call Home", { target = "Elk" })
    t:everyone_passes()
    t:costs(1, "Elk", 4)
  end,
  expect = function(t)
    t:cant(1, "plays", "Elk", { reason = "CR 403.6" })
    t:ready_resources(1, 3)
  end,
}
