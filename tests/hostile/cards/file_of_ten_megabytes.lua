-- A file of ten megabytes.
-- refused: no script is larger than 1 MiB
-- <<10485760 x>>
return ability "Hostile" { cost = 0, unlimited = true }
