--@ raid raids/{{stem}}/decks/main.lua
return deck "{{called}}: Main deck" {
  cards = {
    { 16, "{{stem}}/{{stem}}_flame" },
    { 8, "{{stem}}/{{stem}}_crush" },
    { 16, "{{stem}}/{{stem}}_guard" },
  },
}
