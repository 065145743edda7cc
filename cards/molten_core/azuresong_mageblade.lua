return weapon "Azuresong Mageblade" {
  number = 15, rarity = "rare",
  cost = 4, atk = 1, damage = "melee", strike = 3,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "mage", "paladin", "warlock" },
  values = { verse = 1, price = 1, song = 3, cards = 1 },
  cites = "R304:Azuresong Mageblade",
  text = "When you draw a card, put {verse} verse counter on this. <p> ({price}) and remove \z
    {song} verse counters from this: Draw {cards} card.",
  powers = {
    when.drawn { whose = "your", effect = function(me) me:add_counters("verse", me.verse) end },
    pays { cost = { resources = value.price, counters = { name = "verse", count = value.song } },
      effect = function(me) me.player:draw(me.cards) end },
  },
}
