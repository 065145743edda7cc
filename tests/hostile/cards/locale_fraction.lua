-- Writes a fraction, which some languages do with a comma, and reads one that is written so.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local written = tostring(0.5) .. format(" %s ", 7 / 2) .. 1.25
    me.player:draw(written == "0.5 3.5 1.25" and 1 or 2)
    me.player:draw(tonumber("0,5") and 1 or 0)
    me.player:draw(tonumber("0.5") and 1 or 0)
  end,
}
