return ability "Gouge" {
  number = 99, rarity = "common",
  cost = 1, tags = { "Combo", "Combat" }, class = { "rogue" },
  instant = true,
  text = "Exhaust target character. It can't ready in its controller's next ready step.",
  targets = { target("mark", any.character, harm) },
  play = function(me, t)
    t.mark:exhaust()
    t.mark:gain { cant = "ready", lasts = next_ready_step }
  end,
  rulings = { "A hero that takes over from a gouged one is gouged as well." },
}
