return ally "Twilight Assassin" {
  number = 53, rarity = "common",
  cost = 3, atk = 2, damage = "melee", health = 2,
  tags = { "Blood Elf", "Rogue" },
  text = "When this enters play, each other player may choose one of their cards in hand and \z
    discard it. Draw a card for each who does not.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        local others = me.player.friends + me.player.opponents - me.player
        local given = others:each_choose { from = your.card:in_zone("hand"), up_to = 1, to = "discard", aim = harm,
          prompt = "Discard a card, or they draw one?" }
        me.player:draw(#others - #given:discard())
      end },
  },
  rulings = { "Friends are other players, and whoever has no card discards none." },
}
