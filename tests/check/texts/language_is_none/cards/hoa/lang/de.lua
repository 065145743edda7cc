return texts "Deutsch" {  --> error wrong-type
  fireball = { name = "Feuerball" },
}
