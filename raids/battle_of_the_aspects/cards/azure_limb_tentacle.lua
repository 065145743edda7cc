local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Azure Limb Tentacle" {
  number = 2, rarity = "common", worth = 25,
  cost = 0, atk = numbers.limb.atk, damage = "melee", health = numbers.limb.health,
  tags = { "Tentacle", "Deathwing" },
  keywords = "Will of the Forsaken",
  text = "Will of the Forsaken <p> When your Dawn starts, roll a die. If the result is even, \z
    your hero has Flip 1 this turn. <p> When this is destroyed, each opponent may reveal the \z
    top card of their deck. If its cost is even, they may put it into their hand. (A cost of \z
    nothing is even.)",
  powers = {
    words.dawn(4, function(me)
      if words.is_even(me.player:roll()) then me.hero:gain { keyword = "Flip 1", lasts = this_turn } end
    end),
    when.destroyed { of = this, cites = "BA:Limb Tentacle Mode", effect = function(me)
      for _, player in each(me.player.opponents) do
        if player:may("Reveal the top card of your deck?") then
          local card = player.deck:reveal(1)[1]
          if card and words.is_even(card.cost) and player:may("Put it into your hand?") then card:to_hand() end
        end
      end
    end },
  },
}
