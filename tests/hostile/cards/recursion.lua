-- Calls itself without an end.
-- stopped: the script calls itself too deeply
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local function deep(n) return 1 + deep(n + 1) end
    deep(1)
  end,
}
