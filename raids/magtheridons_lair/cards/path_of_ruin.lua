local things = opposing.ability:or_type("ally", "equipment")

return ability "Path of Ruin" {
  number = 18, rarity = "uncommon", cost = 4,
  text = "Choose a number. Destroy each opposing equipment, ally and ability with that cost.",
  counts = { highest = most("cost", things) },
  play = function(me)
    local number = me.player:choose_number { min = 0, max = me.highest, prompt = "Which cost is destroyed?" }
    all(things:with { cost = number }):destroy()
  end,
}
