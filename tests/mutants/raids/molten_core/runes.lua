local runes = "raids/molten_core/runes.lua"

return {
  { "R300.2", runes, [[others:random(deck.count - count):remove_from_game]], [[others:random(0):remove_from_game]] },
  { "R300.2", runes, [[remove_from_game { face = "down" }]], [[remove_from_game { face = "up" }]] },
  { "R300.2", runes, [[others:random(deck.count - count)]], [[deck:top(deck.count - count)]] },
  { "R301.5a", runes, [[= rune and names(rune, waiting) or]], [[=]] },
  { "R301.5a", runes, [[not rune and waiting.key ==]], [[not rune and waiting.key ~=]] },
}
