local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 60, rarity = "uncommon",
  ongoing = true,
  text = "You may destroy target equipment, ally or ability. <p> Ongoing: When an opponent \z
    plays an equipment, ally or ability card, interrupt it. Destroy this.",
  targets = { target("prey", unprepared.any_spoils, harm) },
  play = function(me, t)
    if me.player:may("Destroy what the event aims at?", "destroy", t.prey) then t.prey:destroy() end
  end,
  powers = {
    when.played { whose = "opposing", of = unprepared.any_spoils:in_zone("chain"),
      effect = function(me, event)
        event.link:interrupt()
        me:destroy()
      end },
  },
}
