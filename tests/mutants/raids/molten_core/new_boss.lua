local come = "raids/molten_core/new_boss.lua"

return {
  { "R301.5a", come, [[comers:to_play { under = boss }]], [[newcomer:to_play { under = boss }]] },
  { "R301.5a", come, [[comers:to_play { under = boss }]],
    [[for _, card in each(comers) do card:to_play { under = boss } end]] },
  { "R303.3b", come, [[all { newcomer, rune }]], [[all { newcomer }]] },
}
