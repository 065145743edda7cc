return ability "Test Curse" {
  cost = 2, ongoing = true,
  text = "Attaches to target opposing ally. <p> Ongoing: When attached ally leaves play, attach this to an opposing ally.",
  attach = target("host", opposing.ally, harm),
  powers = {
    when.leaves_play { of = attached, effect = function(me)
      local other = me.player:choose { from = opposing.ally, aim = harm }
      if other then
        me:attach_to(other)  --> warning moved-card
      end
    end },
  },
}
