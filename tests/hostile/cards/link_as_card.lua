-- Uses a link as a card.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local link = nil
    for _, card in each(all(any.card:in_zone("chain"))) do card:reveal() end
    assert(link == nil)
  end,
}
