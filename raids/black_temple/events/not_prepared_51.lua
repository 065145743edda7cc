local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 51, rarity = "uncommon",
  text = "Each opponent chooses one of their equipment, allies or abilities. Destroy those \z
    cards.",
  play = function(me)
    me.player.opponents:each_choose { from = unprepared.own_spoils, to = "destroy", aim = harm,
      prompt = "Destroy which of your cards?" }:destroy()
  end,
}
