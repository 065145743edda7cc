local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Ruby Limb Tentacle" {
  number = 5, rarity = "common", worth = 25,
  cost = 0, atk = numbers.limb.atk, damage = "melee", health = numbers.limb.health,
  tags = { "Tentacle", "Deathwing" },
  keywords = "Will of the Forsaken",
  values = { burn = 2 },
  text = "Will of the Forsaken <p> When your Dawn starts, your hero deals shadow damage to the \z
    MARKED hero, {burn} for each card in that player's graveyard. <p> When this is destroyed, \z
    your opponents choose one of them. That player chooses a card in their graveyard. Put it \z
    into their hand.",
  powers = {
    words.dawn(3, function(me)
      local prey = marked("MARKED")
      if prey then me.hero:deal(me.burn * #prey.controller.graveyard, "shadow", prey) end
    end),
    when.destroyed { of = this, cites = "BA:Limb Tentacle Mode", effect = function(me)
      local player = me.player.opponents:choose { from = me.player.opponents, prompt = "Who takes a card back?" }
      local card = player:choose { from = player.graveyard, prompt = "Which card do you take back?" }
      if card then card:to_hand() end
    end },
  },
}
