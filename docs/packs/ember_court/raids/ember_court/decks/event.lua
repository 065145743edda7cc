return deck "Ember Court: Event deck" {
  cards = {
    { 20, "ember_court/ember_court_heat" },
  },
}
