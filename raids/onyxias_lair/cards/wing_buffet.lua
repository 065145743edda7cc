return ability "Wing Buffet" {
  number = 32, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "Exhaust each opposing ally. They can't ready in their controllers' next ready step.",
  play = function()
    local fallen = all(opposing.ally)
    fallen:exhaust()
    fallen:gain { cant = "ready", lasts = next_ready_step }
  end,
}
