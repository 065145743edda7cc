// What the database holds, row by row: one struct a table, as the build writes it and the engine
// reads it. Texts are never NULL ("" means none); numbers that a card does not have are -1.
#ifndef AG_STORE_DATABASE_ROWS_H
#define AG_STORE_DATABASE_ROWS_H

#include "base/list.h"

typedef struct ag_meta_row {
    const char *key, *value;
} ag_meta_row;

typedef struct ag_pack_row {
    const char *key, *name;
    int api_level;
} ag_pack_row;

// A script's text is stored apart, in a version (library.h), because it may be replaced while a
// game uses it. In a library that reads on demand both are NULL until they are needed.
struct ag_script_version;
typedef struct ag_script_row {
    const char *key, *hash, *source, *path, *pack;
    struct ag_script_version *version;
} ag_script_row;

typedef struct ag_card_row {
    const char *key, *name, *type, *rarity, *damage, *tags, *classes, *faction, *requires,
        *back_name;
    const char *keywords, *deckbuilding;
    int number, cost, cost_x, atk, health, def, strike, boss_order, side_count;
    int instant, ongoing, is_unique, is_unlimited, is_token;
    const char *text, *back_text;       // from card_text
} ag_card_row;

typedef struct ag_card_text_row {
    const char *key, *lang, *field, *text;
} ag_card_text_row;

typedef struct ag_translation_row {
    const char *script, *key, *lang, *name, *back_name, *text, *back_text;
} ag_translation_row;

typedef struct ag_raid_row {
    const char *key, *name;
} ag_raid_row;

// A Boss, phase or deck of a raid.
typedef struct ag_part_row {
    const char *raid, *key;
    int position;
} ag_part_row;

typedef struct ag_deck_row {
    const char *key, *name, *hero, *plan, *raid;
    int line_first, line_count;         // its rows of deck_card
} ag_deck_row;

typedef struct ag_deck_card_row {
    const char *deck, *key;
    int position, count;
} ag_deck_card_row;

// Tables in the order in which they are written: those that others refer to come first.
enum {
    AG_TABLE_META,
    AG_TABLE_PACK,
    AG_TABLE_SCRIPT,
    AG_TABLE_CARD,
    AG_TABLE_CARD_TEXT,
    AG_TABLE_RAID,
    AG_TABLE_RAID_BOSS,
    AG_TABLE_RAID_PHASE,
    AG_TABLE_DECK,
    AG_TABLE_DECK_CARD,
    AG_TABLE_RAID_DECK,
    AG_TABLE_TRANSLATION,
    AG_TABLE_COUNT
};

// A late column is written with its row, but read on its own.
enum {
    AG_COLUMN_TEXT, AG_COLUMN_TEXT_OR_NULL, AG_COLUMN_INT, AG_COLUMN_INT_OR_NULL,
    AG_COLUMN_TEXT_LATE
};

// What a text is made of.
enum { AG_OF_BYTES, AG_OF_TEXT, AG_OF_LINE, AG_OF_KEY, AG_OF_HEX, AG_OF_NUMBERS };

// What a column may hold is stated here as in the schema, because the CHECKs of a file are only
// those that its maker chose.
typedef struct ag_column {
    const char *name;
    size_t offset;                      // in the row's struct
    int kind;
    int least, most;                    // of the number, or of the text in bytes
    int made_of;                        // AG_OF_…, of a text
    const char *words;                  // "boss, raiders": one of these; NULL: any
} ag_column;

typedef struct ag_row_table {
    const char *name;
    int key_count;                      // the number of columns, from the first, in its primary key
    size_t row_size;
    const ag_column *columns;
    int column_count;
} ag_row_table;

extern const ag_row_table ag_tables[AG_TABLE_COUNT];

// What a row holds in a column of that kind.
int ag_column_is_number(const ag_column *column);
int ag_column_number(const void *row, const ag_column *column);
const char *ag_column_text(const void *row, const ag_column *column);

#endif
