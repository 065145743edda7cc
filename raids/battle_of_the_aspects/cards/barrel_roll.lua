local words = use "battle_of_the_aspects/words"

return ability "Barrel Roll" {
  number = 13, rarity = "common", cost = 0, tags = { "Deathwing" },
  values = { cards = 3, losses = 3, burn = 5 },
  text = "Each opponent says even or odd. Put the top {cards} cards of the deck of each of them \z
    into its owner's graveyard. Each opponent who said what their costs add up to draws a card. \z
    Each other one chooses {losses} of their cards that are no heroes, also from their resource \z
    row, and destroys them, and your hero deals {burn} fire damage to that player's hero. \z
    (Nothing is even.)",
  play = function(me)
    local guesses = me.player.opponents:each_choose { from = { "even", "odd" }, prompt = "Even or odd?" }
    local wrong, right = me.player.opponents, me.player.opponents
    local milled = all {}
    for _, guess in ipairs(guesses) do
      local total, top = 0, guess[2].deck:top(me.cards)
      for _, card in each(top) do total = total + card.cost end
      milled = milled + top
      if words.is_even(total) == (guess[1] == "even") then wrong = wrong - guess[2] else right = right - guess[2] end
    end
    milled:to_graveyard()
    words.lose(wrong, me.losses)
    for _, player in each(wrong) do me.hero:deal(me.burn, "fire", player.hero) end
    for _, player in each(right) do player:draw() end
  end,
}
