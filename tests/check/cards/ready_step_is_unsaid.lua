return ability "Test Wind" {
  cost = 2,
  text = "Opposing allies can't ready for a while.",  --> error text-duration
  play = function() all(opposing.ally):gain { cant = "ready", lasts = next_ready_step } end,
}
