local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Bronze Limb Tentacle" {
  number = 3, rarity = "common", worth = 25,
  cost = 0, atk = numbers.limb.atk, damage = "melee", health = numbers.limb.health,
  tags = { "Tentacle", "Deathwing" },
  keywords = "Will of the Forsaken",
  text = "Will of the Forsaken <p> When your Dawn starts, put a Corrupted Blood token into \z
    play. <p> When this is destroyed, each opponent may put the top card of their deck face \z
    down and exhausted into its owner's resource row.",
  powers = {
    words.dawn(5, function(me) words.bleed(me.player, 1) end),
    when.destroyed { of = this, cites = "BA:Limb Tentacle Mode", effect = function(me)
      for _, player in each(me.player.opponents) do
        if player:may("Put the top card of your deck into your resource row?") then
          player.deck:top(1):to_resources { face = "down", of = player, exhausted = true }
        end
      end
    end },
  },
}
