return ability "Frost Trap" {
  number = 33, rarity = "rare",
  cost = 4, tags = { "Survival" }, class = { "hunter" },
  instant = true,
  keywords = { "Trap" },
  text = "Trap <p> Remove each attacking character from combat. This turn, opposing characters \z
    can't attack.",
  play = function(me)
    all(any.character:with { attacking = true }):remove_from_combat()
    opposing.character:gain { cant = "attack", lasts = this_turn }
  end,
}
