-- Remembers in a card with a function that writes lists.
-- stopped: insert: argument 1 must be a table, got a card
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    table.insert(me, 1)
  end,
}
