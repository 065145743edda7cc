-- Hands a growing number of results back from call to call.
-- stopped: a script asks for more memory than scripts may have
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local function more(n)
      if n == 0 then return 1 end
      return nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, more(n - 1)
    end
    while true do more(150) end
  end,
}
