-- Cards in other languages: what their files of texts say (raids/<raid>/lang/de.lua, cards/<set>/lang/de.lua).
pragma user_version = 3;

-- A card in another language. Null: as in English.
create table translation (
  script text not null references script (key),                         -- who says it: "hoa/lang/de"
  key text not null references card (key),                              -- the card
  lang text not null check (length(lang) between 2 and 11),             -- "de"
  name text check (length(name) between 1 and 127),                     -- what it is called
  back_name text check (length(back_name) between 1 and 127),           -- on its other side, where that differs
  text text check (length(text) between 1 and 1023),                    -- numbers filled in
  back_text text check (length(back_text) between 1 and 1023),          -- of its other side
  primary key (script, key)
) strict, without rowid;
