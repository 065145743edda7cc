return pack "Golden decks" {
  key = "golden_decks", version = "1.0.0", api_level = 2,
  requires = { aggro = ">=0.1" },
  authors = { "The Aggro maintainers" }, licence = "CC-BY-4.0",
  about = "Decks that golden games are played with, where the project's own do not get far enough.",
}
