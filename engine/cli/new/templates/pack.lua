--@ pack {{stem}}/pack.lua
--> aggro check {{place}}
--> aggro test {{place}}
--> aggro new card NAME --in {{place}}
--> aggro build --pack {{place}} --out {{stem}}.db
-- What the pack is, whom it needs and what it changes: docs/packs.md.
return pack "{{called}}" {
  key = "{{stem}}", version = "0.1.0", api_level = {{level}},
  requires = { aggro = ">={{version}}" },
  authors = { "Somebody" }, licence = "CC-BY-4.0",
  -- changes = { "set/card" },          -- cards of others, with a file of that key here
}
