local words = use "battle_of_the_aspects/words"

return event "Assault Aspects" {
  number = 18, rarity = "common", tags = { "Deathwing" },
  values = { more = 1 },
  play = function(me)
    words.bleed(me.player, 2)
    all(your.ally):gain { atk = me.more, lasts = this_turn }
  end,
}
