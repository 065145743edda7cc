return ability "Natural Alignment" {
  number = 4, rarity = "uncommon",
  cost = 2, tags = { "Elemental" }, class = { "shaman" },
  instant = true,
  text = "Your hero deals nature damage equal to the number of friendly players to target \z
    character. Your hero heals damage equal to the number of friendly players from target \z
    character.",
  targets = { target("prey", any.character, harm), target("patient", any.character, help) },
  play = function(me, t)
    local callers = #me.player.friends
    me.hero:deal(callers, "nature", t.prey)
    me.hero:heal(callers, t.patient)
  end,
}
