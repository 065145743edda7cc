return fixture "Rune of Kress" {
  number = 11, rarity = "uncommon",
  tags = { "Magmadar", "Rune" },
  values = { low = 2, spray = 1, mid = 4, spit = 3, high = 6 },
  text = "When your turn ends, roll a die. On {low} or more, your hero deals {spray} fire \z
    damage to each character in a party that you choose. On {mid} or more, instead it deals \z
    {spit} fire damage to one opposing character. On {high}, instead each opponent puts one of \z
    their allies into its owner's hand.",
  powers = {
    at.end_of_turn { whose = "your", cites = "R304:Rune of Kress",
      effect = function(me)
        local who, die = me.player, me.player:roll()
        if die == me.high then
          who.opponents:each_choose { from = your.ally, to = "to_hand",
            prompt = "Which of your allies goes home?" }:to_hand()
        elseif die >= me.mid then
          me.hero:deal(me.spit, "fire", who:choose { from = opposing.character, aim = harm, prompt = "Who is hurt?" })
        elseif die >= me.low then
          local party = who:choose { from = who.friends + who.opponents, aim = harm, prompt = "Whose party is hurt?" }
          me.hero:deal(me.spray, "fire", any.character:of(party))
        end
      end },
  },
  back = {},
}
