return event "You Are Not Prepared!" {
  number = 46, rarity = "uncommon",
  text = "Each opponent chooses one of their face up resources. Turn those cards face down.",
  play = function(me)
    me.player.opponents:each_choose {
      from = your.card:in_zone("resources"):with { face_up = true }, to = "turn_face_down", aim = harm,
      prompt = "Turn which of your resources face down?" }:turn_face_down()
  end,
}
