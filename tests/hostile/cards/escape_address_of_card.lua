-- Asks for the address of a card.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local where = format("%p", me)
  end,
}
