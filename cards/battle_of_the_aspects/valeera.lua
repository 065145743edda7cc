return ally "Valeera" {
  number = 56, rarity = "rare",
  cost = 4, atk = 4, damage = "nature", health = 4,
  tags = { "Green Dragonkin", "Valeera (1)" },
  values = { cards = 3 },
  text = "When this enters play, reveal the top {cards} cards of your deck. Put the rest on the \z
    bottom of your deck, and place each quest and location among them exhausted as a resource.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        local shown = me.player.deck:reveal(me.cards)
        local tales = shown:where(any.quest:or_type("location"))
        local rest = shown - tales
        rest:to_deck("bottom")
        me.player:place(tales, { exhausted = true })
      end },
  },
}
