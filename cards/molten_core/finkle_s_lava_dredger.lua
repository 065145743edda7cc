return weapon "Finkle's Lava Dredger" {
  number = 22, rarity = "rare",
  cost = 4, atk = 1, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Mace" },
  class = { "druid", "paladin" },
  values = { more = 1 },
  text = "When your turn ends, if how many more resources an opponent has than you is {more} or \z
    more, you may put the top card of your deck face down and exhausted into your resource row.",
  powers = {
    at.end_of_turn { whose = "your", only_if = outnumbered(any.resource):at_least(value.more), may = true,
      effect = function(me) me.player.deck:top(1):to_resources { face = "down", exhausted = true } end },
  },
}
