-- The card database: every script with what it says about itself. The Lua files are the source, this is built from
-- them, the same bytes each time; it alone is enough to play. Forward-only: a change is a new numbered file.

pragma application_id = 1095190354;     -- "AGGR"
pragma user_version = 1;                -- the number of the last schema file that was applied

-- Facts about the database itself: the API level, the version of Aggro that built it, the hash of its content.
create table meta (
  key text primary key check (length(key) between 1 and 63),            -- "api_level", "built_by", "content"
  value text not null                                                   -- as text, whatever it is
) strict, without rowid;

-- Where scripts come from. Aggro's own are the pack "aggro".
create table pack (
  key text primary key check (length(key) between 1 and 63),            -- short name, unique
  name text not null check (length(name) between 1 and 127),            -- as people read it
  api_level integer not null check (api_level between 1 and 999)        -- the Lua surface that it is written for
) strict, without rowid;

-- Every Lua file: cards, raids, phases, decks and the modules that they use.
create table script (
  key text primary key                                                  -- "onyxias_lair/crush"
    check (length(key) between 1 and 63 and key not glob '*[^a-z0-9_/]*'),
  hash text not null                                                    -- 128 bits of `source`, hexadecimal
    check (length(hash) = 32 and hash not glob '*[^0-9a-f]*'),
  source text not null check (length(source) <= 1048576),               -- the Lua text
  path text not null unique check (length(path) between 1 and 255),     -- the file, as errors name it
  pack text not null references pack (key)                              -- who brought it
) strict, without rowid;
create index script_hash on script (hash);

-- What a card says about itself. Null: the card has no such number.
create table card (
  key text primary key references script (key),                         -- its script
  name text not null check (length(name) between 1 and 127),            -- several cards may bear one name
  type text not null check (type in                                     -- what stands on its type line
    ('hero', 'boss', 'ally', 'ability', 'armor', 'item', 'weapon', 'quest', 'location', 'event', 'token', 'fixture')),
  number integer check (number between 0 and 9999),                     -- in its set
  rarity text check (length(rarity) between 1 and 15),                  -- "common", "epic", …
  cost integer check (cost between 0 and 99),                           -- the number in the corner
  cost_x integer not null check (cost_x between 0 and 9),               -- how many X stand beside it
  atk integer check (atk between 0 and 999),                            -- attack
  health integer check (health between 0 and 9999),                     -- hit points
  def integer check (def between 0 and 999),                            -- defence of armor
  strike integer check (strike between 0 and 99),                       -- strike cost of a weapon
  damage text check (length(damage) between 1 and 63),                  -- damage types, a space between two
  tags text check (length(tags) between 1 and 159),                     -- "Orc, Warrior"
  classes text check (length(classes) between 1 and 159),               -- class icons: "mage, warrior"
  faction text check (length(faction) between 1 and 15),                -- faction icon
  requires text check (length(requires) between 1 and 31),              -- what its hero must be: "traitor_hero"
  instant integer not null check (instant in (0, 1)),                   -- may be played whenever one has priority
  ongoing integer not null check (ongoing in (0, 1)),                   -- stays in play
  is_unique integer not null check (is_unique in (0, 1)),               -- one of its name in a party
  is_unlimited integer not null check (is_unlimited in (0, 1)),         -- a deck may hold any number
  is_token integer not null check (is_token in (0, 1)),                 -- put into play by effects, in no deck
  boss_order integer check (boss_order between 0 and 99),               -- which Boss or stage of its raid
  side_count integer not null check (side_count in (1, 2)),             -- printed sides
  back_name text check (length(back_name) between 1 and 127)            -- name on the other side, where it differs
) strict, without rowid;
create index card_name on card (name);

-- The rules text of a card, in our own words, numbers filled in. A card without text has no row.
create table card_text (
  key text not null references card (key),                              -- the card
  lang text not null check (length(lang) between 2 and 11),             -- "en"
  field text not null check (field in ('text', 'back_text')),           -- which side it stands on
  text text not null check (length(text) between 1 and 1023),           -- the sentences
  primary key (key, lang, field)
) strict, without rowid;

-- Raids.
create table raid (
  key text primary key references script (key),                         -- "onyxias_lair"
  name text not null check (length(name) between 1 and 127)             -- as people read it
) strict, without rowid;

-- Bosses of a raid, in the order in which they are met.
create table raid_boss (
  raid text not null references raid (key),                             -- the raid
  position integer not null check (position between 1 and 128),         -- 1 starts in play
  key text not null references card (key),                              -- the Boss card
  primary key (raid, position)
) strict, without rowid;

-- Phases that a raid has of its own, in the order of its turn.
create table raid_phase (
  raid text not null references raid (key),                             -- the raid
  position integer not null check (position between 1 and 128),         -- first to last
  key text not null references script (key),                            -- the phase's script
  primary key (raid, position)
) strict, without rowid;

-- Decks, of players and of Boss players.
create table deck (
  key text primary key references script (key),                         -- "decks/first_raid"
  name text not null check (length(name) between 1 and 127),            -- as people read it
  hero text references card (key),                                      -- of a player's deck
  plan text check (length(plan) between 1 and 255),                     -- how it means to win
  raid text references raid (key),                                      -- of a Boss player's deck: the raid
  check ((raid is null) = (hero is not null))
) strict, without rowid;

-- What a deck holds, in the order of its file.
create table deck_card (
  deck text not null references deck (key),                             -- the deck
  position integer not null check (position between 1 and 128),         -- its line
  key text not null references card (key),                              -- the card
  count integer not null check (count between 1 and 255),               -- copies
  primary key (deck, position)
) strict, without rowid;

-- The Boss player's decks, in order; the first is the one drawn from.
create table raid_deck (
  raid text not null references raid (key),                             -- the raid
  position integer not null check (position between 1 and 128),         -- first to last
  key text not null references deck (key),                              -- the deck
  primary key (raid, position)
) strict, without rowid;

-- Full-text search over names and text: select key from card_search where card_search match 'fire'.
create virtual table card_search using fts5 (
  key unindexed,                                                        -- the card
  name,                                                                 -- both sides' names
  text,                                                                 -- both sides' text
  tokenize = 'unicode61 remove_diacritics 2'
);
