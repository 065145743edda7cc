-- Molten one turn, walking fire the next.
local burns_out = at.end_of_turn { whose = "your", effect = function(me) me:flip() end }

return boss "Supremus" {
  number = 2, rarity = "rare", order = 2,
  damage = "melee", health = 6, tags = { "Abyssal", "Demon", "Traitor" },
  values = { bonus = 2 },
  text = "A mountain that walks: +{bonus} ATK while attacking. <p> When his combat damage is dealt to a character, \z
    Supremus may strike on: as much melee damage to another target character. <p> At the end of your turn, turn \z
    Supremus over.",
  powers = {
    gives { to = this, atk = plus(value.bonus), when = attacking },
    when.dealt_damage {
      by = this, to = any.character, combat = true, may = true,
      targets = { target("second", any.character:other(event), harm) },
      effect = function(me, event, t) me:deal(event.amount, "melee", t.second) end,
    },
    burns_out,
  },
  back = {
    values = { heat = 2 },
    text = "The ground breaks open at the start of your turn. Beneath one opponent, chosen at random, all characters \z
      of the party take {heat} fire damage from Supremus. <p> At the end of your turn, flip Supremus.",
    powers = {
      at.start_of_turn { whose = "your", effect = function(me)
        local prey = me.player.opponents:random()
        if prey then me:deal(me.heat, "fire", any.character:of(prey)) end
      end },
      burns_out,
    },
  },
}
