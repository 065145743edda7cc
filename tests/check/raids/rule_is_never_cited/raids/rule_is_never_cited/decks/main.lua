return deck "Pit" {
  cards = { { 30, "rule_is_never_cited/claw" } },
}
