-- Thousands of short texts, which Lua shares with whoever made them before, and long ones almost up to the limit.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local base = "0123456789abcdef0123456789abcdef"
    for i = 1, 8 do base = base .. base end
    local keep = {}
    for i = 1, 11000 do keep[i] = "abcdefghijklmnopqrstuvwxyz0123456" .. i end
    for j = 1, 1000 do local s = base .. j end
    me.player:draw(1)
  end,
}
