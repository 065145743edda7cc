return pack "Ash" {  --> error missing
  key = "ash",
  api_level = 2,
  requires = { aggro = ">=0.1" },
  licence = "CC-BY-4.0",
}
