-- The rule numbers of this raid, with titles in our own words.
return {
  ["R200.1"] = "Main and Event decks are shuffled, each for itself",
  ["R200.2"] = "Onyxia starts in play as Stage 1",
  ["R200.3"] = "Seven cards each, from the Main deck for the Boss player; everyone may mulligan",
  ["R200.4"] = "The Boss player goes first and skips that draw step; raiders draw as usual",
  ["R201.1"] = "The Boss player draws as many cards as the stage, off the chain",
  ["R201.2"] = "In the Event phase the top event goes to the chain, where no player interrupts it",
  ["R201.2a"] = "An event that has resolved is a ready face-down resource",
  ["R201.2b"] = "An event that lasts may lie open as a reminder, and still is a face-down resource",
  ["R201.3"] = "The action phase follows the Event phase",
  ["R202.1"] = "Fatal damage in stage 1 or 2 brings the next Onyxia, as ready as the last",
  ["R202.2"] = "Fatal damage in stage 3 loses for the Boss player",
  ["R203.1a"] = "When each of the three stages starts",
  ["R203.1b"] = "What is for one stage only is played in that stage only",
  ["R203.2a"] = "Each Event phase starts with the top card of the Event deck on the chain",
  ["R203.3a"] = "A Whelp is the Onyxian Whelp token: 1 fire ATK, 1 health",
}
