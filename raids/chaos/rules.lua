-- The rule of the format, as the rulebook of the Battle of the Aspects has it; what it says of its heroes stands there.
return {
  ["BA:Chaos: allies protect"] = "Every ally can protect its hero, whatever the deck",
}
