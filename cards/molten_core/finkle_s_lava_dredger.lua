return weapon "Finkle's Lava Dredger" {
  number = 22, rarity = "rare",
  cost = 4, atk = 1, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Mace" },
  class = { "druid", "paladin" },
  text = "When your turn ends, if an opponent has more resources than you have, you may put the \z
    top card of your deck face down and exhausted into your resource row.",
  powers = {
    at.end_of_turn { whose = "your", only_if = outnumbered(any.resource), may = true,
      effect = function(me) me.player.deck:top(1):to_resources { face = "down", exhausted = true } end },
  },
}
