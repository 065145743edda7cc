return event "Summon Boss" {
  number = 36, rarity = "common", tags = { "Deathwing" },
  text = "Reveal cards from the top of your deck until there is an ally with Boss. Put it into \z
    play. Shuffle the rest into your deck.",
  play = function(me)
    local deck = me.player.deck
    local cards, shown, found = deck:top(deck.count), 0, false
    while shown < #cards and not found do
      shown = shown + 1
      found = cards[shown]:is(any.ally:with { keyword = "Boss" })
    end
    deck:reveal(shown)
    if found then cards[shown]:to_play() end
    deck:shuffle()
  end,
}
