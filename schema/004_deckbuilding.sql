-- What a hero says of the decks that are built around it.

pragma user_version = 4;                -- the number of the last schema file that was applied

alter table card add column deckbuilding text                            -- "mage, warlock; monster; alliance horde; 1":
  check (length(deckbuilding) between 1 and 191);                        -- classes; factions; one of these; copies of a name
