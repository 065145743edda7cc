local whelp = "raids/onyxias_lair/tokens/onyxian_whelp.lua"

return {
  { "R203.3a", whelp, [[atk = 1,]], [[atk = 2,]] },
  { "R203.3a", whelp, [[damage = "fire",]], [[damage = "melee",]] },
  { "R203.3a", whelp, [[health = 1,]], [[health = 2,]] },
}
