-- Shuffles for ever.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do me.player.deck:shuffle() end
  end,
}
