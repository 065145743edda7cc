return event "Lesser of Two Evils" {
  number = 20, rarity = "uncommon", tags = { "Onyxia" },
  values = { cards = 2 },
  text = "Reveal the top {cards} cards of your main deck. Your opponents choose one of them. \z
    Put it into your hand. Put the rest on the bottom of your deck.",
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
