-- Makes one long text after the other, and keeps none of them.
-- stopped: the script makes texts and tables without end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = "abcdefgh"
    for i = 1, 10 do text = text .. text end
    local count = 0
    while true do
      local long = text .. count
      count = count + 1
    end
  end,
}
