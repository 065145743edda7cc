local phase = "raids/molten_core/phases/new_boss.lua"

return {
  { "R301.5a", phase, [[only_if = count(your.hero):is(0),]], [[]] },
  { "R301.5a", phase, [[boss.decks.rune:reveal(1)]], [[]] },
  { "R301.5a", phase, [[boss:begin_sequence("new_boss")]], [[]] },
  { "R301.5a", phase, [[window,]], [[]] },
}
