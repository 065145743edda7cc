return quest "The Fall of the Betrayer" {
  number = 12, rarity = "rare",
  values = { price = 2, cards = 1 },
  text = "({price}): If your hero's printed health is less than target opposing hero's printed \z
    health, draw {cards} card.",
  reward = { cost = { resources = value.price },
    targets = { target("rival", opposing.hero) },
    effect = function(me, t)
      if t.rival:printed("health") > me.hero:printed("health") then me.player:draw(me.cards) end
    end },
}
