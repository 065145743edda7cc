--@ deck.raider cards/decks/{{stem}}.lua
--> aggro deck check {{path}}{{with}}
-- A raider's deck: one hero, sixty cards or more, four of a name at most (docs/decks.md).
{{deck}}
