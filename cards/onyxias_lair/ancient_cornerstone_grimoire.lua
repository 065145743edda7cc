return item "Ancient Cornerstone Grimoire" {
  number = 20, rarity = "rare",
  cost = 4,
  tags = { "Off-Hand (1)" },
  class = { "druid", "mage", "priest", "warlock" },
  values = { price = 2, bones = 1, might = 1, marrow = 1 },
  -- check: allow text-keyword because the keywords of the token stand in its own file
  -- check: allow text-deed because what the token does stands there too
  text = "({price}), [Activate]: Put {bones} Skeleton token into play. It is an ally with {might} ATK, {marrow} \z
    health, Ferocity, Protector and 'At end of turn, destroy this.'",
  powers = {
    pays { cost = { resources = value.price, exhaust_this = true },
      effect = function(me)
        me.player:put_token("onyxias_lair/skeleton", me.bones,
          { atk = me.might, health = me.marrow })
      end },
  },
}
