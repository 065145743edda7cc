return item "Talisman of Ephemeral Power" {
  number = 13, rarity = "rare",
  cost = 2,
  tags = { "Trinket (2)" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { price = 1, more = 1 },
  costs = { fading = { resources = value.price, to_hand = this } },
  text = "When you play an ability card, you may pay ({price}) and put this into its owner's \z
    hand. If you do, if your hero would deal damage with that ability this turn, instead it \z
    deals {more} more.",
  powers = {
    when.played { whose = "your", of = any.ability:in_zone("chain"),
      effect = function(me, event)
        if me.player:may_pay("fading") then me:begin("empowers", this_turn, { event.card }) end
      end },
  },
  later = {
    empowers = raises.damage { from = your.hero, by = value.more,
      only_if = function(me, event) return event.with == event.given[1] end },
  },
}
