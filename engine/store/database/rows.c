// The tables of the schema as data: which column is which field, and what it may hold. Lengths are
// in bytes, like those of ag_facts, from which a build makes the rows.
#include "store/database/rows.h"

#include <string.h>

#define CARD_TYPES                                                                                 \
    "hero, boss, ally, ability, armor, item, weapon, quest, location, event, token, fixture"
#define COUNT(list) (int)(sizeof(list) / sizeof(list)[0])

static const ag_column meta_columns[] = {
    { "key", offsetof(ag_meta_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_LINE, NULL },
    { "value", offsetof(ag_meta_row, value), AG_COLUMN_TEXT, 0, 255, AG_OF_LINE, NULL },
};
static const ag_column pack_columns[] = {
    { "key", offsetof(ag_pack_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_LINE, NULL },
    { "name", offsetof(ag_pack_row, name), AG_COLUMN_TEXT, 1, 127, AG_OF_LINE, NULL },
    { "api_level", offsetof(ag_pack_row, api_level), AG_COLUMN_INT, 1, 999, 0, NULL },
};
static const ag_column script_columns[] = {
    { "key", offsetof(ag_script_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "hash", offsetof(ag_script_row, hash), AG_COLUMN_TEXT, 32, 32, AG_OF_HEX, NULL },
    { "source", offsetof(ag_script_row, source), AG_COLUMN_TEXT_LATE, 0, 1048576, AG_OF_BYTES,
      NULL },
    { "path", offsetof(ag_script_row, path), AG_COLUMN_TEXT, 1, 255, AG_OF_LINE, NULL },
    { "pack", offsetof(ag_script_row, pack), AG_COLUMN_TEXT, 1, 63, AG_OF_LINE, NULL },
};
static const ag_column card_columns[] = {
    { "key", offsetof(ag_card_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "name", offsetof(ag_card_row, name), AG_COLUMN_TEXT, 1, 127, AG_OF_LINE, NULL },
    { "type", offsetof(ag_card_row, type), AG_COLUMN_TEXT, 1, 31, AG_OF_LINE, CARD_TYPES },
    { "number", offsetof(ag_card_row, number), AG_COLUMN_INT_OR_NULL, 0, 9999, 0, NULL },
    { "rarity", offsetof(ag_card_row, rarity), AG_COLUMN_TEXT_OR_NULL, 1, 15, AG_OF_LINE, NULL },
    { "cost", offsetof(ag_card_row, cost), AG_COLUMN_INT_OR_NULL, 0, 99, 0, NULL },
    { "cost_x", offsetof(ag_card_row, cost_x), AG_COLUMN_INT, 0, 9, 0, NULL },
    { "atk", offsetof(ag_card_row, atk), AG_COLUMN_INT_OR_NULL, 0, 999, 0, NULL },
    { "health", offsetof(ag_card_row, health), AG_COLUMN_INT_OR_NULL, 0, 9999, 0, NULL },
    { "def", offsetof(ag_card_row, def), AG_COLUMN_INT_OR_NULL, 0, 999, 0, NULL },
    { "strike", offsetof(ag_card_row, strike), AG_COLUMN_INT_OR_NULL, 0, 99, 0, NULL },
    { "damage", offsetof(ag_card_row, damage), AG_COLUMN_TEXT_OR_NULL, 1, 63, AG_OF_LINE, NULL },
    { "tags", offsetof(ag_card_row, tags), AG_COLUMN_TEXT_OR_NULL, 1, 159, AG_OF_LINE, NULL },
    { "classes", offsetof(ag_card_row, classes), AG_COLUMN_TEXT_OR_NULL, 1, 159, AG_OF_LINE, NULL },
    { "faction", offsetof(ag_card_row, faction), AG_COLUMN_TEXT_OR_NULL, 1, 15, AG_OF_LINE, NULL },
    { "requires", offsetof(ag_card_row, requires), AG_COLUMN_TEXT_OR_NULL, 1, 31, AG_OF_LINE,
      NULL },
    { "instant", offsetof(ag_card_row, instant), AG_COLUMN_INT, 0, 1, 0, NULL },
    { "ongoing", offsetof(ag_card_row, ongoing), AG_COLUMN_INT, 0, 1, 0, NULL },
    { "is_unique", offsetof(ag_card_row, is_unique), AG_COLUMN_INT, 0, 1, 0, NULL },
    { "is_unlimited", offsetof(ag_card_row, is_unlimited), AG_COLUMN_INT, 0, 1, 0, NULL },
    { "is_token", offsetof(ag_card_row, is_token), AG_COLUMN_INT, 0, 1, 0, NULL },
    { "boss_order", offsetof(ag_card_row, boss_order), AG_COLUMN_INT_OR_NULL, 0, 99, 0, NULL },
    { "side_count", offsetof(ag_card_row, side_count), AG_COLUMN_INT, 1, 2, 0, NULL },
    { "back_name", offsetof(ag_card_row, back_name), AG_COLUMN_TEXT_OR_NULL, 1, 127, AG_OF_LINE,
      NULL },
    { "keywords", offsetof(ag_card_row, keywords), AG_COLUMN_TEXT_OR_NULL, 1, 319, AG_OF_LINE,
      NULL },
    { "deckbuilding", offsetof(ag_card_row, deckbuilding), AG_COLUMN_TEXT_OR_NULL, 1, 191,
      AG_OF_LINE, NULL },
};
static const ag_column card_text_columns[] = {
    { "key", offsetof(ag_card_text_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "lang", offsetof(ag_card_text_row, lang), AG_COLUMN_TEXT, 2, 11, AG_OF_LINE, NULL },
    { "field", offsetof(ag_card_text_row, field), AG_COLUMN_TEXT, 1, 15, AG_OF_LINE,
      "text, back_text" },
    { "text", offsetof(ag_card_text_row, text), AG_COLUMN_TEXT, 1, 1023, AG_OF_TEXT, NULL },
};
static const ag_column raid_columns[] = {
    { "key", offsetof(ag_raid_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "name", offsetof(ag_raid_row, name), AG_COLUMN_TEXT, 1, 127, AG_OF_LINE, NULL },
};
static const ag_column part_columns[] = {
    { "raid", offsetof(ag_part_row, raid), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "position", offsetof(ag_part_row, position), AG_COLUMN_INT, 1, 128, 0, NULL },
    { "key", offsetof(ag_part_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
};
static const ag_column deck_columns[] = {
    { "key", offsetof(ag_deck_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "name", offsetof(ag_deck_row, name), AG_COLUMN_TEXT, 1, 127, AG_OF_LINE, NULL },
    { "hero", offsetof(ag_deck_row, hero), AG_COLUMN_TEXT_OR_NULL, 1, 63, AG_OF_KEY, NULL },
    { "plan", offsetof(ag_deck_row, plan), AG_COLUMN_TEXT_OR_NULL, 1, 255, AG_OF_TEXT, NULL },
    { "raid", offsetof(ag_deck_row, raid), AG_COLUMN_TEXT_OR_NULL, 1, 63, AG_OF_KEY, NULL },
};
static const ag_column deck_card_columns[] = {
    { "deck", offsetof(ag_deck_card_row, deck), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "position", offsetof(ag_deck_card_row, position), AG_COLUMN_INT, 1, 128, 0, NULL },
    { "key", offsetof(ag_deck_card_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "count", offsetof(ag_deck_card_row, count), AG_COLUMN_INT, 1, 255, 0, NULL },
};

static const ag_column translation_columns[] = {
    { "script", offsetof(ag_translation_row, script), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "key", offsetof(ag_translation_row, key), AG_COLUMN_TEXT, 1, 63, AG_OF_KEY, NULL },
    { "lang", offsetof(ag_translation_row, lang), AG_COLUMN_TEXT, 2, 11, AG_OF_LINE, NULL },
    { "name", offsetof(ag_translation_row, name), AG_COLUMN_TEXT_OR_NULL, 1, 127, AG_OF_LINE,
      NULL },
    { "back_name", offsetof(ag_translation_row, back_name), AG_COLUMN_TEXT_OR_NULL, 1, 127,
      AG_OF_LINE, NULL },
    { "text", offsetof(ag_translation_row, text), AG_COLUMN_TEXT_OR_NULL, 1, 1023, AG_OF_TEXT,
      NULL },
    { "back_text", offsetof(ag_translation_row, back_text), AG_COLUMN_TEXT_OR_NULL, 1, 1023,
      AG_OF_TEXT, NULL },
};

const ag_row_table ag_tables[AG_TABLE_COUNT] = {
    [AG_TABLE_META] = { "meta", 1, sizeof(ag_meta_row), meta_columns, COUNT(meta_columns) },
    [AG_TABLE_PACK] = { "pack", 1, sizeof(ag_pack_row), pack_columns, COUNT(pack_columns) },
    [AG_TABLE_SCRIPT] = { "script", 1, sizeof(ag_script_row), script_columns,
                          COUNT(script_columns) },
    [AG_TABLE_CARD] = { "card", 1, sizeof(ag_card_row), card_columns, COUNT(card_columns) },
    [AG_TABLE_CARD_TEXT] = { "card_text", 3, sizeof(ag_card_text_row), card_text_columns,
                             COUNT(card_text_columns) },
    [AG_TABLE_RAID] = { "raid", 1, sizeof(ag_raid_row), raid_columns, COUNT(raid_columns) },
    [AG_TABLE_RAID_BOSS] = { "raid_boss", 2, sizeof(ag_part_row), part_columns,
                             COUNT(part_columns) },
    [AG_TABLE_RAID_PHASE] = { "raid_phase", 2, sizeof(ag_part_row), part_columns,
                              COUNT(part_columns) },
    [AG_TABLE_DECK] = { "deck", 1, sizeof(ag_deck_row), deck_columns, COUNT(deck_columns) },
    [AG_TABLE_DECK_CARD] = { "deck_card", 2, sizeof(ag_deck_card_row), deck_card_columns,
                             COUNT(deck_card_columns) },
    [AG_TABLE_RAID_DECK] = { "raid_deck", 2, sizeof(ag_part_row), part_columns,
                             COUNT(part_columns) },
    [AG_TABLE_TRANSLATION] = { "translation", 2, sizeof(ag_translation_row), translation_columns,
                               COUNT(translation_columns) },
};

int ag_column_is_number(const ag_column *column)
{
    return column->kind == AG_COLUMN_INT || column->kind == AG_COLUMN_INT_OR_NULL;
}

int ag_column_number(const void *row, const ag_column *column)
{
    int number;
    memcpy(&number, (const char *)row + column->offset, sizeof number);
    return number;
}

const char *ag_column_text(const void *row, const ag_column *column)
{
    const char *text;
    memcpy(&text, (const char *)row + column->offset, sizeof text);
    return text;
}
