return ally "Promenade Sentinel" {
  number = 39, rarity = "common", cost = 7, atk = 5, damage = "arcane", health = 3,
  tags = { "Mechanical", "Traitor" }, requires = "traitor_hero",
  values = { most = 3, amount = 2 },
  text = "When this enters play, it deals {amount} arcane damage each to up to {most} target \z
    characters.",
  powers = {
    when.enters_play { of = this,
      targets = { target("prey", any.character, harm, { up_to = value.most }) },
      effect = function(me, event, t) me:deal(me.amount, "arcane", t.prey) end },
  },
}
