return ability "Lava Spit" {
  number = 25, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Molten Core" },
  values = { spit = 2, spray = 2 },
  text = "Your hero deals {spit} fire damage to target opposing ally. If Magmadar is your \z
    hero, it also deals {spray} fire damage to each other character in that ally's party.",
  targets = { target("prey", opposing.ally, harm) },
  play = function(me, t)
    local owner = t.prey.controller
    me.hero:deal(me.spit, "fire", t.prey)
    if me.hero.name == "Magmadar" then me.hero:deal(me.spray, "fire", any.character:of(owner):other(t.prey)) end
  end,
}
