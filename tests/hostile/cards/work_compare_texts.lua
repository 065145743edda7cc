-- Compares two long texts for ever: one instruction each time.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local a, b = "x", "x"
    for i = 1, 16 do
      if #a * 2 <= 15000 then a, b = a .. a, b .. b end
    end
    a, b = a .. "a", b .. "a"
    while a <= b do end
  end,
}
