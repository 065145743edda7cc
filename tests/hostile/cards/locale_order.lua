-- Draws by the order of texts, which is another in each language.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:draw("a" < "B" and 1 or 2)
  end,
}
