return ally "Primalist Naseth" {
  number = 186, rarity = "uncommon",
  cost = 6, atk = 3, damage = "nature", health = 3,
  tags = { "Draenei", "Shaman" }, faction = "alliance",
  values = { hurt = 4, soothe = 4 },
  text = "[Activate]: This deals {hurt} nature damage to target character. This heals {soothe} \z
    damage from another target character.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("prey", any.character, harm),
        target("patient", any.character, help, { not_as = "prey" }) },
      effect = function(me, t)
        me:deal(me.hurt, "nature", t.prey)
        me:heal(me.soothe, t.patient)
      end },
  },
}
