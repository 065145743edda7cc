return texts "de" {
  fireball = { name = "Feuerball",
    text = "Trifft mit {burst}." },  --> warning translation
}
