-- Two modules that use each other.
-- refused: files use each other in a circle
local words = use "hostile/first"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
}
-- == cards/hostile/first.lua
return { other = use "hostile/second" }
-- == cards/hostile/second.lua
return { other = use "hostile/first" }
