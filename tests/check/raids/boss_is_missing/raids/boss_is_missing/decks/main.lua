return deck "Pit" {
  cards = { { 30, "boss_is_missing/claw" } },
}
