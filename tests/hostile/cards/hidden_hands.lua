-- Reads the names of cards in other hands, face-down resources and decks. The rules may look at what they name;
-- nothing of it is told.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local seen = {}
    for _, other in each(me.player.opponents + me.player.friends) do
      for _, card in each(other.hand + other.resources) do seen[#seen + 1] = card.name .. card.key end
      local top = other.deck:top()
      if top then seen[#seen + 1] = top.key end
    end
    assert(#seen > 0)
  end,
}
