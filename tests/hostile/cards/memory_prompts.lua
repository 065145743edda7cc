-- A word of sixty thousand letters for a counter.
-- stopped: a script asks for more memory than scripts may have
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = "abcdefgh"
    for i = 1, 12 do text = text .. text end
    me.hero:add_counters(text, 1)
  end,
}
