return texts "de" {  --> error contradiction
  fireball = { name = "Feuerball" },
}
