return phase "Storm" {
  cites = "R900.1",
  only_if = word.stage * times("destroyed", any.ally, this_turn),
  steps = { function(boss) boss:draw(1) end, window },
}
