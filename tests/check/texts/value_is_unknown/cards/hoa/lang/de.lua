return texts "de" {
  fireball = { text = "Trifft mit {burts} und {burst} und {burn}." },  --> error unknown-value
}
