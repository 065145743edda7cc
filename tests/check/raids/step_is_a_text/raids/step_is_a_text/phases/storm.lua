return phase "Storm" {
  cites = "R900.1",
  only_if = word.stage,
  steps = { "draw", window },  --> error wrong-type
}
