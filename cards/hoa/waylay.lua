return ability "Waylay" {
  number = 105, rarity = "uncommon",
  cost = 2, tags = { "Combo", "Assassination" }, class = { "rogue" },
  instant = true,
  text = "Exhaust target ally. If your hero has Stealth, your hero deals damage equal to that \z
    ally's health to that ally.",
  targets = { target("mark", any.ally, harm) },
  play = function(me, t)
    t.mark:exhaust()
    if me.hero:is(your.hero:with { keyword = "Stealth" }) then
      me.hero:deal(t.mark.health, {}, t.mark)
    end
  end,
  rulings = { "The damage has no type." },
}
