return ability "Deadly Sweep" {
  number = 11, rarity = "uncommon", cost = 3,
  text = "Destroy any number of target opposing equipment, allies or abilities, no two with the \z
    same controller.",
  targets = {
    target("victims", opposing.ability:or_type("ally", "equipment"), harm,
      { any_number = true, one_each = "controller" }),
  },
  play = function(me, t) t.victims:destroy() end,
}
