-- A file that returns a function.
-- refused: 

return function() end
