-- Hands a growing number of arguments from call to call.
-- stopped: a function is handed more values than it can look at
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local function more(...)
      return more(1, 2, 3, 4, 5, 6, 7, 8, 9, ...)
    end
    more()
  end,
}
