return ability "Cold Blood" {
  number = 92, rarity = "rare",
  cost = 1, tags = { "Assassination", "Talent" }, class = { "rogue" },
  requires = "assassination_hero",
  instant = true,
  values = { cards = 1 },
  text = "Draw {cards} card. This turn, when your hero deals damage to an ally, destroy it.",
  play = function(me)
    me.player:draw(me.cards)
    me:begin("calm", this_turn)
  end,
  later = {
    calm = when.dealt_damage { by = your.hero, of = any.ally,
      effect = function(me, event) event.card:destroy() end },
  },
  rulings = { "What is destroyed is the ally." },
}
