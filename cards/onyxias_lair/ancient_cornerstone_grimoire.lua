return item "Ancient Cornerstone Grimoire" {
  number = 20, rarity = "rare",
  cost = 4,
  tags = { "Off-Hand (1)" },
  class = { "druid", "mage", "priest", "warlock" },
  values = { price = 2, bones = 1, might = 1, marrow = 1 },
  -- check: allow text-keyword because the keywords of the token stand in its own file
  text = "({price}), [Activate]: Bones with Ferocity and Protector answer the page read aloud. \z
    {bones} Skeleton token, an ally with {might} ATK and {marrow} health, comes into play under your \z
    control; it crumbles at end of turn.",
  powers = {
    pays { cost = { resources = value.price, exhaust_this = true },
      effect = function(me)
        me.player:put_token("onyxias_lair/skeleton", me.bones,
          { atk = me.might, health = me.marrow })
      end },
  },
}
