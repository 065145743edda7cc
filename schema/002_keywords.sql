-- What `aggro find keyword:…` looks at.

pragma user_version = 2;                -- the number of the last schema file that was applied

alter table card add column keywords text                                -- printed, of both sides: "Protector, Assault 2"
  check (length(keywords) between 1 and 319);
