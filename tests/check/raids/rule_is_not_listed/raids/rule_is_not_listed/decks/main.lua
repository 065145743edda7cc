return deck "Pit" {
  cards = { { 30, "rule_is_not_listed/claw" } },
}
