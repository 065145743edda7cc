return ability "Waylay" {
  number = 105, rarity = "uncommon",
  cost = 2, tags = { "Combo", "Assassination" }, class = { "rogue" },
  instant = true,
  text = "Stop target ally on its way: exhaust it. <p> If your hero has Stealth, it also deals \z
    the ally as much damage as that has health.",
  targets = { target("mark", any.ally, harm) },
  play = function(me, t)
    t.mark:exhaust()
    if me.hero:is(your.hero:with { keyword = "Stealth" }) then
      me.hero:deal(t.mark.health, {}, t.mark)
    end
  end,
  rulings = { "The damage has no type." },
}
