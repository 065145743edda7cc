-- Exhausts and readies for ever.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do
      me.hero:exhaust()
      me.hero:ready()
    end
  end,
}
