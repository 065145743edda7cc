return texts "de" {
  fireball = { nmae = "Feuerball" },  --> error unknown-field
}
