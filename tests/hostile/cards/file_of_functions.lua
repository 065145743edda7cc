-- Five hundred functions, one inside the other.
-- refused:
local a = <<500 function() return >>1<<500  end>>
return ability "Hostile" { cost = 0, unlimited = true }
