return pack "Ash" {
  key = "ash",
  version = "1..0",  --> error pack-version
  api_level = 2,
  requires = { aggro = ">=0.1" },
  licence = "CC-BY-4.0",
}
