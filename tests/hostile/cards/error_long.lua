-- Throws sixty thousand letters.
-- stopped: xxxx
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = "xxxxxxxx"
    for i = 1, 6 do text = text .. text end
    error(text)
  end,
}
