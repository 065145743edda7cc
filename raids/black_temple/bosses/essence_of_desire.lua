-- The last two sides of the Reliquary of Souls: only with the Anger is it over (R503.2b).
return boss "Essence of Desire" {
  number = 7, rarity = "rare", order = 6,
  damage = "melee", health = 10, tags = { "Essence", "Traitor" },
  values = { bonus = 5 },
  text = "Essence of Desire has +{bonus} ATK while attacking. <p> Who wants its end feels it: when it is \z
    dealt damage, it deals as much melee damage to the source. <p> Would Essence of Desire be destroyed, all \z
    damage is removed from it and it flips instead.",
  powers = {
    gives { to = this, atk = plus(value.bonus), when = attacking },
    when.dealt_damage { to = this,
      effect = function(me, event) me:deal(event.amount, "melee", event.source) end },
    instead.destroyed { of = this, cites = "R503.2b",
      effect = function(me)
        me:remove_damage("all")
        me:flip()
      end },
  },
  back = {
    name = "Essence of Anger",
    values = { anger = 5, bonus = 5, wound = 1 },
    text = "{anger} anger counters come onto Essence of Anger as your turn starts. <p> While attacking it has \z
      +{bonus} ATK, and as much more as there are anger counters on it. <p> Remove an anger counter: target \z
      ally is dealt {wound} melee damage by it.",
    powers = {
      at.start_of_turn { whose = "your", effect = function(me) me:add_counters("anger", me.anger) end },
      gives { to = this, atk = plus(value.bonus + stat("counters", "anger")), when = attacking },
      pays {
        cost = { counters = { name = "anger" } },
        targets = { target("ally", any.ally, harm) },
        effect = function(me, t) me:deal(me.wound, "melee", t.ally) end,
      },
    },
  },
}
