return event "Crush" {
  number = 22, rarity = "common", tags = { "Deathwing" },
  values = { more = 5 },
  text = "Your hero has +{more} ATK and Smash this turn. It can attack only an opposing ally \z
    with the highest remaining health this turn, if able.",
  play = function(me)
    me.hero:gain { attacks_only = opposing.ally:highest("remaining"), atk = me.more, keyword = "Smash",
      lasts = this_turn }
  end,
}
