local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 51, rarity = "uncommon",
  text = "Each opponent gives something up: an ability, ally or equipment of his choice that he \z
    controls is destroyed by him.",
  play = function(me)
    me.player.opponents:each_choose { from = unprepared.own_spoils, to = "destroy", aim = harm,
      prompt = "Destroy which of your cards?" }:destroy()
  end,
}
