return ability "Gouge" {
  number = 99, rarity = "common",
  cost = 1, tags = { "Combo", "Combat" }, class = { "rogue" },
  instant = true,
  text = "A thumb in the eye: target character is exhausted, and in the next ready step of the \z
    player who controls it, it can't ready.",
  targets = { target("mark", any.character, harm) },
  play = function(me, t)
    t.mark:exhaust()
    t.mark:gain { cant = "ready", lasts = next_ready_step }
  end,
  rulings = { "A hero that takes over from a gouged one is gouged as well." },
}
