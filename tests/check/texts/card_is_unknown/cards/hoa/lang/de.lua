return texts "de" {
  firebal = { name = "Feuerball" },  --> error unknown-file
}
