-- A function of Lua's own as the effect: no line of the script would stand in a report.
-- refused: play is a function of the file, not a word
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = error,
}
