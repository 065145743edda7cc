return ability "Natural Alignment" {
  number = 4, rarity = "uncommon",
  cost = 2, tags = { "Elemental" }, class = { "shaman" },
  instant = true,
  text = "The elements answer as many as call: count the players of your side. Your hero deals \z
    that much nature damage to target character, then heals that much from target character, \z
    the same or a different one.",
  targets = { target("prey", any.character, harm), target("patient", any.character, help) },
  play = function(me, t)
    local callers = #me.player.friends
    me.hero:deal(callers, "nature", t.prey)
    me.hero:heal(callers, t.patient)
  end,
}
