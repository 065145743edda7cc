-- A prompt with marks that turn the direction of writing, and marks that pile up: it is text.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:may("‮may‬ é́́?")
  end,
}
