return pack "Ash" {  --> warning pack-licence
  key = "ash",
  version = "1.0.0",
  api_level = 2,
  requires = { aggro = ">=0.1" },
}
