local runes = use("molten_core/words").runes
local idle = any.hero:with { back_up = true }:without { hurt_this_turn = true }

return ability "Magma Blast" {
  number = 49, rarity = "uncommon", cost = 3,
  tags = { "Ragnaros" },
  ongoing = true,
  values = { each = 1 },
  counts = { runes = count(runes) },
  text = "Ongoing: When each opponent's turn ends, if your hero is not submerged and was dealt \z
    no damage this turn, it deals {each} fire damage to that player's hero for each of your \z
    runes.",
  powers = {
    at.end_of_turn { whose = "opposing", only_if = hero_is(idle),
      effect = function(me, event) me.hero:deal(me.each * me.runes, "fire", event.player.hero) end },
  },
}
