return ability "Wing Buffet" {
  number = 32, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "Her wings throw every opposing ally down, exhausted. None of them can ready in its \z
    controller's next ready step.",
  play = function()
    local fallen = all(opposing.ally)
    fallen:exhaust()
    fallen:gain { cant = "ready", lasts = next_ready_step }
  end,
}
