return ally "Wrathion" {
  number = 57, rarity = "rare",
  cost = 6, atk = 4, damage = "shadow", health = 4,
  tags = { "Black Dragonkin", "Wrathion (1)" },
  text = "When each turn starts, its player chooses one of their cards in play, resources among \z
    them. Destroy it.",
  powers = {
    at.start_of_turn {
      effect = function(me, event)
        all { event.player:choose { from = any.card:in_zone("play", "resources"):of(event.player), to = "destroy",
          aim = harm, prompt = "What is destroyed?" } }:destroy()
      end },
  },
  rulings = { "A hero is a card, too: whoever has nothing else destroys it." },
}
