-- Asks for the address of a card.
-- stopped: format: argument 1 is wrong: format knows %d, %s and %%
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local where = format("%p", me)
  end,
}
