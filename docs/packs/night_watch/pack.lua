return pack "Night Watch" {
  key = "night_watch", version = "1.0.0", api_level = 2,
  requires = { aggro = ">=0.1" },
  authors = { "The Aggro maintainers" }, licence = "CC-BY-4.0",
  about = "An Epic ability and a Heroic Minion for the Black Temple, with decks for both modes.",
}
