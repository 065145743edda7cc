return pack "Ember Court" {
  key = "ember_court", version = "1.0.0", api_level = 2,
  requires = { aggro = ">=0.1" },
  authors = { "The Aggro maintainers" }, licence = "CC-BY-4.0",
  about = "A small raid of its own, and Onyxia in a heroic mode.",
  changes = { "hoa/fire_blast" },
}
