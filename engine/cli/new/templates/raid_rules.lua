--@ raid raids/{{stem}}/rules.lua
-- The rule numbers of this raid, with titles in our own words: cites = "R201.1" in its scripts.
return {
  ["R200.1"] = "Main and Event decks are shuffled, each for itself",
  ["R200.2"] = "The Boss player goes first and skips that draw step",
  ["R201.1"] = "In the Event phase the top event goes to the chain, where no player interrupts it; \z
    it becomes a resource of the Boss player",
  ["R202.1"] = "A Boss with fatal damage loses the raid for the Boss player",
}
