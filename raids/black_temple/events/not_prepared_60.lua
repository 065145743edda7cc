local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 60, rarity = "uncommon",
  ongoing = true,
  text = "Target ability, ally or equipment: you may destroy it. <p> Ongoing: The next ability, ally \z
    or equipment card that an opponent plays comes to nothing. It is interrupted, and this is \z
    destroyed.",
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
