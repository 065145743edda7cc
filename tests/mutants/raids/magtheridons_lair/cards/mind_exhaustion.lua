return {
  { "R402.3a", "raids/magtheridons_lair/cards/mind_exhaustion.lua", [[tag = "Dazed"]], [[tag = "Dizzy"]],
    "raids/magtheridons_lair/cards/mind_exhaustion.lua", [[tag Dazed]], [[tag Dizzy]] },
}
