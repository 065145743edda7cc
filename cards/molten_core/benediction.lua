return weapon "Benediction" {
  number = 16, rarity = "rare",
  cost = 5, atk = 1, damage = "melee", strike = 4,
  tags = { "Two-Handed", "Melee (1)", "Staff" },
  class = { "priest" },
  values = { cards = 1 },
  cites = "R304:Benediction",
  text = "When your hero heals damage with an ability, draw {cards} card. <p> Exhaust your \z
    hero: Put one card named Anathema from your graveyard into play.",
  powers = {
    when.healed { by = your.hero, with = any.ability, effect = function(me) me.player:draw(me.cards) end },
    pays { cost = { exhaust = your.hero },
      effect = function(me)
        all { me.player:choose { from = your.card:in_zone("graveyard"):with { name = "Anathema" }, aim = help,
          prompt = "Which staff comes back?" } }:to_play()
      end },
  },
}
