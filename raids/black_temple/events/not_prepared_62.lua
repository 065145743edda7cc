local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 62, rarity = "uncommon",
  ongoing = true,
  text = "Ongoing: When a hero is destroyed, destroy target equipment, ally or ability.",
  powers = {
    when.destroyed { of = any.hero, targets = { target("prey", unprepared.any_spoils, harm) },
      effect = function(me, event, t) t.prey:destroy() end },
  },
}
