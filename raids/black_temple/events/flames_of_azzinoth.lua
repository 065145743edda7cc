return event "Flames of Azzinoth" {
  number = 70, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { flames = 2, burn = 5, cards = 1 },
  text = "Your hero deals {burn} fire damage each to {flames} target opposing characters. <p> \z
    Ongoing: [Activate]: Draw {cards} card.",
  targets = { target("prey", opposing.character, harm, { count = value.flames }) },
  play = function(me, t) me.hero:deal(me.burn, "fire", t.prey) end,
  powers = {
    pays { cost = { exhaust = this }, effect = function(me) me.player:draw(me.cards) end },
  },
}
