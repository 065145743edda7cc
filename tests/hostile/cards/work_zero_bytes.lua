-- Compares texts of zero bytes, which Lua goes through piece by piece.
-- refused: a text that is no UTF-8, or has control characters in it
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local a, b = "\0\0\0\0\0\0\0\0", "\0\0\0\0\0\0\0\0"
    for i = 1, 12 do a, b = a .. a, b .. b end
    while a <= b do end
  end,
}
