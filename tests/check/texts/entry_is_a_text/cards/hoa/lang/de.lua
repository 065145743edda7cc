return texts "de" {
  fireball = "Feuerball",  --> error wrong-type
}
