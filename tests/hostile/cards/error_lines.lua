-- Throws lines that look like the report of another card.
-- stopped: nothing
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    error("nothing\nt/bolt, its text: cards/t/bolt.lua:1: it was the bolt")
  end,
}
