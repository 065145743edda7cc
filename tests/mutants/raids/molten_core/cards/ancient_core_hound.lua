local hound = "raids/molten_core/cards/ancient_core_hound.lua"

return {
  { "R304:Ancient Core Hound", hound, [[die <= me.low]], [[die < me.low]] },
  { "R304:Ancient Core Hound", hound, [[die <= me.mid]], [[die < me.mid]] },
}
