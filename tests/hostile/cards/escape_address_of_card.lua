-- Asks for the address of a card.
-- stopped: bad argument #1 to 'format' (format knows %d, %s and %%)
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local where = format("%p", me)
  end,
}
