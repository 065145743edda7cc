-- Lists all cards for ever.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do all(any.card:in_zone("deck", "hand", "play", "graveyard", "resources")) end
  end,
}
