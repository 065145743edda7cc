return event "Summon Boss" {
  number = 36, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    local deck = me.player.deck
    local all_cards = deck:top(deck.count)
    for place, card in each(all_cards) do
      if card:is(any.ally:with { keyword = "Boss" }) then
        deck:reveal(place)
        card:to_play()
        deck:shuffle()
        return
      end
    end
    deck:reveal(deck.count)
    deck:shuffle()
  end,
}
