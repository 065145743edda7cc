return armor "Nemesis Leggings" {
  number = 8, rarity = "rare",
  cost = 5, def = 1,
  tags = { "Legs (1)", "Cloth" },
  class = { "warlock" },
  values = { price = 1 },
  text = "When you play a warlock ability card, you may pay ({price}). (You decide as this \z
    resolves.) If you do, your hero deals shadow damage equal to the number of abilities \z
    attached to target opposing hero to that hero.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "warlock" }:in_zone("chain"),
      targets = { target("prey", opposing.hero, harm) },
      effect = function(me, event, t)
        if me.player:may_pay(me.price) then
          me.hero:deal(#t.prey.attachments:where(any.ability), "shadow", t.prey)
        end
      end },
  },
}
