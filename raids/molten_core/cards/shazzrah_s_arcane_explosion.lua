return ability "Shazzrah's Arcane Explosion" {
  number = 29, rarity = "uncommon", cost = 2, instant = true,
  tags = { "Molten Core" },
  values = { blast = 1, cards = 3 },
  text = "Your hero deals {blast} arcane damage to each character in target opposing player's \z
    party. If your hero is Shazzrah, draw {cards} cards.",
  targets = { target("foe", player.opposing, harm) },
  play = function(me, t)
    me.hero:deal(me.blast, "arcane", any.character:of(t.foe))
    if me.hero.name == "Shazzrah" then me.player:draw(me.cards) end
  end,
}
