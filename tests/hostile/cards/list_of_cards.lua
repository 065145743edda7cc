-- A list of ten thousand times the same card.
-- stopped: deal: a list holds at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local cards = {}
    for i = 1, 10000 do cards[i] = me.hero end
    me.hero:deal(1, "fire", cards)
  end,
}
