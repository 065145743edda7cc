-- Copies its link, as each copy does: an honest mistake.
-- stopped: effects set off more effects in one turn
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.link:copy { controller = me.player }
  end,
}
