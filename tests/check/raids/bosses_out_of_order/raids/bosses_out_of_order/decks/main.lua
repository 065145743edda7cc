return deck "Pit" {
  cards = { { 30, "bosses_out_of_order/claw" } },
}
