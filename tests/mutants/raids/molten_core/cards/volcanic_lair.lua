local lair = "raids/molten_core/cards/volcanic_lair.lua"

return {
  { "R303.3a", lair, [[count(your.resource)]], [[(count(your.resource) + count(your.fixture))]] },
}
