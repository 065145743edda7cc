return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    gives { to = opposng.ally:with { damaged = true }, atk = plus(1) },  --> error unknown-word
    when.destoryed { of = this, effect = function(me) me.player:drw(1) end },  --> error unknown-name
    gives { to = your.aly, atk = plus(1) },  --> error unknown-name
    gives { to = your.ally:with { tga = "Orc" }, atk = plus(1) },  --> error unknown-field
    gives { to = your.ally:in_zone("hnad"), atk = plus(1) },  --> error unknown-name
  },
}
