return weapon "Anathema" {
  number = 270, rarity = "rare",
  cost = 5, atk = 1, damage = "melee", strike = 4,
  tags = { "Two-Handed", "Melee (1)", "Staff" },
  class = { "priest" },
  values = { cards = 1 },
  text = "When your hero deals shadow damage with an ability to a character, its controller \z
    discards {cards} card. <p> Exhaust your hero: Put one card named Benediction from your \z
    graveyard into play.",
  powers = {
    when.dealt_damage { by = your.hero, of = any.character, with = any.ability, damage = "shadow",
      effect = function(me, event) event.card.controller:discard(me.cards) end },
    pays { cost = { exhaust = your.hero },
      effect = function(me)
        all { me.player:choose { from = your.card:in_zone("graveyard"):with { name = "Benediction" }, aim = help,
          prompt = "Which staff comes back?" } }:to_play()
      end },
  },
}
