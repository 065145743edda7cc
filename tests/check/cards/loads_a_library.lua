local io = require "io"  --> error unknown-word
return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
}
