-- Makes everybody lose, in mid-effect.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:lose()
    for _, one in each(me.player.opponents) do one:lose() end
    me.player:draw(1)
  end,
}
