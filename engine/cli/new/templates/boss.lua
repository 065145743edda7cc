--@ boss raids/{{raid}}/bosses/{{stem}}.lua
--@ raid raids/{{stem}}/bosses/{{stem}}_boss.lua Master of
--> aggro check {{path}}
--> name it in {{at}}raids/{{raid}}/raid.lua: bosses = { …, "{{stem}}" },
-- A Boss of the raid: the heroes of the Boss player, one after the other.
return boss "{{called}}" {
  number = {{order}}, rarity = "rare", order = {{order}},
  atk = 2, health = 40, tags = { "{{tribe}}" },
  values = { bonus = 2, price = 2, amount = 3 },
  text = "While this is attacking, it has +{bonus} ATK. <p> ({price}): This deals {amount} {{school}} \z
    damage to target opposing hero. Only once per turn.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    pays { cost = { resources = value.price }, once_per_turn = true,
      targets = { target("hero", opposing.hero, harm) },
      effect = function(me, t) me:deal(me.amount, "{{school}}", t.hero) end },
    -- Others: at.start_of_turn { whose = "your", effect = function(me) … end },
    -- when.dealt_damage { to = this, at_least = 5, effect = function(me, event) … end },
    -- prevents.damage { to = this, first = 3 },
  },
}
