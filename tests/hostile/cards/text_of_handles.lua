-- Asks handles for their text: a table is none.
-- stopped: a userdata never turns into text
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = tostring(me) .. tostring(me.player) .. tostring(all(any.hero))
  end,
}
