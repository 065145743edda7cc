-- A file that returns nothing.
-- refused: the file returns nothing
local a = 1
