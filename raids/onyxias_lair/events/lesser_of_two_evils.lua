return event "Lesser of Two Evils" {
  number = 20, rarity = "uncommon", tags = { "Onyxia" },
  values = { cards = 2 },
  text = "Show the top {cards} cards of the main deck. Of these, your opponents pick the one \z
    that goes to your hand; what is left goes beneath the deck.",
  play = function(me)
    local evils = me.player.decks.main:top(me.cards):reveal()
    local lesser = me.player.opponents:choose {
      from = evils, prompt = "Which card does the Boss player get?", aim = help }
    if lesser then
      lesser:to_hand();
      (evils - lesser):to_deck("bottom")
    end
  end,
}
