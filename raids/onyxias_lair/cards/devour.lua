return ability "Devour" {
  number = 10, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  values = { amount = 5 },
  text = "If your hero is defending, it deals {amount} melee damage to target attacking \z
    character.",
  targets = { target("prey", any.character:with { attacking = true }, harm) },
  play = function(me, t)
    if me.hero.defending then
      me.hero:deal(me.amount, "melee", t.prey)
    end
  end,
}
