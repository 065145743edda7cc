return ally "Aesa" {
  number = 32, rarity = "uncommon",
  cost = 4, atk = 2, damage = "nature", health = 4,
  tags = { "Draenei", "Shaman" }, faction = "alliance",
  text = "When this enters play, reveal up to one ally in your hand. This heals damage equal to \z
    its cost from your hero.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        local shown = me.player:choose { from = your.ally:in_zone("hand"), up_to = 1, prompt = "Reveal an ally?" }
        for _, ally in each(shown:reveal()) do me:heal(ally.cost, me.hero) end
      end },
  },
}
