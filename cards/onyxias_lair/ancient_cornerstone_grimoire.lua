return item "Ancient Cornerstone Grimoire" {
  number = 20, rarity = "rare",
  cost = 4,
  tags = { "Off-Hand (1)" },
  class = { "druid", "mage", "priest", "warlock" },
  values = { price = 2, bones = 1, might = 1, marrow = 1 },
  text = "({price}), [Activate]: Put {bones} Skeleton token into play with {might} melee ATK \z
    and {marrow} health. (A Skeleton has Ferocity, Protector and \"When each turn ends, \z
    destroy this.\")",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      effect = function(me)
        me.player:put_token("onyxias_lair/skeleton", me.bones,
          { atk = me.might, health = me.marrow })
      end },
  },
}
