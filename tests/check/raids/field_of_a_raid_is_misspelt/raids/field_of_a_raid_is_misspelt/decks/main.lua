return deck "Pit" {
  cards = { { 30, "field_of_a_raid_is_misspelt/claw" } },
}
