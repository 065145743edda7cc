return quest "The Missing Diplomat" {
  number = 342, rarity = "uncommon", faction = "alliance",
  values = { price = 4 },
  text = "({price}): ask after him all through your deck. Search it for an ally, show that card, \z
    and take it into your hand. Only on your turn.",
  reward = { cost = { resources = value.price }, only_your_turn = true,
    effect = function(me)
      local found = me.player:search {
        in_zones = { "deck" }, for_ = any.ally, prompt = "Which ally do you find?" }
      if found then
        found:reveal()
        found:to_hand()
      end
    end },
}
