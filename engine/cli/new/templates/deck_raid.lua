--@ deck.raid raids/{{raid}}/decks/{{stem}}.lua
--> aggro check {{path}}
--> name it in {{at}}raids/{{own}}/raid.lua: decks = { …, "{{stem}}" },
--> aggro deck check --raid {{raid}}{{modes}} {{part}}={{stem}}{{with}}
--> aggro play {{raid}}{{modes}} --deck {{part}}={{stem}}{{with}}
-- A deck of the Boss player's: raid.lua names it in `decks`, or who plays in --deck.
return deck "{{called}}" {
  cards = {
    {{cards}}
  },
}
