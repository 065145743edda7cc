local phase = "raids/black_temple/phases/minion.lua"

return {
  { "R501.2", phase, [[face = "down"]], [[face = "up"]] },
  { "R501.2", phase, [[window,]], [[]] },
}
