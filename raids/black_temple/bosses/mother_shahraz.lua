return boss "Mother Shahraz" {
  number = 8, rarity = "rare", order = 7,
  damage = "shadow", health = 20, tags = { "Shivan", "Demon", "Traitor" },
  values = { bonus = 4, more = 2, limit = 15 },
  text = "Shahraz has +{bonus} ATK while attacking. <p> Her blades find others: when Shahraz deals combat \z
    damage to a hero or ally, she deals as much melee damage to each of up to {more} other target characters. \z
    <p> When Shahraz is dealt damage, she flips if there is {limit} or more damage on her.",
  powers = {
    gives { to = this, atk = plus(value.bonus), when = attacking },
    when.dealt_damage {
      by = this, to = any.character, combat = true,
      targets = { target("others", any.character:other(event), harm, { up_to = value.more }) },
      effect = function(me, event, t) me:deal(event.amount, "melee", t.others) end,
    },
    when.dealt_damage { to = this,
      effect = function(me)
        if me.damage >= me.limit then me:flip() end
      end },
  },
  back = {
    values = { fury = 7, price = 1, wound = 1 },
    text = "While attacking, Shahraz has +{fury} ATK. <p> ({price}): Each opposing hero and ally is dealt \z
      {wound} shadow damage by her.",
    powers = {
      gives { to = this, atk = plus(value.fury), when = attacking },
      pays { cost = { resources = value.price },
        effect = function(me) me:deal(me.wound, "shadow", opposing.character) end },
    },
  },
}
