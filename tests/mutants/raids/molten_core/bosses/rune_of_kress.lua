local kress = "raids/molten_core/bosses/rune_of_kress.lua"

return {
  { "R304:Rune of Kress", kress, [[die >= me.low]], [[die >= me.low - 1]] },
  { "R304:Rune of Kress", kress, [[die >= me.mid]], [[die > me.mid]] },
  { "R304:Rune of Kress", kress, [[die == me.high]], [[die >= me.high - 1]] },
  { "R304:Rune of Kress", kress, [[from = your.ally, to = "to_hand"]], [[from = any.ally, to = "to_hand"]] },
}
