return token "Soul Fragment" {
  number = 3, rarity = "common",
  atk = 3, damage = "melee", health = 1, tags = { "Soul", "Fragment" },
  keywords = { "Ferocity" },
  values = { cards = 1 },
  text = "Ferocity <p> When this is destroyed, draw {cards} card.",
  powers = { when.destroyed { of = this, effect = function(me) me.player:draw(me.cards) end } },
}
