return armor "Aegis of the Vindicator" {
  number = 1, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Off-Hand (1)", "Shield" },
  class = { "paladin", "shaman" },
  values = { balm = 2 },
  text = "When an opposing character is exhausted, your hero heals {balm} damage from itself.",
  powers = { when.exhausted { of = opposing.character, effect = function(me) me.hero:heal(me.balm, me.hero) end } },
}
