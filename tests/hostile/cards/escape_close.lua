-- Asks for a function to be called as a variable goes out of scope, which no budget would count.
-- stopped: variable 'thing' got a non-closable value
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local thing <close> = {}
  end,
}
