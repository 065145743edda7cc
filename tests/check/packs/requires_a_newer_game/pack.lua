return pack "Ash" {
  key = "ash",
  version = "1.0.0",
  api_level = 2,
  requires = { aggro = ">=99" },  --> error pack-requires
  licence = "CC-BY-4.0",
}
