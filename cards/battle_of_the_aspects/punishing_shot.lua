return ability "Punishing Shot" {
  number = 9, rarity = "common",
  cost = 3, tags = { "Marksmanship" }, class = { "hunter" },
  values = { shot = 3 },
  text = "Your hero deals {shot} ranged damage to target ally. If a character dealt damage this \z
    way is an ally that was dealt fatal damage, your hero deals ranged damage equal to its cost \z
    to its controller's hero.",
  targets = { target("prey", any.ally, harm) },
  play = function(me, t)
    local _, hit = me.hero:deal(me.shot, "ranged", t.prey)
    for _, ally in each(hit) do
      if ally:is(any.ally:with { felled = true }) then me.hero:deal(ally.cost, "ranged", ally.controller.hero) end
    end
  end,
  rulings = { "Damage that is prevented is not fatal." },
}
