-- Ten thousand tables, one inside the other.
-- refused:
local a = <<10000 {>><<10000 }>>
return ability "Hostile" { cost = 0, unlimited = true }
