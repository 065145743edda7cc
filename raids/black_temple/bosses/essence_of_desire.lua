-- The last two sides of the Reliquary of Souls: only with the Anger is it over (R503.2b).
return boss "Essence of Desire" {
  number = 7, rarity = "rare", order = 6,
  damage = "melee", health = 10, tags = { "Essence", "Traitor" },
  values = { bonus = 5 },
  text = "While this is attacking, it has +{bonus} ATK. <p> If this would be destroyed, instead \z
    remove all damage from it. Flip it. <p> When this is dealt damage, it deals that much melee \z
    damage to the source of that damage.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    when.dealt_damage { of = this,
      effect = function(me, event) me:deal(event.amount, "melee", event.source) end },
    instead.destroyed { of = this, cites = "R503.2b",
      effect = function(me)
        me:remove_damage("all")
        me:flip()
      end },
  },
  back = {
    name = "Essence of Anger",
    values = { anger = 5, bonus = 5, each = 1, wound = 1 },
    text = "While this is attacking, it has +{bonus} ATK and +{each} ATK for each of the anger \z
      counters on this. <p> When your turn starts, put {anger} anger counters on this. <p> \z
      Remove an anger counter from this: This deals {wound} melee damage to target ally.",
    powers = {
      at.start_of_turn { whose = "your", effect = function(me) me:add_counters("anger", me.anger) end },
      gives { to = this, atk = plus(value.bonus + value.each * stat("counters", "anger")), only_if = attacking },
      pays {
        cost = { counters = { name = "anger" } },
        targets = { target("ally", any.ally, harm) },
        effect = function(me, t) me:deal(me.wound, "melee", t.ally) end,
      },
    },
  },
}
