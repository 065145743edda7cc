local words = use "battle_of_the_aspects/words"

return event "Hemorrhage" {
  number = 30, rarity = "common", tags = { "Deathwing" },
  text = "The MARKED hero's controller rolls a die. If the result is even, put as many \z
    Corrupted Blood tokens into play. Otherwise, your hero deals that much fire damage to each \z
    of that player's heroes and allies.",
  play = function(me)
    local prey = marked("MARKED")
    if not prey then return end
    local player = prey.controller
    local rolled = player:roll()
    if words.is_even(rolled) then
      words.bleed(me.player, rolled)
    else
      me.hero:deal(rolled, "fire", any.character:of(player))
    end
  end,
}
