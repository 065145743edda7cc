-- Reads the order of a deck through a filter: it comes in an order that says nothing.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local deck = all(your.card:in_zone("deck"))
    local top = me.player.deck:top()
    local before = {}
    for i, card in each(deck) do before[i] = card end
    me.player.deck:shuffle()
    for i, card in each(all(your.card:in_zone("deck"))) do assert(card == before[i], "the order shows the shuffle") end
  end,
}
