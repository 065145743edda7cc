return phase "Event phase" {
  cites = "R201.2",
  steps = { use("onyxias_lair/words").next_event, window },
}
