-- An order that deals damage, in the middle of a sort that can't wait.
-- stopped: attempt to yield across a C-call boundary
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    table.sort({ 2, 1 }, function(a, b)
      me.hero:deal(1, "fire", me.hero)
      return a < b
    end)
  end,
}
