return ability "Test Auction" {
  cost = 2,
  values = { cards = 1 },
  text = "Target raiding player discards {cards} card. Then each opposing player chooses odd or even. Those who choose odd discard {cards} card.",
  targets = { target("who", player.raiding, harm) },
  play = function(me, t)
    t.who:discard(me.cards)
    for _, guess in ipairs(me.player.opponents:each_choose { from = { "odd", "even" }, prompt = "Which?" }) do
      if guess[1] == "odd" then guess[2]:discard(me.cards) end
    end
  end,
}
