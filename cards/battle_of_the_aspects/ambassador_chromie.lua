return ally "Ambassador Chromie" {
  number = 46, rarity = "epic",
  cost = 3, atk = 1, damage = "melee", health = 1,
  tags = { "Bronze Dragonkin", "Chromie (1)" },
  text = "When this deals combat damage to a defending hero, you may shuffle it into its \z
    owner's deck. (Gone from play since, it can't be.) If you do, take an extra turn after this \z
    one.",
  powers = {
    when.dealt_damage { by = this, of = any.hero:with { defending = true }, combat = true, may = true,
      effect = function(me)
        if #me:shuffle_into_deck() > 0 then me.player:extra_turn() end
      end },
  },
}
