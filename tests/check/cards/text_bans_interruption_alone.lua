return ability "Test Rite" {
  cost = 2,
  text = "Opposing allies can't attack this turn. This can't be interrupted.",  --> error text-cant  --> error text-deed
  play = function() opposing.ally:gain { cant = "attack", lasts = this_turn } end,
}
