-- More locals than a function can have.
-- refused: too many local variables
<<300 local a = 1 >>
return ability "Hostile" { cost = 0, unlimited = true }
