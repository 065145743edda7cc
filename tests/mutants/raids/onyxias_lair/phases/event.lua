return {
  { "R201.2", "raids/onyxias_lair/phases/event.lua", [[next_event, window }]], [[next_event }]] },
}
