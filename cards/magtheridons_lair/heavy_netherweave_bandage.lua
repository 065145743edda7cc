return item "Heavy Netherweave Bandage" {
  number = 11, rarity = "rare",
  cost = 2,
  tags = { "Bandage" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior" },
  values = { price = 1, balm = 6 },
  text = "({price}) and put this under the deck: Your hero heals {balm} damage from target \z
    character. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, to_bottom = this }, only_your_turn = true,
      targets = { target("friend", any.character, help) },
      effect = function(me, t) me.hero:heal(me.balm, t.friend) end },
  },
}
