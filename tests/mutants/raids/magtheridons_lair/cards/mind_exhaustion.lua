return {
  { "R402.3a", "raids/magtheridons_lair/cards/mind_exhaustion.lua", [[tag = "Blank Mind"]], [[tag = "Blunt Mind"]],
    "raids/magtheridons_lair/cards/mind_exhaustion.lua", [[tag Blank Mind]], [[tag Blunt Mind]] },
}
