local beam = "raids/black_temple/beam.lua"

return {
  { "BT:Race and Class", beam, [[and other:shares(kind, prey)]], [[and (other:shares(kind, prey) or true)]] },
  { "BT:Race and Class", beam, [[other:shares(kind, prey)]], [[other:shares("class", prey)]] },
  { "BT:Race and Class", beam, [[other:shares(kind, prey)]], [[other:shares("race", prey)]] },
}
