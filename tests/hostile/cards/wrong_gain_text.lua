-- Hands a verb what it does not take.
-- stopped: atk is plus(…), set_to(…), double or an amount, not "much
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:gain { atk = "much", lasts = this_turn }
  end,
}
