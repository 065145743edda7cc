return ability "Helplessness" {
  number = 21, rarity = "rare",
  cost = 3, tags = { "Subtlety" }, class = { "rogue" },
  text = "Rather than pay its cost, you may discard another Rogue ability in your hand. Look at the \z
    hand of target player and choose a card there. That player discards it.",
  rather_than = { discard = your.ability:with { class = "rogue" }:in_zone("hand"):other() },
  targets = { target("foe", player.any, harm) },
  play = function(me, t)
    all { me.player:choose { from = t.foe.hand, aim = harm, to = "discard", prompt = "What is discarded?" } }:discard()
  end,
}
