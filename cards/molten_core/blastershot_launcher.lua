local from_afar = use "hoa/from_afar"

return weapon "Blastershot Launcher" {
  number = 17, rarity = "rare",
  cost = 5, atk = 3, damage = "ranged", strike = 2,
  tags = { "One-Handed", "Ranged (1)", "Gun" }, class = { "hunter", "rogue", "warrior" },
  values = { amount = 3 },
  text = "When you strike with this, your hero has Long-Range this combat. <p> While your hero \z
    is a Hunter, when this enters play, your hero deals {amount} ranged damage to target \z
    character.",
  powers = {
    from_afar.shot,
    when.enters_play { hero = "Hunter", of = this,
      targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) me.hero:deal(me.amount, "ranged", t.prey) end },
  },
  rulings = { "A hero without the Hunter icon, Illidan Stormrage among them, brings no such shot." },
}
