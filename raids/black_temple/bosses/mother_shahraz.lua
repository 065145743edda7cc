return boss "Mother Shahraz" {
  number = 8, rarity = "rare", order = 7,
  damage = "shadow", health = 20, tags = { "Shivan", "Demon", "Traitor" },
  values = { bonus = 4, more = 2, limit = 15 },
  text = "While this is attacking, it has +{bonus} ATK. <p> When this deals combat damage to a \z
    character, it deals that much melee damage each to up to {more} target characters other \z
    than that one. <p> When this is dealt damage, if the damage on it is {limit} or more, flip \z
    it.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    when.dealt_damage {
      by = this, of = any.character, combat = true,
      targets = { target("others", any.character:other(event), harm, { up_to = value.more }) },
      effect = function(me, event, t) me:deal(event.amount, "melee", t.others) end,
    },
    when.dealt_damage { of = this,
      effect = function(me)
        if me.damage >= me.limit then me:flip() end
      end },
  },
  back = {
    values = { fury = 7, price = 1, wound = 1 },
    text = "While this is attacking, it has +{fury} ATK. <p> ({price}): This deals {wound} \z
      shadow damage to each opposing character.",
    powers = {
      gives { to = this, atk = plus(value.fury), only_if = attacking },
      pays { cost = { resources = value.price },
        effect = function(me) me:deal(me.wound, "shadow", opposing.character) end },
    },
  },
}
