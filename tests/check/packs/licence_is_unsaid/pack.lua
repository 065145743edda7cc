return pack "Ash" {  --> warning pack-licence
  key = "ash",
  version = "1.0.0",
  api_level = 1,
  requires = { aggro = ">=0.1" },
}
