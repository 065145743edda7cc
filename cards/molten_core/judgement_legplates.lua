return armor "Judgement Legplates" {
  number = 4, rarity = "rare",
  cost = 4, def = 3,
  tags = { "Legs (1)", "Plate" },
  class = { "paladin" },
  values = { price = 1 },
  text = "When you play a paladin ability card, you may pay ({price}). (You decide as this \z
    resolves.) If you do, prevent all damage to target friendly ally this turn. Prevent all \z
    damage that that ally would deal this turn.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "paladin" }:in_zone("chain"),
      targets = { target("ward", friendly.ally, help) },
      effect = function(me, event, t)
        if not me.player:may_pay(me.price) then return end
        me:begin("mercy", this_turn, { t.ward })
        me:begin("peace", this_turn, { t.ward })
      end },
  },
  later = {
    mercy = prevents.damage { to = given, all = true },
    peace = prevents.damage { from = given, all = true },
  },
}
