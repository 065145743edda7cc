return ally "Test Warden" {
  cost = 3, atk = 1, damage = "melee", health = 5,
  text = "Opposing allies can't ready during their ready step.",
  powers = {
    instead.readied { of = opposing.ally,
      only_if = function(me, event) return event.by == nil end,
      effect = function() end },
  },
}
