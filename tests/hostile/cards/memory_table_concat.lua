-- Joins texts to longer and longer ones.
-- stopped: a script asks for more memory than scripts may have
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = "x"
    while true do text = table.concat({ text, text, text, text, text, text, text, text }) end
  end,
}
