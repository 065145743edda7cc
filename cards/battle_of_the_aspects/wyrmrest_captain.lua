return ally "Wyrmrest Captain" {
  number = 58, rarity = "uncommon",
  cost = 5, atk = 0, damage = "melee", health = 4,
  tags = { "Tauren", "Warrior" },
  text = "When your turn starts, reveal the top card of your deck. This turn, this has more \z
    ATK, as much as that card's cost.",
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me)
        local card = me.player.deck:top()
        all { card }:reveal()
        if card then me:gain { atk = card.cost, lasts = this_turn } end
      end },
  },
}
