return fixture "Ysera's Presence" {
  number = 8, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  values = { price = 1 },
  text = "Remove this from the game: [Basic] each friendly player may pay ({price}). Those who do \z
    reveal the top card of their deck. They may place it exhausted, besides another resource. \z
    (Gained where no raider had more than five resources as their hero was destroyed.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me)
        for _, player in each(me.player.friends) do
          if player:may_pay(me.price, "Reveal the top card of your deck?") then
            local shown = player.deck:reveal(1)
            if player:may("Place it, exhausted?") then player:place(shown, { exhausted = true }) end
          end
        end
      end },
  },
}
