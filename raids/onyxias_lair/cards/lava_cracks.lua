return ability "Lava Cracks" {
  number = 21, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  values = { stage = 3 },
  text = "Only if the stage is {stage}. <p> For each opposing character, in an order of your \z
    choice, roll a die: your hero deals that much fire damage to that character.",
  only_if = word.stage:is(value.stage), cites = { "CR 709.2", "R203.1b" },
  play = function(me)
    local left = all(opposing.character)
    while #left > 0 do
      local next_one = me.player:choose {
        from = left, prompt = "Beneath whom does the ground open next?", aim = harm }
      me.hero:deal(me.player:roll(), "fire", next_one)
      left = left - next_one
    end
  end,
}
