-- Asks a loop for what comes behind the largest number.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local step, list = ipairs({ 1, 2, 3 })
    step(list, 9223372036854775807)
    me.player:draw(1)
  end,
}
