-- Molten one turn, walking fire the next.
local burns_out = at.end_of_turn { whose = "your", effect = function(me) me:flip() end }

return boss "Supremus" {
  number = 2, rarity = "rare", order = 2,
  damage = "melee", health = 6, tags = { "Abyssal", "Demon", "Traitor" },
  values = { bonus = 2 },
  text = "While this is attacking, it has +{bonus} ATK. <p> When this deals combat damage to a \z
    character, you may have it deal that much melee damage to target character other than that \z
    one. <p> When your turn ends, flip this.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    when.dealt_damage {
      by = this, of = any.character, combat = true, may = true,
      targets = { target("second", any.character:other(event), harm) },
      effect = function(me, event, t) me:deal(event.amount, "melee", t.second) end,
    },
    burns_out,
  },
  back = {
    values = { heat = 2 },
    text = "When your turn starts, this deals {heat} fire damage to each character in a random \z
      opponent's party. <p> When your turn ends, flip this.",
    powers = {
      at.start_of_turn { whose = "your", effect = function(me)
        local prey = me.player.opponents:random()
        if prey then me:deal(me.heat, "fire", any.character:of(prey)) end
      end },
      burns_out,
    },
  },
}
