local giants = "raids/molten_core/words.lua"

return {
  { "R303.3a", giants, [[your.fixture:with { tag = "Rune" }]], [[your.fixture:with { tag = "Rune" }:without { back_up = true }]] },
}
