return texts "de" {
  fireball = { back_text = "Nichts." },  --> error unknown-field
}
