-- A file of ten megabytes.
-- refused:
-- <<10485760 x>>
return ability "Hostile" { cost = 0, unlimited = true }
