return item "Test Idol" {
  cost = 1, values = { low = 2, more = 1 },
  text = "Your Demons and Dragonkin have +{more} ATK for each weapon and -{more} ATK for each attachment of yours with cost {low} or less. \z
    Allies that are neither Orcs nor Trolls and have an attached Aura lose the tag Melee and are also Ogre Monsters. \z
    While you have more allies than each opponent, allies without attachments have +{more} ATK.",
  powers = {
    gives { to = your.ally:with { any_tag = { "Demon", "Dragonkin" } },
      atk = plus(value.more * count(your.weapon) - value.more * count(your.card:with { attachment = true, cost = { max = value.low } })) },
    gives { to = any.ally:without { tag = { "Orc", "Troll" } }:with { attached = any.ability:with { tag = "Aura" } },
      loses_tag = "Melee", tag = "Ogre", faction = "monster" },
    gives { to = any.ally:without { attached = any.card }, atk = plus(value.more),
      only_if = count(your.ally):at_least(1 + opponents_most(any.ally)) },
  },
}
