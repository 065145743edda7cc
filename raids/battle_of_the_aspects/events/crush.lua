return event "Crush" {
  number = 22, rarity = "common", tags = { "Deathwing" },
  values = { more = 5 },
  play = function(me)
    me.hero:gain { attacks_only = opposing.ally:highest("remaining"), atk = me.more, keyword = "Smash", lasts = this_turn }
  end,
}
