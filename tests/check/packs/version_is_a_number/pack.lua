return pack "Ash" {
  key = "ash",
  version = 1,  --> error wrong-type
  api_level = 1,
  requires = { aggro = ">=0.1" },
  licence = "CC-BY-4.0",
}
