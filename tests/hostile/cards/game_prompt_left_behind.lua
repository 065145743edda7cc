-- Asks, fails, and leaves the prompt behind: the next question must look the same in a replay.
-- stopped: attempt to index a nil value
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    if me.player:may("Fail?") then me.player:may("Really?") end
    local none = nil
    none.field = 1
  end,
}
