return quest "The Missing Diplomat" {
  number = 342, rarity = "uncommon", faction = "alliance",
  values = { price = 4 },
  text = "({price}): Search your deck for an ally card. Reveal it. Put it into your hand. Only \z
    in your turn.",
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
