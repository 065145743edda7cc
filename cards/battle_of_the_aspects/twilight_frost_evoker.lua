return ally "Twilight Frost Evoker" {
  number = 54, rarity = "common",
  cost = 5, atk = 5, damage = "frost", health = 3,
  tags = { "Human", "Mage" },
  values = { shard = 1 },
  text = "When this enters play, it deals {shard} frost damage to target opposing character for \z
    each of your cards in play, itself and your resources among them.",
  powers = {
    when.enters_play { of = this, targets = { target("prey", opposing.character, harm) },
      effect = function(me, event, t)
        me:deal(me.shard * (1 + #all(your.card:in_zone("play", "resources"):other())), "frost", t.prey)
      end },
  },
  rulings = { "Your hero, your resources and what you have attached to others are cards of yours." },
}
