-- Doubles a text with format.
-- stopped: a script asks for more memory than scripts may have
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = "x"
    while true do text = format("%s%s%s%s", text, text, text, text) end
  end,
}
