-- A durable table: one game as its log, with all that is needed to play it again, as a recording carries it. An entry is
-- in here before anybody is told what came of it. Forward-only: a change is a new numbered file.

pragma application_id = 1095193666;     -- "AGTB"
pragma user_version = 1;                -- the number of the last schema file that was applied

-- How the game was begun.
create table game (
  id integer primary key check (id = 1),                                -- there is one
  raid text not null check (length(raid) between 1 and 63),             -- key
  mode text not null check (length(mode) between 1 and 31),             -- "standard"
  seed text not null                                                    -- 64 bits, hexadecimal
    check (length(seed) = 16 and seed not glob '*[^0-9a-f]*'),
  ask_all integer not null check (ask_all in (0, 1)),                   -- decisions with one answer are asked, too
  bare integer not null check (bare in (0, 1)),                         -- it began as an empty position
  engine text not null check (length(engine) between 1 and 31),         -- the Aggro that began it
  api_level integer not null check (api_level between 1 and 999)        -- the Lua surface that its scripts need
) strict;

-- Who sat down, in the order of the table; the Boss player last.
create table seat (
  seat integer primary key check (seat between 1 and 6),                -- 1 is the first raider
  side integer not null check (side in (1, 2)),                         -- 1: the Boss player, 2: raiders
  decks integer not null check (decks between 0 and 6),                 -- how many decks he brought
  deck text check (length(deck) between 1 and 63),                      -- key of the deck; null: it has none
  hero text check (length(hero) between 1 and 63)                       -- key of the hero; null: a Boss player
) strict;

-- The cards of each deck in the order in which they were dealt in; neighbours that are alike share a row.
create table seat_card (
  seat integer not null references seat (seat),                         -- whose
  deck integer not null check (deck between 0 and 5),                   -- which of his decks
  position integer not null check (position between 1 and 1024),        -- its row in the deck
  key text not null check (length(key) between 1 and 63),               -- the card
  count integer not null check (count between 1 and 1024),              -- copies
  primary key (seat, deck, position)
) strict, without rowid;

-- Every script that the game has used so far, as it was then: the table keeps its own.
create table script (
  key text primary key check (length(key) between 1 and 63),            -- "onyxias_lair/crush"
  hash text not null check (length(hash) = 32),                         -- 128 bits of `source`, hexadecimal
  source text not null check (length(source) <= 1048576),               -- the Lua text
  path text not null check (length(path) between 1 and 255)             -- the file, as errors name it
) strict, without rowid;

-- The log. Rows are only ever added.
create table entry (
  number integer primary key check (number >= 1),                       -- 1, 2, 3, … without a gap
  kind text not null check (kind in                                     -- what it is
    ('answer', 'concede', 'ruling', 'reload', 'referee', 'rewind', 'hand_over', 'mark', 'reseed')),
  seat integer not null check (seat between 0 and 6),                   -- whose; 0: the table's
  detail integer not null check (detail between 0 and 65535),           -- what sort of it; of an answer: how many picks
  value integer not null,                                               -- an answer's number, a ruling's ordinal
  question text not null                                                -- fingerprint of the question, hexadecimal
    check (length(question) = 16 and question not glob '*[^0-9a-f]*'),
  place text check (length(place) between 2 and 2047),                  -- what the referee changed, as a recording has it
  words text not null check (words not glob '*[^0-9 ]*')                -- its data: whole numbers, a blank between two
) strict;

-- How the game stands behind the last entry: for who lists tables, and to see that the log comes out the same.
create table state (
  id integer primary key check (id = 1),                                -- there is one
  entries integer not null check (entries >= 0),                        -- how many the log had
  turn integer not null check (turn >= 0),                              -- the number of the turn
  asked integer not null check (asked between 0 and 127),               -- seats that are asked, 1 << seat each; 0: over
  winner text not null                                                  -- '': nobody yet
    check (winner in ('', 'boss', 'raiders', 'draw')),
  reason text not null check (length(reason) <= 63),                    -- how it ended
  hash text not null check (length(hash) = 16)                          -- the game hash, hexadecimal
) strict;
