return pack "Ash" {
  key = "cinder",
  version = "1.0.0",
  api_level = 2,
  requires = { ash = "1.0" },  --> error pack-requires
  licence = "CC-BY-4.0",
}
