return deck "Ember Court: Main deck" {
  cards = {
    { 16, "ember_court/ember_court_flame" },
    { 8, "ember_court/ember_court_crush" },
    { 16, "ember_court/ember_court_guard" },
  },
}
