-- Leaves a card of this game for the next one that the program plays.
-- stopped: a table of a file can't be changed
local left = { cards = {} }
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for _, card in ipairs(left.cards) do card:destroy() end
    table.insert(left.cards, me.hero)
  end,
}
