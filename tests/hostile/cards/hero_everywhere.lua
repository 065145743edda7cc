-- Takes all heroes through all zones.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local heroes = all(any.hero)
    heroes:to_resources()
    local rows = all(any.resource)
    rows:to_hand()
    all(any.card:in_zone("hand")):to_deck("top")
    me.player:draw(3)
  end,
}
