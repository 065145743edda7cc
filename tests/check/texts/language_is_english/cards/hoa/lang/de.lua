return texts "en" {  --> error contradiction
  fireball = { name = "Ball of Fire" },
}
