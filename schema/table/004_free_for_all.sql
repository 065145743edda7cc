-- A duel may have up to five players, each against all. The two tables are made anew, as for duels of two.
pragma defer_foreign_keys = on;

create temp table seat_before as select * from seat;
drop table main.seat;

-- Who sat down, in the order of the table; the Boss player of a raid last.
create table seat (
  seat integer primary key check (seat between 1 and 6),                -- 1 is the first raider, or player of a duel
  side integer not null check (side between 1 and 7),                   -- 1: the Boss player, 2: raiders; 3 to 7: of a duel
  decks integer not null check (decks between 0 and 6),                 -- how many decks he brought
  deck text check (length(deck) between 1 and 63),                      -- key of the deck; null: it has none
  hero text check (length(hero) between 1 and 63)                       -- key of the hero; null: a Boss player
) strict;
insert into seat select seat, side, decks, deck, hero from seat_before;
drop table seat_before;

create temp table state_before as select * from state;
drop table main.state;

-- How the game stands behind the last entry: for who lists tables, and to see that the log comes out the same.
create table state (
  id integer primary key check (id = 1),                                -- there is one
  entries integer not null check (entries >= 0),                        -- how many the log had
  turn integer not null check (turn >= 0),                              -- the number of the turn
  asked integer not null check (asked between 0 and 127),               -- seats that are asked, 1 << seat each; 0: over
  winner text not null                                                  -- '': nobody yet
    check (winner in ('', 'boss', 'raiders', 'draw', 'player 1', 'player 2', 'player 3', 'player 4', 'player 5')),
  reason text not null check (length(reason) <= 63),                    -- how it ended
  hash text not null check (length(hash) = 16)                          -- the game hash, hexadecimal
) strict;
insert into state select id, entries, turn, asked, winner, reason, hash from state_before;
drop table state_before;

pragma user_version = 4;                -- the number of the last schema file that was applied
