return ability "Gehennas's Shadowbolt" {
  number = 21, rarity = "uncommon", cost = 3,
  tags = { "Molten Core" },
  values = { bolt = 4, cards = 1 },
  text = "Your hero deals {bolt} shadow damage to target opposing character. If your hero is \z
    Gehennas, each opponent discards {cards} card.",
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t)
    me.hero:deal(me.bolt, "shadow", t.prey)
    if me.hero.name ~= "Gehennas" then return end
    for _, raider in each(me.player.opponents) do raider:discard(me.cards) end
  end,
}
