local escorts = "raids/molten_core/escorts.lua"

return {
  { "R300.4", escorts, [[{ 2, "molten_core/flamewaker_protector" }]], [[{ 1, "molten_core/flamewaker_protector" }]] },
  { "R301.5a", escorts, [[{ 2, "molten_core/flamewaker" }]], [[{ 1, "molten_core/flamewaker" }]] },
  { "R301.5a", escorts, [[{ 8, "molten_core/firesworn" }]], [[{ 7, "molten_core/firesworn" }]] },
  { "R301.5a", escorts, [[{ 4, "molten_core/flamewaker_priest" }]], [[{ 3, "molten_core/flamewaker_priest" }]] },
  { "R301.5a", escorts, [[{ 2, "molten_core/core_rager" }]], [[{ 1, "molten_core/core_rager" }]] },
  { "R301.5a", escorts, [[{ 4, "molten_core/flamewaker_elite" }]], [[{ 3, "molten_core/flamewaker_elite" }]] },
  { "R301.5a", escorts, [[{ 4, "molten_core/flamewaker_healer" }]], [[{ 3, "molten_core/flamewaker_healer" }]] },
}
