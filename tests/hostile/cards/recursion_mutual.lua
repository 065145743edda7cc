-- Two functions that call each other.
-- stopped: the script calls itself too deeply
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local a, b
    function a() return 1 + b() end
    function b() return 1 + a() end
    a()
  end,
}
