local glaives = gives { to = this, atk = plus(value.bonus), when = attacking }
local turns = at.end_of_turn { whose = "your", effect = function(me) me:flip() end }

return boss "The Betrayer" {
  number = 10, rarity = "rare", order = 9,
  damage = "melee", health = 50, tags = { "Night Elf", "Demon", "Demonhunter", "Traitor" },
  values = { bonus = 10, mends = 15 },
  text = "While attacking, The Betrayer has +{bonus} ATK. <p> [Activate]: He is healed of {mends} \z
    damage. <p> At the end of your turn he flips.",
  powers = {
    glaives, turns,
    pays { cost = { exhaust_this = true }, effect = function(me) me:heal(me.mends, me) end },
  },
  back = {
    values = { bonus = 10, wound = 3 },
    text = "While attacking, The Betrayer has +{bonus} ATK. <p> [Activate]: Each opposing hero and ally is \z
      dealt {wound} shadow damage by him. <p> At the end of your turn he flips.",
    powers = {
      glaives, turns,
      pays { cost = { exhaust_this = true },
        effect = function(me) me:deal(me.wound, "shadow", opposing.character) end },
    },
  },
}
