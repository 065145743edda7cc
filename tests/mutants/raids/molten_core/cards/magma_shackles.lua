local shackles = "raids/molten_core/cards/magma_shackles.lua"

return {
  { "R302.3", shackles, [[hero_is(any.hero:with { name = "Garr" })]], [[count(your.hero:with { name = "Garr" })]] },
}
