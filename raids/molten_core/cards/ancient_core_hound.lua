return ally "Ancient Core Hound" {
  number = 33, rarity = "uncommon", cost = 0, atk = 3, damage = "melee", health = 3,
  tags = { "Core Hound", "Minion" },
  values = { low = 2, mid = 4, breath = 2 },
  text = "When this enters play, roll a die. On {low} or less, exhaust each opposing ally. On \z
    more, up to {mid}, instead this deals {breath} fire damage to each ally in a party that you \z
    choose. On more than {mid}, instead put one opposing ally into its owner's hand.",
  powers = {
    when.enters_play { of = this, cites = "R304:Ancient Core Hound",
      effect = function(me)
        local who, die = me.player, me.player:roll()
        if die <= me.low then
          all(opposing.ally):exhaust()
        elseif die <= me.mid then
          local party = who:choose { from = who.friends + who.opponents, aim = harm, prompt = "Whose allies are hurt?" }
          me:deal(me.breath, "fire", any.ally:of(party))
        else
          all { who:choose { from = opposing.ally, to = "to_hand", aim = harm,
            prompt = "Which ally goes home?" } }:to_hand()
        end
      end },
  },
}
