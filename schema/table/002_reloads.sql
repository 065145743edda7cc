-- Scripts that the game was given while it was played: the entry "reload" n of the log is the set n. What a set does not
-- have is as in the set before it; set 0 are the scripts of the beginning, in the table `script`.
create table reloaded_script (
  set_number integer not null check (set_number between 1 and 65535),   -- the reload that brought it
  position integer not null check (position >= 1),                      -- its place among those of its set
  key text not null check (length(key) between 1 and 63),               -- "onyxias_lair/crush"
  hash text not null check (length(hash) = 32),                         -- 128 bits of `source`, hexadecimal
  source text not null check (length(source) <= 1048576),               -- the Lua text
  path text not null check (length(path) between 1 and 255),            -- the file, as errors name it
  primary key (set_number, position)
) strict, without rowid;

pragma user_version = 2;                -- the number of the last schema file that was applied
