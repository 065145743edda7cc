local words = use "battle_of_the_aspects/words"

return event "Hemorrhage" {
  number = 30, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    local prey = marked("marked")
    if not prey then return end
    local player = prey.controller
    local rolled = player:roll()
    if rolled % 2 == 0 then
      words.bleed(me.player, rolled)
    else
      me.hero:deal(rolled, "fire", any.character:of(player))
    end
  end,
}
