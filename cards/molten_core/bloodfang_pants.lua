return armor "Bloodfang Pants" {
  number = 1, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Legs (1)", "Leather" },
  class = { "rogue" },
  values = { price = 1, cut = 1 },
  text = "When you play a rogue ability card, you may pay ({price}). If you do, (It must be exhausted \z
    then, too.) your hero deals {cut} melee damage to target exhausted character.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "rogue" }:in_zone("chain"),
      targets = { target("prey", any.character:with { exhausted = true }, harm) },
      effect = function(me, event, t)
        if me.player:may_pay(me.price) then me.hero:deal(me.cut, "melee", t.prey) end
      end },
  },
}
