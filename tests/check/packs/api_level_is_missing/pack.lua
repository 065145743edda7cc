return pack "Ash" {  --> error missing
  key = "ash",
  version = "1.0.0",
  requires = { aggro = ">=0.1" },
  licence = "CC-BY-4.0",
}
