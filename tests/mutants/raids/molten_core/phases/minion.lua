local phase = "raids/molten_core/phases/minion.lua"

return {
  { "R301.3", phase, [[boss.decks.minion:top(1):to_resources { face = "down", of = boss }]], [[]] },
  { "R301.3", phase, [[face = "down"]], [[face = "up"]] },
  { "R301.3", phase, [[window,]], [[]] },
}
