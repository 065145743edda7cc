return pack "Ash" {
  key = "ash",
  version = "1.0.0",
  api_level = 2,
  requires = { aggro = ">=0.1" },
  licence = "CC-BY-4.0",
  changes = { "ash/spark" },  --> error pack-changes
}
