return event "Hidden Reserves" {
  number = 16, rarity = "uncommon", tags = { "Onyxia" },
  values = { cards = 2 },
  text = "Opponents reveal, one after the other, the top {cards} cards of their decks. Each may \z
    take one ally from among his into his hand; if he does, the rest go beneath his deck.",
  play = function(me)
    for _, player in each(me.player.opponents) do
      local seen = player.deck:top(me.cards):reveal()
      local recruit = player:choose {
        from = seen:where(any.ally), up_to = 1,
        prompt = "Take an ally into your hand?", aim = help }
      if #recruit > 0 then
        recruit:to_hand();
        (seen - recruit):to_deck("bottom")
      end
    end
  end,
}
