-- Asks, fails, and leaves its prompts behind: the next question must look the same in a replay.
-- stopped: attempt to index a nil value
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:may("First?")
    if me.player:roll() < 4 then
      me.player:may("Second?")
      local none = nil
      none.field = 1
    end
    me.player:may("Third?")
  end,
}
