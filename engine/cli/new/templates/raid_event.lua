--@ raid raids/{{stem}}/decks/event.lua
return deck "{{called}}: Event deck" {
  cards = {
    { 20, "{{stem}}/{{stem}}_heat" },
  },
}
