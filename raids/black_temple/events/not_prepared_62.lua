local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 62, rarity = "uncommon",
  ongoing = true,
  text = "Ongoing: No hero falls alone. When one is destroyed, on whichever side, target ability, ally \z
    or equipment is destroyed as well.",
  powers = {
    when.destroyed { of = any.hero, targets = { target("prey", unprepared.any_spoils, harm) },
      effect = function(me, event, t) t.prey:destroy() end },
  },
}
