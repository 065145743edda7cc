local words = use "battle_of_the_aspects/words"

return event "Debilitating Corruption" {
  number = 24, rarity = "common", tags = { "Deathwing" },
  values = { more = 1 },
  text = "Put a Corrupted Blood token into play. This turn, when your hero deals combat damage \z
    to an opposing hero, this turn, your allies have +{more} ATK. Only the next time.",
  play = function(me)
    words.bleed(me.player, 1)
    me:begin("frenzy", this_turn)
  end,
  later = {
    frenzy = when.dealt_damage { by = your.hero, of = opposing.hero, combat = true, once = true,
      effect = function(me) your.ally:gain { atk = me.more, lasts = this_turn } end },
  },
}
