return ally "Ellie Tinkervoid" {
  number = 33, rarity = "common",
  cost = 2, atk = 3, damage = "shadow", health = 2,
  tags = { "Gnome", "Warlock" }, faction = "alliance",
  values = { price = 1, cards = 1 },
  text = "When this enters play, discard {price} card. <p> When this leaves play, draw {cards} \z
    card.",
  powers = {
    when.enters_play { of = this, effect = function(me) me.player:discard(me.price) end },
    when.leaves_play { of = this, effect = function(me) me.player:draw(me.cards) end },
  },
}
