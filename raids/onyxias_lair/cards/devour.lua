return ability "Devour" {
  number = 10, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  values = { amount = 5 },
  text = "Her jaws meet target attacking character: it takes {amount} melee damage from Onyxia \z
    if she is defending.",
  targets = { target("prey", any.character:with { attacking = true }, harm) },
  play = function(me, t)
    if me.hero.defending then
      me.hero:deal(me.amount, "melee", t.prey)
    end
  end,
}
