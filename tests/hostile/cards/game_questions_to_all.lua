-- Asks all raiders together, without an end.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do me.player.friends:choose { from = any.hero, prompt = "Which?" } end
  end,
}
