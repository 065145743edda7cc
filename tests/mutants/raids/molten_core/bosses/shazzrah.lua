local shazzrah = "raids/molten_core/bosses/shazzrah.lua"

return {
  { "R304:Shazzrah", shazzrah, [[all(opposing.character):random(me.player:roll())]], [[all(opposing.character):random(me.player:roll() + me.blast)]] },
  { "R304:Shazzrah", shazzrah, [[to_this_side = true, cites]], [[cites]] },
}
