return phase "Mark" {
  cites = "BA:Raid Rules: turn 3 MARKED",
  steps = { function(boss) boss.opponents:random().hero:mark("MARKED") end },
}
