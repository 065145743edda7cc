local glaives = gives { to = this, atk = plus(value.bonus), only_if = attacking }
local turns = at.end_of_turn { whose = "your", effect = function(me) me:flip() end }

return boss "The Betrayer" {
  number = 10, rarity = "rare", order = 9,
  damage = "melee", health = 50, tags = { "Night Elf", "Demon", "Demonhunter", "Traitor" },
  values = { bonus = 10, mends = 15 },
  text = "While this is attacking, it has +{bonus} ATK. <p> When your turn ends, flip this. <p> \z
    [Activate]: This heals {mends} damage from itself.",
  powers = {
    glaives, turns,
    pays { cost = { exhaust = this }, effect = function(me) me:heal(me.mends, me) end },
  },
  back = {
    values = { bonus = 10, wound = 3 },
    text = "While this is attacking, it has +{bonus} ATK. <p> When your turn ends, flip this. \z
      <p> [Activate]: This deals {wound} shadow damage to each opposing character.",
    powers = {
      glaives, turns,
      pays { cost = { exhaust = this },
        effect = function(me) me:deal(me.wound, "shadow", opposing.character) end },
    },
  },
}
